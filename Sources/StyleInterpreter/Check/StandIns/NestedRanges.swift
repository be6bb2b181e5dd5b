/// Ranges of which two are apart, or one is in the other.
struct NestedRanges {
    /// In the order of their lower bounds, the outer one first.
    private let ranges: [Range<Int>]
    /// The places of the nearest ranges around them; nil for the outermost ones.
    private let parents: [Int?]

    init(_ ranges: Set<Range<Int>>) {
        let ranges = ranges.sorted { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
        var open: [Int] = []
        parents = ranges.indices.map { number in
            while let last = open.last, ranges[last].upperBound <= ranges[number].lowerBound {
                open.removeLast()
            }
            defer { open.append(number) }
            return open.last
        }
        self.ranges = ranges
    }

    /// The innermost range that contains an offset; nil if none does.
    func innermost(around offset: Int) -> Range<Int>? {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].lowerBound <= offset { low = middle + 1 } else { high = middle }
        }
        var number = low > 0 ? low - 1 : nil
        while let found = number, !ranges[found].contains(offset) { number = parents[found] }
        return number.map { ranges[$0] }
    }
}
