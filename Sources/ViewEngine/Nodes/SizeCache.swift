import Graphics

/// Sizes and baselines already computed for a node, by proposal; containers ask repeatedly during one layout.
struct SizeCache {
    private var latest: (proposal: ProposedViewSize, size: CGSize)?
    /// `nil` for most nodes, which then have no reference to count.
    private var others: Others?

    /// The sizes before the latest one, and the baselines.
    private final class Others {
        let sizes: [(proposal: ProposedViewSize, size: CGSize)]
        let baselines: [(proposal: ProposedViewSize, baselines: TextBaselines?)]

        init(
            sizes: [(proposal: ProposedViewSize, size: CGSize)],
            baselines: [(proposal: ProposedViewSize, baselines: TextBaselines?)]
        ) {
            self.sizes = sizes
            self.baselines = baselines
        }
    }

    subscript(proposal: ProposedViewSize) -> CGSize? {
        if let latest, latest.proposal == proposal { return latest.size }
        return others?.sizes.first { $0.proposal == proposal }?.size
    }

    /// The cached baselines; `.some(nil)` for a node without text.
    func baselines(in proposal: ProposedViewSize) -> TextBaselines?? {
        others?.baselines.first { $0.proposal == proposal }.map(\.baselines)
    }

    // These return copies: mutating in place would add a dynamic exclusivity check to every read.

    func adding(_ size: CGSize, for proposal: ProposedViewSize) -> SizeCache {
        var cache = self
        if let latest {
            cache.others = Others(sizes: (others?.sizes ?? []) + [latest], baselines: others?.baselines ?? [])
        }
        cache.latest = (proposal, size)
        return cache
    }

    func adding(_ baselines: TextBaselines?, for proposal: ProposedViewSize) -> SizeCache {
        var cache = self
        cache.others = Others(
            sizes: others?.sizes ?? [],
            baselines: (others?.baselines ?? []) + [(proposal, baselines)]
        )
        return cache
    }
}
