import Graphics
package import ViewEngine

/// A value of the source whose properties follow keyframes.
package struct KeyframeRoot {
    fileprivate var value: Value

    package init(_ value: Any0) {
        self.value = value.value
    }

    package var argument: Any0 { Any0(value) }

    package subscript(property: KeyframeProperty) -> KeyframeValue {
        get { KeyframeValue(Any0(property.get(value))) }
        set { value = property.set(value, newValue.value) }
    }
}

/// A property of a value of the source, or the value itself.
package final class KeyframeProperty: Hashable {
    fileprivate let get: (Value) -> Value
    /// Returns a value with another value of the property.
    fileprivate let set: (Value, Value) -> Value

    package init(get: @escaping (Value) -> Value, set: @escaping (Value, Value) -> Value) {
        self.get = get
        self.set = set
    }

    package static func == (first: KeyframeProperty, second: KeyframeProperty) -> Bool { first === second }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The value of a keyframe.
package struct KeyframeValue: Animatable {
    fileprivate var value: Value

    package init(_ value: Any0) {
        self.value = value.value
    }

    package var animatableData: InterpretedVector {
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
    package init(bridging values: [StyleRuntime.Value]) throws(Failure) {
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

/// The keyframes that a builder of the source makes.
package struct KeyframesOfValue: Replaceable {
    package let tracks: KeyframeTracks<KeyframeRoot>

    package static var bridgedType: StyleType { .any(.keyframes, [.variable(0)]) }

    package static var replacement: KeyframesOfValue { KeyframesOfValue(tracks: .none) }

    init(tracks: KeyframeTracks<KeyframeRoot>) {
        self.tracks = tracks
    }

    package init(bridging value: Value) throws(Failure) {
        guard case .engine(let tracks as KeyframeTracks<KeyframeRoot>) = value else {
            throw .mismatch(value, as: Self.bridgedType)
        }
        self.tracks = tracks
    }

    package var bridged: Value { .engine(tracks) }
}
