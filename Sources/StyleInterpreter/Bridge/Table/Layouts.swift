import Graphics
import ViewEngine

// Layouts of the source, and what they measure and place.
extension Bridge {
    mutating func addLayouts() {
        add(ProposedViewSize.self, "Hashable", "Sendable")
        initializer("width", "height") { (width: Double?, height: Double?) in
            ProposedViewSize(width: width, height: height)
        }
        initializer("_") { (size: CGSize) in ProposedViewSize(size) }
        constants(
            "ProposedViewSize",
            ["zero": ProposedViewSize.zero, "infinity": .infinity, "unspecified": .unspecified]
        )
        property("ProposedViewSize", "width", \ProposedViewSize.width)
        property("ProposedViewSize", "height", \ProposedViewSize.height)
        method("ProposedViewSize", "replacingUnspecifiedDimensions", .or("by", CGSize(width: 10, height: 10)))
        {
            (proposal: ProposedViewSize, size: CGSize) in proposal.replacingUnspecifiedDimensions(by: size)
        }

        add(alias: "LayoutSubviews", of: .layoutSubviews)
        add(alias: "Layout.Subviews", of: .layoutSubviews)
        // A layout from right to left is mirrored as a whole.
        property("Array", "layoutDirection") { (_: [LayoutSubview]) in LayoutDirection.leftToRight }
        add(LayoutSubview.self)
        property("LayoutSubview", "priority") { (view: LayoutSubview) in view.priority }
        property("LayoutSubview", "spacing") { (view: LayoutSubview) in view.spacing }
        method("LayoutSubview", "sizeThatFits", "_") { (view: LayoutSubview, proposal: ProposedViewSize) in
            view.sizeThatFits(proposal)
        }
        method("LayoutSubview", "dimensions", "in") { (view: LayoutSubview, proposal: ProposedViewSize) in
            view.dimensions(in: proposal)
        }
        method("LayoutSubview", "place", "at", .or("anchor", UnitPoint.topLeading), "proposal") {
            (view: LayoutSubview, position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) in
            view.place(at: position, anchor: anchor, proposal: proposal)
            return Nothing()
        }

        add(ViewSpacing.self, "Sendable")
        initializer { () in ViewSpacing() }
        constants("ViewSpacing", ["zero": ViewSpacing.zero])
        method("ViewSpacing", "distance", "to", "along") {
            (spacing: ViewSpacing, next: ViewSpacing, axis: Axis) in
            spacing.distance(to: next, along: axis)
        }
        method("ViewSpacing", "union", "_", .or("edges", Edge.Set.all)) {
            (spacing: ViewSpacing, other: ViewSpacing, edges: Edge.Set) in
            spacing.union(other, edges: edges)
        }
        mutatingMethod("ViewSpacing", "formUnion", "_", .or("edges", Edge.Set.all)) {
            (spacing: inout ViewSpacing, other: ViewSpacing, edges: Edge.Set) in
            spacing.formUnion(other, edges: edges)
        }
        add(LayoutProperties.self, "Sendable")
        initializer { () in LayoutProperties() }
        property("LayoutProperties", "stackOrientation", \LayoutProperties.stackOrientation)

        addLayoutContainers()
    }

    /// The layouts of the engine, and what a container with a layout is.
    private mutating func addLayoutContainers() {
        add(AnyLayout.self, "Layout")
        initializer("_") { (layout: LayoutArgument) in AnyLayout(erasing: layout.layout) }
        add(HStackLayout.self, "Layout")
        initializer(.or("alignment", VerticalAlignment.center), .orNil("spacing")) {
            (alignment: VerticalAlignment, spacing: Double?) in
            HStackLayout(alignment: alignment, spacing: spacing)
        }
        add(VStackLayout.self, "Layout")
        initializer(.or("alignment", HorizontalAlignment.center), .orNil("spacing")) {
            (alignment: HorizontalAlignment, spacing: Double?) in
            VStackLayout(alignment: alignment, spacing: spacing)
        }
        add(ZStackLayout.self, "Layout")
        initializer(.or("alignment", Alignment.center)) { (alignment: Alignment) in
            ZStackLayout(alignment: alignment)
        }
        viewMethod("Layout", "callAsFunction", "_") { (layout: LayoutArgument, content: Builder) in
            layout.container(content)
        }
        modifier("layoutValue", "key", "value") { (view, key: LayoutKeyArgument, value: Any0) in
            view.layoutValue(value.value, forKey: key.type)
        }
    }
}

/// A key of a value for a layout that the source declares, by the number of its type.
private struct LayoutKeyArgument: Bridged {
    let type: Int

    static var bridgedType: StyleType { .any(.layoutValueKey, [.variable(0)]) }

    init(bridging value: Value) throws(Failure) {
        guard case .integer(let type) = value else { throw .mismatch(value, as: Self.bridgedType) }
        self.type = type
    }

    var bridged: Value { .integer(type) }
}

extension AnyLayout {
    fileprivate init(erasing layout: any Layout) {
        func erased(_ layout: some Layout) -> AnyLayout { AnyLayout(layout) }
        self = erased(layout)
    }
}

extension ProposedViewSize: EngineValue { static var engineType: EngineType { .proposedViewSize } }
extension LayoutSubview: EngineValue { static var engineType: EngineType { .layoutSubview } }
extension ViewSpacing: EngineValue { static var engineType: EngineType { .viewSpacing } }
extension LayoutProperties: EngineValue { static var engineType: EngineType { .layoutProperties } }
extension AnyLayout: EngineValue { static var engineType: EngineType { .anyLayout } }
extension HStackLayout: EngineValue { static var engineType: EngineType { .hStackLayout } }
extension VStackLayout: EngineValue { static var engineType: EngineType { .vStackLayout } }
extension ZStackLayout: EngineValue { static var engineType: EngineType { .zStackLayout } }
