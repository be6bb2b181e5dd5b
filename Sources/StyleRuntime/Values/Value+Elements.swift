extension Value {
    /// The elements of a sequence, in the order of a loop; nil for a value that is none.
    ///
    /// A dictionary is ordered by its keys, so that its order is the same in each process.
    func elements() throws(Failure) -> [Value]? {
        let limit = InterpreterLimits().elements
        switch self {
        case .array(let elements): return elements
        case .range(let range):
            guard range.boundedCount <= limit else { throw Failure(.elementCount(limit: limit)) }
            return range.map(Value.integer)
        case .string(let text): return text.map { .string(String($0)) }
        case .dictionary(let pairs): return pairs.sortedPairs.map { .tuple([$0.key, $0.value]) }
        default: return nil
        }
    }

    /// The elements of a tuple; nil for another value.
    package var elementsOfTuple: [Value]? {
        if case .tuple(let elements) = self { elements } else { nil }
    }
}

extension Range<Int> {
    /// The number of integers in the range; `Int.max` for a range of more.
    package var boundedCount: Int {
        let (count, isOverflow) = upperBound.subtractingReportingOverflow(lowerBound)
        return isOverflow ? .max : count
    }
}

extension [Value: Value] {
    /// The keys and values in the order of the keys as text, which is the same in each process.
    package var sortedPairs: [(key: Value, value: Value)] {
        sorted { first, second in
            switch (first.key, second.key) {
            case (.integer(let first), .integer(let second)): first < second
            case (.number(let first), .number(let second)): first < second
            default: first.key.description < second.key.description
            }
        }
    }
}
