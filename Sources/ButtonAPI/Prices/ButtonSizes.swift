import ButtonRendering
import Caching
import Graphics

/// The sizes of the buttons of all styles, each counted when it is needed for the first time.
final class ButtonSizes: Sendable {
    private let shaper: any TextShaper
    private let sizes: SingleFlightCache<CatalogEntry, ButtonSize>

    init(shaper: any TextShaper, share: Double, of budget: MemoryBudget) {
        self.shaper = shaper
        sizes = SingleFlightCache(share: share, of: budget, named: "button_sizes")
    }

    /// The cost of a request's button with its neighbor.
    func cost(of button: ButtonSpecification) -> ButtonCost {
        let size = size(of: button.control.style)
        var nodes = Double(size.nodes)
        // The views that parameters add to a label: a symbol, a subtitle, a demo.
        if button.label.systemImage != nil { nodes += 3 }
        if !button.configuration.subtitle.isEmpty { nodes += 3 }
        if button.label.demo != .title { nodes += 6 }
        var cost = ButtonCost(
            nodes: nodes,
            pressedNodes: nodes,
            resolvedNodes: nodes * Double(size.resolutions),
            states: Double(size.states),
            indicators: button.configuration.showsActivityIndicator ? 1 : 0
        )
        if let neighbor = button.control.neighbor {
            var other = button
            other.control.style = neighbor
            other.control.neighbor = nil
            cost = cost + self.cost(of: other)
        }
        return cost
    }

    /// The cost of measuring the outset of a control, which depends on no label.
    func outset(of control: ControlSpecification) -> Cost {
        cost(of: ButtonSpecification(control: control)).outset
    }

    private func size(of style: CatalogEntry) -> ButtonSize {
        sizes.value(for: style) {
            ButtonRenderer(shaper: shaper).size(of: style)
        } cost: { _ in
            0
        }
    }
}
