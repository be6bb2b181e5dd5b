/// The keyframes of a value, or of several properties of it.
public protocol Keyframes<Value> {
    associatedtype Value

    /// Sets the properties of a value that have keyframes.
    ///
    /// The requirement belongs to the engine and is no API for apps.
    func set(_ value: inout Value, from initial: Value, at time: Double)

    /// In seconds. The requirement belongs to the engine and is no API for apps.
    var duration: Double { get }
}

/// The keyframes of one property.
public struct KeyframeTrack<Root, Value: Animatable>: Keyframes {
    private let keyPath: WritableKeyPath<Root, Value>
    private let segments: [KeyframeSegment<Value>]

    public init(
        _ keyPath: WritableKeyPath<Root, Value>,
        @KeyframeTrackContentBuilder<Value> content: () -> KeyframeSequence<Value>
    ) {
        self.keyPath = keyPath
        segments = content().segments
    }

    public var duration: Double { segments.reduce(0) { $0 + $1.duration } }

    public func set(_ value: inout Root, from initial: Root, at time: Double) {
        value[keyPath: keyPath] = self.value(from: initial[keyPath: keyPath], at: time)
    }

    private func value(from initial: Value, at time: Double) -> Value {
        var start = initial
        var elapsed = max(0, time)
        for (index, segment) in segments.enumerated() {
            guard elapsed < segment.duration else {
                start = segment.target
                elapsed -= segment.duration
                continue
            }
            var value = segment.target
            value.animatableData = vector(from: start, in: index, from: initial, at: elapsed)
            return value
        }
        return start
    }

    private func vector(
        from start: Value,
        in index: Int,
        from initial: Value,
        at elapsed: Double
    ) -> Value.AnimatableData {
        let segment = segments[index]
        var vector = start.animatableData
        let target = segment.target.animatableData
        switch segment.way {
        case .jump: return target
        case .curve(let curve):
            vector.move(towards: target, by: curve.value(at: elapsed / segment.duration))
            return vector
        case .spring(let spring):
            return vector + spring.value(target: target - vector, time: elapsed)
        case .cubic(let startVelocity, let endVelocity):
            let (first, last) = (
                startVelocity?.animatableData ?? velocity(before: index, from: initial),
                endVelocity?.animatableData ?? velocity(before: index + 1, from: initial)
            )
            return hermite(
                from: vector,
                to: target,
                velocities: (first.scaled(by: segment.duration), last.scaled(by: segment.duration)),
                at: elapsed / segment.duration
            )
        }
    }

    /// The velocity at the start of a keyframe that makes the curves on both sides smooth.
    private func velocity(before index: Int, from initial: Value) -> Value.AnimatableData {
        guard index > 0, index < segments.count, case .cubic = segments[index - 1].way,
            case .cubic = segments[index].way
        else { return .zero }
        let before = index > 1 ? segments[index - 2].target : initial
        let duration = segments[index - 1].duration + segments[index].duration
        guard duration > 0 else { return .zero }
        return (segments[index].target.animatableData - before.animatableData).scaled(by: 1 / duration)
    }

    private func hermite(
        from start: Value.AnimatableData,
        to end: Value.AnimatableData,
        velocities: (Value.AnimatableData, Value.AnimatableData),
        at t: Double
    ) -> Value.AnimatableData {
        let (square, cube) = (t * t, t * t * t)
        return start.scaled(by: 2 * cube - 3 * square + 1) + end.scaled(by: 3 * square - 2 * cube)
            + velocities.0.scaled(by: cube - 2 * square + t) + velocities.1.scaled(by: cube - square)
    }
}

extension KeyframeTrack where Root == Value {
    public init(@KeyframeTrackContentBuilder<Value> content: () -> KeyframeSequence<Value>) {
        self.init(\.self, content: content)
    }
}

/// Several tracks of one value.
public struct KeyframeTracks<Value>: Keyframes {
    fileprivate var tracks: [any Keyframes<Value>]

    public var duration: Double { tracks.map(\.duration).max() ?? 0 }

    public func set(_ value: inout Value, from initial: Value, at time: Double) {
        for track in tracks { track.set(&value, from: initial, at: time) }
    }
}

/// Combines the tracks of a value; keyframes outside of a track follow each other in one of the value itself.
@resultBuilder
public enum KeyframesBuilder<Value> {
    public static func buildExpression(_ track: some Keyframes<Value>) -> KeyframeTracks<Value> {
        KeyframeTracks(tracks: [track])
    }

    public static func buildExpression(
        _ keyframe: some KeyframeTrackContent<Value>
    ) -> KeyframeSequence<Value> where Value: Animatable { keyframe.keyframes }

    public static func buildBlock(_ tracks: KeyframeTracks<Value>...) -> KeyframeTracks<Value> {
        KeyframeTracks(tracks: tracks.flatMap(\.tracks))
    }

    public static func buildBlock(_ parts: KeyframeSequence<Value>...) -> KeyframeSequence<Value>
    where Value: Animatable {
        KeyframeSequence(segments: parts.flatMap(\.segments))
    }

    public static func buildArray(_ parts: [KeyframeSequence<Value>]) -> KeyframeSequence<Value>
    where Value: Animatable {
        KeyframeSequence(segments: parts.flatMap(\.segments))
    }

    public static func buildFinalResult(_ tracks: KeyframeTracks<Value>) -> KeyframeTracks<Value> { tracks }

    public static func buildFinalResult(_ sequence: KeyframeSequence<Value>) -> KeyframeTracks<Value>
    where Value: Animatable {
        KeyframeTracks(tracks: [KeyframeTrack<Value, Value>(\.self) { sequence }])
    }
}

/// The values of keyframes over time.
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let tracks: KeyframeTracks<Value>

    public init(
        initialValue: Value,
        @KeyframesBuilder<Value> content: () -> KeyframeTracks<Value>
    ) {
        self.initialValue = initialValue
        tracks = content()
    }

    init(initialValue: Value, tracks: KeyframeTracks<Value>) {
        self.initialValue = initialValue
        self.tracks = tracks
    }

    /// In seconds.
    public var duration: Double { tracks.duration }

    public func value(time: Double) -> Value {
        var value = initialValue
        tracks.set(&value, from: initialValue, at: time)
        return value
    }

    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
