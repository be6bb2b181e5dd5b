import Graphics
import ViewEngine

/// A value of the source whose properties follow keyframes.
struct KeyframeRoot {
    fileprivate var value: Value

    init(_ value: Any0) {
        self.value = value.value
    }

    var argument: Any0 { Any0(value) }

    subscript(property: KeyframeProperty) -> KeyframeValue {
        get { KeyframeValue(Any0(property.get(value))) }
        set { value = property.set(value, newValue.value) }
    }
}

/// A property of a value of the source, or the value itself.
final class KeyframeProperty: Hashable {
    fileprivate let get: (Value) -> Value
    /// Returns a value with another value of the property.
    fileprivate let set: (Value, Value) -> Value

    init(get: @escaping (Value) -> Value, set: @escaping (Value, Value) -> Value) {
        self.get = get
        self.set = set
    }

    static func == (first: KeyframeProperty, second: KeyframeProperty) -> Bool { first === second }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The value of a keyframe.
struct KeyframeValue: Animatable {
    fileprivate var value: Value

    init(_ value: Any0) {
        self.value = value.value
    }

    var animatableData: InterpretedVector {
        get {
            if case .record(let record) = value { return InterpretedVector(record.animatableData) }
            return InterpretedVector(value)
        }
        set {
            guard case .record(var record) = value else {
                value = newValue.value(like: value)
                return
            }
            record.setAnimatableData(newValue)
            value = .record(record)
        }
    }
}

extension KeyframeTracks<KeyframeRoot> {
    /// No keyframes.
    static var none: KeyframeTracks { KeyframesBuilder<KeyframeRoot>.buildBlock() }

    /// The tracks that a builder has made; keyframes outside of a track follow each other in one of the value itself.
    init(bridging values: [StyleInterpreter.Value]) throws(Failure) {
        var keyframes: [KeyframeSequence<KeyframeValue>] = []
        self = .none
        for value in values {
            switch value {
            case .engine(let track as KeyframeTrack<KeyframeRoot, KeyframeValue>):
                self = KeyframesBuilder.buildBlock(self, KeyframesBuilder.buildExpression(track))
            case .engine(let sequence as KeyframeSequence<KeyframeValue>): keyframes.append(sequence)
            default: throw .mismatch(value, as: .any(.keyframes))
            }
        }
        guard !keyframes.isEmpty else { return }
        let property = KeyframeProperty(get: { $0 }, set: { $1 })
        let sequences = keyframes
        let track = KeyframeTrack(\KeyframeRoot[property]) {
            for sequence in sequences { sequence }
        }
        self = KeyframesBuilder.buildBlock(self, KeyframesBuilder.buildExpression(track))
    }
}
