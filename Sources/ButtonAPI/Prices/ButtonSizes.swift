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

    /// The cost of a request's button with its neighbors, in their container.
    func cost(of button: ButtonSpecification) -> ButtonCost {
        let control = button.control
        let styles = ([control.style] + control.neighbors.map(\.style)).map { style in
            // Without a style of its own, a button has that of the container.
            style == .inherited ? control.containerStyle ?? style : style
        }
        let sizes = styles.map { size(of: $0) }
        let extraNodes = nodesOfParameters(of: button)
        let nodes = sizes.map { Double($0.nodes) + extraNodes }
        var cost = ButtonCost(
            nodes: nodes.reduce(0, +),
            // The action can change the labels of the others.
            pressedNodes: Double(sizes[0].movingNodes) + extraNodes + nodes.dropFirst().reduce(0, +) / 2,
            resolvedNodes: sizes.map { Double($0.evaluatedNodes) + extraNodes }.reduce(0, +),
            states: Double(sizes[0].states),
            drawings: sizes.map { Double($0.drawings) }.reduce(0, +),
            layers: sizes.map(\.layers).reduce(LayerCount(), LayerCount.max),
            area: sizes.map(\.area).max() ?? 0,
            motion: sizes.compactMap(\.motion).max { $0.duration < $1.duration },
            indicators: button.configuration.showsActivityIndicator ? Double(sizes.count) : 0
        )
        if control.style.isLargeView {
            cost.picturesOfLargeView = Double(ButtonRenderer.outsetStates(of: control.style).count)
        }
        if control.container != .stack {
            cost = cost + .container
            // The highlight of the row.
            cost.pressedNodes += 6
        }
        if control.showsRegion { cost = cost + .region }
        // A style that reads the layout has the whole tree resolved again.
        cost.resolvedNodes *= Double(sizes.map(\.resolutions).max() ?? 1)
        return cost
    }

    /// The views that parameters add to each button: a symbol, a subtitle, a demo, an indicator of navigation.
    private func nodesOfParameters(of button: ButtonSpecification) -> Double {
        var nodes = 0.0
        if button.label.systemImage != nil { nodes += 3 }
        if !button.configuration.subtitle.isEmpty { nodes += 3 }
        if button.label.demo != .title { nodes += 6 }
        if button.control.kind == .navigationLink { nodes += 4 }
        return nodes
    }

    /// The costs of a button in each of several styles.
    func costs(of button: ButtonSpecification, in styles: [CatalogEntry]) -> [ButtonCost] {
        styles.map { style in
            var button = button
            button.control.style = style
            return cost(of: button)
        }
    }

    /// The cost of measuring the outset of a control, which depends on no label.
    func outset(of control: ControlSpecification) -> Cost {
        cost(of: ButtonSpecification(control: control)).outset
    }

    private func size(of style: CatalogEntry) -> ButtonSize {
        if let size = style.size { return size }
        return sizes.value(for: style) {
            ButtonRenderer(shaper: shaper).size(of: style)
        } cost: { _ in
            0
        }
    }
}
