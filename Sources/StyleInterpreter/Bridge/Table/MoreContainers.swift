import Graphics
import ViewEngine

// Containers and controls of which a picture shows a part.
extension Bridge {
    mutating func addMoreContainers() {
        add(type: "Menu", "View")
        viewInitializer("Menu", "_", "content") { (title: Title, content: Builder) in
            Menu {
                content()
            } label: {
                title.text
            }
        }
        viewInitializer("Menu", "content", "label") { (content: Builder, label: Builder) in
            Menu {
                content()
            } label: {
                label()
            }
        }
        viewInitializer("Menu", "content", "label", "primaryAction") {
            (content: Builder, label: Builder, action: Action) in
            Menu(content: { content() }, label: { label() }, primaryAction: { _ = action() })
        }
        modifier("menuIndicator", "_") { (view, visibility: Visibility) in view.menuIndicator(visibility) }
        add(type: "ControlGroup", "View")
        viewInitializer("ControlGroup", "content") { (content: Builder) in ControlGroup { content() } }
        add(type: "Section", "View")
        viewInitializer("Section", "content") { (content: Builder) in Section { content() } }
        viewInitializer("Section", "_", "content") { (title: Title, content: Builder) in
            Section {
                content()
            } header: {
                title.text
            }
        }
        viewInitializer("Section", "content", "header") { (content: Builder, header: Builder) in
            Section {
                content()
            } header: {
                header()
            }
        }
        viewInitializer("Section", "content", "header", "footer") {
            (content: Builder, header: Builder, footer: Builder) in
            Section(content: { content() }, header: { header() }, footer: { footer() })
        }
        add(type: "ScrollView", "View")
        viewInitializer(
            "ScrollView",
            .or("_", Axis.Set.vertical),
            .or("showsIndicators", true),
            "content"
        ) { (axes: Axis.Set, showsIndicators: Bool, content: Builder) in
            ScrollView(axes, showsIndicators: showsIndicators) { content() }
        }
        add(type: "Grid", "View")
        viewInitializer(
            "Grid",
            .or("alignment", Alignment.center),
            .orNil("horizontalSpacing"),
            .orNil("verticalSpacing"),
            "content"
        ) { (alignment: Alignment, horizontal: Double?, vertical: Double?, content: Builder) in
            Grid(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical) { content() }
        }
        add(type: "GridRow", "View")
        viewInitializer("GridRow", .orNil("alignment"), "content") {
            (alignment: VerticalAlignment?, content: Builder) in
            GridRow(alignment: alignment) { content() }
        }
        modifier("safeAreaPadding", .or("_", Edge.Set.all), .orNil("_")) {
            (view, edges: Edge.Set, length: Double?) in
            view.safeAreaPadding(edges, length)
        }
        modifier("safeAreaPadding", "_") { (view, insets: EdgeInsets) in view.safeAreaPadding(insets) }
        modifier("safeAreaPadding", "_") { (view, length: Double) in view.safeAreaPadding(length) }
        modifier("matchedTransitionSource", "id", "in") { (view, id: Any0, namespace: Namespace.ID) in
            view.matchedTransitionSource(id: id, in: namespace)
        }
        constants(
            "AnyTransition",
            ["blurReplace": AnyTransition.blurReplace, "symbolEffect": .symbolEffect]
        )
        factory("Shape", "capsule", "style") { (style: RoundedCornerStyle) in Capsule(style: style) }
    }
}
