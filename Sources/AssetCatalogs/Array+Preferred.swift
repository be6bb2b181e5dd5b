extension Array {
    /// The element of the least rank, the first of several; `nil` if none has a rank.
    func preferred(rank: (Element) -> [Int]?) -> Element? {
        var best: (rank: [Int], element: Element)?
        for element in self {
            guard let rank = rank(element) else { continue }
            if let best, !rank.lexicographicallyPrecedes(best.rank) { continue }
            best = (rank, element)
        }
        return best?.element
    }
}
