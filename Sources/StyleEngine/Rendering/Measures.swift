import Graphics

/// What was measured of a node: who arranges views asks several times, and so does who arranges him.
struct Measures {
    private var latest: (proposal: ProposedViewSize, size: CGSize)?
    private var earlier: [(proposal: ProposedViewSize, size: CGSize)] = []
    var baselines: [(proposal: ProposedViewSize, baselines: TextBaselines?)] = []

    subscript(proposal: ProposedViewSize) -> CGSize? {
        get {
            if let latest, latest.proposal == proposal { return latest.size }
            return earlier.first { $0.proposal == proposal }?.size
        }
        set {
            if let latest { earlier.append(latest) }
            latest = newValue.map { (proposal, $0) }
        }
    }

    /// The baselines if they are known, though there may be none.
    func baselines(in proposal: ProposedViewSize) -> TextBaselines?? {
        baselines.first { $0.proposal == proposal }.map(\.baselines)
    }

    mutating func removeAll() {
        latest = nil
        if !earlier.isEmpty { earlier.removeAll() }
        if !baselines.isEmpty { baselines.removeAll() }
    }
}
