import Graphics

/// Sizes and baselines already computed for a node, by proposal; containers ask repeatedly during one layout.
struct SizeCache {
    private var latest: (proposal: ProposedViewSize, size: CGSize)?
    private var earlier: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var baselines: [(proposal: ProposedViewSize, baselines: TextBaselines?)] = []

    subscript(proposal: ProposedViewSize) -> CGSize? {
        if let latest, latest.proposal == proposal { return latest.size }
        return earlier.first { $0.proposal == proposal }?.size
    }

    /// The cached baselines; `.some(nil)` for a node without text.
    func baselines(in proposal: ProposedViewSize) -> TextBaselines?? {
        baselines.first { $0.proposal == proposal }.map(\.baselines)
    }

    // These return copies: mutating in place would add a dynamic exclusivity check to every read.

    func adding(_ size: CGSize, for proposal: ProposedViewSize) -> SizeCache {
        var cache = self
        if let latest { cache.earlier.append(latest) }
        cache.latest = (proposal, size)
        return cache
    }

    func adding(_ baselines: TextBaselines?, for proposal: ProposedViewSize) -> SizeCache {
        var cache = self
        cache.baselines.append((proposal, baselines))
        return cache
    }
}
