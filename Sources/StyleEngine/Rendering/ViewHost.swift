public import Graphics

/// A view on a screen: it is resolved, laid out, touched and drawn.
public final class ViewHost {
    private let rootView: AnyView
    private let environment: EnvironmentValues
    private let graph: ViewGraph
    private var root: Node

    /// A host for a view that takes the size that it wants.
    public init<Root: View>(
        rootView: Root,
        environment: EnvironmentValues,
        shaper: any TextShaper
    ) {
        self.rootView = AnyView(rootView)
        self.environment = environment
        graph = ViewGraph(shaper: shaper)
        root = Self.resolve(self.rootView, environment, graph)
        layout()
    }

    /// Lays the view out again, after the source of a text was exchanged.
    public func updateLayout() {
        root.invalidateLayout()
        layout()
    }

    /// Puts a finger on the place of the view and keeps it there.
    public func touchDown(at place: UnitPoint) {
        let point = place.point(in: root.frame)
        var target: ResponderNode?
        root.visitResponders { responder in
            if responder.frame.contains(point) { target = responder }
        }
        guard let target else { return }
        target.touchesBegan()
        update()
    }

    /// The picture of the view as it is now.
    public func displayList() -> DisplayList {
        var items: [DisplayItem] = []
        root.render(into: &items)
        return DisplayList(size: root.frame.size, items: items)
    }

    private func update() {
        root = Self.resolve(rootView, environment, graph)
        layout()
    }

    private static func resolve(
        _ view: AnyView,
        _ environment: EnvironmentValues,
        _ graph: ViewGraph
    ) -> Node {
        let inputs = ViewInputs(
            environment: environment,
            transaction: Transaction(),
            graph: graph
        )
        var nodes: [Node] = []
        ViewScope.open(inputs) { view.lower(inputs, into: &nodes) }
        // Several views at the root stand in a column, as in a scene of SwiftUI's.
        return
            nodes.count == 1
            ? nodes[0]
            : LayoutNode(
                StackLayout(axis: .vertical(.center), spacing: StackLayout.defaultSpacing),
                nodes,
                inputs
            )
    }

    private func layout() {
        root.place(at: .zero, proposal: .unspecified)
        if environment.layoutDirection == .rightToLeft {
            root.mirror(width: root.frame.width)
        }
    }
}
