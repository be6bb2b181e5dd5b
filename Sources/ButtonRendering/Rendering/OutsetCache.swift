package import Caching
import ViewRendering

/// The distances that controls paint beyond their frames, which all renderers of a process share.
///
/// To measure one takes as long as to draw dozens of pictures.
package final class OutsetCache: Sendable {
    private let outsets: SharedCache<OutsetKey, PaintOutset>

    package init(share: Double, of budget: MemoryBudget) {
        outsets = SharedCache(share: share, of: budget)
    }

    func outset(of key: OutsetKey, measuredBy resolver: ButtonResolver) -> PaintOutset {
        if let outset = outsets.value(for: key) { return outset }
        let outset = resolver.outset(of: key)
        outsets.insert(outset, for: key, cost: 256)
        return outset
    }
}

/// The parts of a request that change how far its button paints beyond its frame.
struct OutsetKey: Hashable, Sendable {
    let control: ControlSpecification
    let environment: ButtonEnvironment
}
