import Graphics

/// What was measured of a node: who arranges views asks several times, and so does who arranges him.
struct Measures {
    private var latest: (proposal: ProposedViewSize, size: CGSize)?
    private var earlier: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var baselines: [(proposal: ProposedViewSize, baselines: TextBaselines?)] = []

    subscript(proposal: ProposedViewSize) -> CGSize? {
        if let latest, latest.proposal == proposal { return latest.size }
        return earlier.first { $0.proposal == proposal }?.size
    }

    /// The baselines if they are known, though there may be none.
    func baselines(in proposal: ProposedViewSize) -> TextBaselines?? {
        baselines.first { $0.proposal == proposal }.map(\.baselines)
    }

    // A node stores what these return. If they changed it in its place, each look at it would have to make
    // sure at run time that nobody is changing it.

    func adding(_ size: CGSize, for proposal: ProposedViewSize) -> Measures {
        var measures = self
        if let latest { measures.earlier.append(latest) }
        measures.latest = (proposal, size)
        return measures
    }

    func adding(_ baselines: TextBaselines?, for proposal: ProposedViewSize) -> Measures {
        var measures = self
        measures.baselines.append((proposal, baselines))
        return measures
    }
}
