/// A value of a track and the way to it.
struct KeyframeSegment<Value: Animatable> {
    enum Way {
        case jump
        case curve(UnitCurve)
        case spring(Spring)
        /// A smooth curve through the values; `nil` for the velocities that make it smooth.
        case cubic(startVelocity: Value?, endVelocity: Value?)
    }

    let way: Way
    let target: Value
    /// In seconds.
    let duration: Double
}

/// The keyframes of one value.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable

    /// The keyframes in their order.
    ///
    /// The requirement belongs to the engine and is no API for apps.
    var keyframes: KeyframeSequence<Value> { get }
}

/// Keyframes in their order.
///
/// The type belongs to the engine and is no API for apps.
public struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    var segments: [KeyframeSegment<Value>]

    public var keyframes: KeyframeSequence<Value> { self }
}

/// Jumps to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let target: Value

    public init(_ to: Value) {
        target = to
    }

    public var keyframes: KeyframeSequence<Value> {
        KeyframeSequence(segments: [KeyframeSegment(way: .jump, target: target, duration: 0)])
    }
}

/// Goes to a value along a straight line.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let segment: KeyframeSegment<Value>

    public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
        segment = KeyframeSegment(way: .curve(timingCurve), target: to, duration: max(0, duration))
    }

    public var keyframes: KeyframeSequence<Value> { KeyframeSequence(segments: [segment]) }
}

/// Goes to a value along a smooth curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let segment: KeyframeSegment<Value>

    /// Creates a keyframe; velocities are per second.
    public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        segment = KeyframeSegment(
            way: .cubic(startVelocity: startVelocity, endVelocity: endVelocity),
            target: to,
            duration: max(0, duration)
        )
    }

    public var keyframes: KeyframeSequence<Value> { KeyframeSequence(segments: [segment]) }
}

/// Goes to a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let segment: KeyframeSegment<Value>

    /// Creates a keyframe that lasts until the spring is at rest, unless a duration in seconds is given.
    public init(_ to: Value, duration: Double? = nil, spring: Spring = Spring()) {
        segment = KeyframeSegment(
            way: .spring(spring),
            target: to,
            duration: max(0, duration ?? spring.duration * 2)
        )
    }

    public var keyframes: KeyframeSequence<Value> { KeyframeSequence(segments: [segment]) }
}

/// Combines the keyframes of a track.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression(
        _ keyframe: some KeyframeTrackContent<Value>
    ) -> KeyframeSequence<Value> { keyframe.keyframes }

    public static func buildBlock(_ parts: KeyframeSequence<Value>...) -> KeyframeSequence<Value> {
        KeyframeSequence(segments: parts.flatMap(\.segments))
    }

    public static func buildArray(_ parts: [KeyframeSequence<Value>]) -> KeyframeSequence<Value> {
        KeyframeSequence(segments: parts.flatMap(\.segments))
    }

    public static func buildOptional(_ part: KeyframeSequence<Value>?) -> KeyframeSequence<Value> {
        part ?? KeyframeSequence(segments: [])
    }

    public static func buildEither(first: KeyframeSequence<Value>) -> KeyframeSequence<Value> { first }

    public static func buildEither(second: KeyframeSequence<Value>) -> KeyframeSequence<Value> { second }
}
