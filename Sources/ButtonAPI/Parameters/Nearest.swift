extension Array<String> {
    /// The name that is nearest to a misspelled one; `nil` if none is near.
    package func nearest(to name: String) -> String? {
        nearest(to: name, count: 1).first
    }

    /// The names near a misspelled one, the nearest first: those at a distance of up to a third of its length, and
    /// those that begin with it.
    func nearest(to name: String, count: Int) -> [String] {
        let wanted = Array<UInt8>(name.lowercased().utf8)
        // No name is as long, and the work grows with the length.
        guard !wanted.isEmpty, wanted.count <= 64 else { return [] }
        let limit = Swift.max(1, wanted.count / 3)
        let candidates = compactMap { candidate -> (name: String, distance: Int)? in
            let letters = Array<UInt8>(candidate.lowercased().utf8)
            let difference = abs(letters.count - wanted.count)
            if difference <= limit {
                let distance = wanted.editDistance(to: letters)
                if distance <= limit { return (candidate, distance) }
            }
            // "border" is near "bordered", however long the rest is.
            let isBeginning = wanted.count >= 3 && letters.starts(with: wanted)
            return isBeginning ? (candidate, limit + difference) : nil
        }
        return candidates.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
            .prefix(count)
            .map(\.name)
    }
}

extension String {
    /// Whether it differs from another text by one letter that is inserted, deleted or replaced, or by two neighbors that
    /// are swapped: whether the edit distance is 1.
    func isOneEdit(from other: String) -> Bool {
        let (own, others) = (utf8, other.utf8)
        guard abs(own.count - others.count) <= 1 else { return false }
        let start = zip(own, others).prefix { $0 == $1 }.count
        let rest = own.dropFirst(start)
        let otherRest = others.dropFirst(start)
        guard rest.count == otherRest.count else {
            return rest.count > otherRest.count
                ? rest.dropFirst().elementsEqual(otherRest) : otherRest.dropFirst().elementsEqual(rest)
        }
        guard !rest.isEmpty else { return false }
        if rest.dropFirst().elementsEqual(otherRest.dropFirst()) { return true }
        return rest.count > 1 && rest.prefix(2).reversed().elementsEqual(otherRest.prefix(2))
            && rest.dropFirst(2).elementsEqual(otherRest.dropFirst(2))
    }
}

extension [UInt8] {
    /// The number of letters to insert, delete, replace or swap with their neighbor: the optimal string alignment
    /// distance.
    func editDistance(to other: [UInt8]) -> Int {
        var beforePrevious: [Int] = []
        var previous = Array<Int>(0...other.count)
        for row in 1..<(count + 1) {
            var current = [row]
            current.reserveCapacity(other.count + 1)
            for column in 1..<(other.count + 1) {
                let cost = self[row - 1] == other[column - 1] ? 0 : 1
                var best = Swift.min(
                    previous[column] + 1,
                    current[column - 1] + 1,
                    previous[column - 1] + cost
                )
                if row > 1, column > 1, self[row - 1] == other[column - 2],
                    self[row - 2] == other[column - 1]
                {
                    best = Swift.min(best, beforePrevious[column - 2] + 1)
                }
                current.append(best)
            }
            beforePrevious = previous
            previous = current
        }
        return previous[other.count]
    }
}
