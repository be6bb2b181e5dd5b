import Graphics

/// The two sizes computed last for a node, by proposal; containers ask repeatedly during one layout.
///
/// It contains no reference, so copying it copies bytes.
struct RecentSizes {
    private var latest: Entry?
    /// The size before the latest one.
    private(set) var previous: Entry?

    /// A size and its proposal.
    struct Entry {
        let proposal: ProposedViewSize
        let size: CGSize
    }

    subscript(proposal: ProposedViewSize) -> CGSize? {
        if let latest, latest.proposal == proposal { return latest.size }
        if let previous, previous.proposal == proposal { return previous.size }
        return nil
    }

    // It returns a copy: mutating in place would add a dynamic exclusivity check to every read.

    func adding(_ size: CGSize, for proposal: ProposedViewSize) -> RecentSizes {
        var sizes = RecentSizes()
        sizes.latest = Entry(proposal: proposal, size: size)
        sizes.previous = latest
        return sizes
    }
}

/// The sizes before the recent ones, and the baselines of a node; few nodes have any.
final class OlderSizes {
    private let sizes: [RecentSizes.Entry]
    private let baselines: [(proposal: ProposedViewSize, baselines: TextBaselines?)]

    private init(
        sizes: [RecentSizes.Entry],
        baselines: [(proposal: ProposedViewSize, baselines: TextBaselines?)]
    ) {
        self.sizes = sizes
        self.baselines = baselines
    }

    convenience init() {
        self.init(sizes: [], baselines: [])
    }

    subscript(proposal: ProposedViewSize) -> CGSize? { sizes.first { $0.proposal == proposal }?.size }

    /// The cached baselines; `.some(nil)` for a node without text.
    func baselines(in proposal: ProposedViewSize) -> TextBaselines?? {
        baselines.first { $0.proposal == proposal }.map(\.baselines)
    }

    func adding(_ entry: RecentSizes.Entry) -> OlderSizes {
        OlderSizes(sizes: sizes + [entry], baselines: baselines)
    }

    func adding(_ baselines: TextBaselines?, for proposal: ProposedViewSize) -> OlderSizes {
        OlderSizes(sizes: sizes, baselines: self.baselines + [(proposal, baselines)])
    }
}
