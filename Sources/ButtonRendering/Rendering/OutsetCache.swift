package import Caching
import ViewEngine
import ViewRendering

/// The distances that controls paint beyond their frames, which all renderers of a process share.
///
/// To measure one takes as long as to draw dozens of pictures, so each is measured once, by one thread.
package final class OutsetCache: Sendable {
    private let outsets: SingleFlightCache<OutsetKey, EvaluatedValue<PaintOutset>>

    package init(share: Double, of budget: MemoryBudget) {
        outsets = SingleFlightCache(share: share, of: budget, named: "outsets")
    }

    /// Whether the pictures of a request need an outset that would be measured first.
    package func lacksOutset(of request: KeyedRequest) -> Bool {
        request.presentation.padding == nil && outsets.value(for: OutsetKey(request.key)) == nil
    }

    func outset(of key: OutsetKey, measuredBy resolver: ButtonResolver) -> EvaluatedValue<PaintOutset> {
        outsets.value(for: OutsetKey(control: key.control.key, environment: key.environment)) {
            .separately { resolver.outset(of: key) }
        } cost: { _ in
            256
        }
    }
}

/// The parts of a request that change how far its button paints beyond its frame.
struct OutsetKey: Hashable, Sendable {
    let control: ControlSpecification
    let environment: ButtonEnvironment
}

extension OutsetKey {
    init(_ key: ResolutionKey) {
        self.init(control: key.button.control, environment: key.environment)
    }
}
