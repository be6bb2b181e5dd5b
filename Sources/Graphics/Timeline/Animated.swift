/// A value at a time.
package struct Keyframe<Value: Sendable & Equatable>: Equatable, Sendable {
    /// In seconds from the start of the timeline.
    package var time: Double
    package var value: Value

    package init(time: Double, value: Value) {
        self.time = time
        self.value = value
    }
}

/// A value that may change over time, linearly from keyframe to keyframe.
package struct Animated<Value: Interpolatable>: Equatable, Sendable {
    /// In the order of their times, of which at most two are the same; a single one if the value is
    /// constant.
    package private(set) var keyframes: [Keyframe<Value>]

    /// A value that never changes.
    package init(_ value: Value) {
        keyframes = [Keyframe(time: 0, value: value)]
    }

    /// A value that changes, unless all keyframes have the same value; there is at least one keyframe.
    package init(keyframes: [Keyframe<Value>]) {
        precondition(!keyframes.isEmpty, "an animated value has a keyframe")
        let first = keyframes[0].value
        self.keyframes =
            keyframes.contains { $0.value != first } ? keyframes : [Keyframe(time: 0, value: first)]
    }

    package var isConstant: Bool { keyframes.count == 1 }

    /// The value at the start.
    package var rest: Value { keyframes[0].value }

    /// The value at a time; at a jump, the one after it.
    package func value(at time: Double) -> Value {
        // Finds the first keyframe after the time.
        var low = 0
        var high = keyframes.count
        while low < high {
            let middle = (low + high) / 2
            if keyframes[middle].time <= time { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return rest }
        let start = keyframes[low - 1]
        guard low < keyframes.count else { return start.value }
        let end = keyframes[low]
        return start.value.interpolated(
            towards: end.value,
            amount: (time - start.time) / (end.time - start.time)
        )
    }

    /// One aspect of the value over the same time.
    package func map<Aspect: Interpolatable>(_ aspect: (Value) -> Aspect) -> Animated<Aspect> {
        guard !isConstant else { return Animated<Aspect>(aspect(rest)) }
        return Animated<Aspect>(
            keyframes: keyframes.map { Keyframe(time: $0.time, value: aspect($0.value)) }
        )
    }
}

extension Keyframe: Hashable where Value: Hashable {}
extension Animated: Hashable where Value: Hashable {}
