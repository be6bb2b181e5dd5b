package import Caching
import Graphics
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
        outsets.value(for: key.key) {
            .separately { resolver.outset(of: key) }
        } cost: { _ in
            256
        }
    }
}

/// The parts of a request that change how far its button paints beyond its frame.
struct OutsetKey: Hashable, Sendable {
    var control: ControlSpecification
    let environment: ButtonEnvironment
    /// The size that is proposed to a view that is shown by itself: it decides where the controls inside are.
    let view: ViewSpecification
    let width: CGFloat?

    init(_ button: ButtonSpecification, in environment: ButtonEnvironment) {
        control = button.control
        self.environment = environment
        let isView = control.style.content != nil
        var view = isView ? button.view : ViewSpecification()
        view.controls = nil
        self.view = view
        width = isView ? button.width : nil
    }

    /// An equal key that retains nothing of a source of a user's own.
    fileprivate var key: OutsetKey {
        var key = self
        key.control = control.key
        return key
    }
}

extension OutsetKey {
    init(_ key: ResolutionKey) {
        self.init(key.button, in: key.environment)
    }
}
