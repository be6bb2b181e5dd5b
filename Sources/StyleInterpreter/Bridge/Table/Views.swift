import SystemStyles
import ViewEngine

extension Bridge {
    mutating func addViews() {
        add(alias: "AnyView", of: .view)
        initializers(of: "AnyView", [.function("init", ["_"]) { (view: AnyView) in view }])
        initializers(of: "AnyView", [.function("init", ["erasing"]) { (view: AnyView) in view }])
        add(EmptyView.self, "View")
        initializer { () in EmptyView() }
        add(Spacer.self, "View")
        initializer(.orNil("minLength")) { (length: Double?) in Spacer(minLength: length) }
        add(Divider.self, "View")
        initializer { () in Divider() }
        add(type: .hStack, "View", alias: "LazyHStack")
        viewInitializer(.hStack, .or("alignment", VerticalAlignment.center), .orNil("spacing"), "content") {
            (alignment: VerticalAlignment, spacing: Double?, content: Builder) in
            HStack(alignment: alignment, spacing: spacing) { content() }
        }
        add(type: .vStack, "View", alias: "LazyVStack")
        viewInitializer(.vStack, .or("alignment", HorizontalAlignment.center), .orNil("spacing"), "content") {
            (alignment: HorizontalAlignment, spacing: Double?, content: Builder) in
            VStack(alignment: alignment, spacing: spacing) { content() }
        }
        add(type: .zStack, "View")
        viewInitializer(.zStack, .or("alignment", Alignment.center), "content") {
            (alignment: Alignment, content: Builder) in
            ZStack(alignment: alignment) { content() }
        }
        add(type: .group, "View")
        viewInitializer(.group, "content") { (content: Builder) in Group { content() } }
        add(type: .forEach, "View")
        viewInitializer(.forEach, "_", "content") { (range: Range<Int>, content: Callback<AnyView, Int>) in
            ForEach(range, id: \.anyValue) { content($0) }
        }
        viewInitializer(.forEach, "_", "id", "content") {
            (range: Range<Int>, id: AnyKeyPath, content: Callback<AnyView, Int>) in
            ForEach(range, id: \.anyValue) { content($0) }
        }
        // The engine identifies the views by their positions; the key path says which value of a picker they are.
        viewInitializer(.forEach, "_", "id", "content") {
            (values: [Any0], id: Callback<Any1, Any0>, content: Callback<AnyView, Any0>) in
            ForEach(values.map { Identified(element: $0, makeID: { id($0) }) }, id: \.id) {
                content($0.element)
            }
        }
        viewInitializer(.forEach, "_", "content") { (values: [Any0], content: Callback<AnyView, Any0>) in
            ForEach(values, id: \.self) { content($0) }
        }
        add(type: .geometryReader, "View")
        viewInitializer(.geometryReader, "content") { (content: Callback<AnyView, GeometryProxy>) in
            GeometryReader { content($0) }
        }
        add(GeometryProxy.self)
        property("GeometryProxy", "size") { (proxy: GeometryProxy) in proxy.size }
        method("GeometryProxy", "frame", "in") { (proxy: GeometryProxy, space: CoordinateSpace) in
            proxy.frame(in: space)
        }
        add(CoordinateSpace.self, "Hashable")
        constants("CoordinateSpace", ["local": CoordinateSpace.local, "global": .global])
        factory("CoordinateSpace", "named", "_") { (name: Any0) in CoordinateSpace.named(name) }
        add(Image.self, "View")
        initializer("systemName") { (name: String) in Image(systemName: name) }
        initializer("_") { (name: String) in Image(name) }
        initializer("decorative") { (name: String) in Image(decorative: name) }
        add(type: .label, "View")
        viewInitializer(.label, "_", "systemImage") { (title: Title, name: String) in
            Label(title: { title.text }, icon: { Image(systemName: name) })
        }
        viewInitializer(.label, "_", "image") { (title: Title, name: String) in
            Label(title: { title.text }, icon: { Image(name) })
        }
        viewInitializer(.label, "title", "icon") { (title: Builder, icon: Builder) in
            Label {
                title()
            } icon: {
                icon()
            }
        }
        add(type: .progressView, "View")
        viewInitializer(.progressView) { () in ProgressView() }
        viewInitializer(.progressView, "_") { (title: Title) in ProgressView { title.text } }
        viewInitializer(.progressView, "value", .or("total", 1.0)) { (value: Double?, total: Double) in
            ProgressView(value: value, total: total)
        }
        constants(
            "ProgressViewStyle",
            typed: .any(.progressViewStyle),
            ["circular": CircularProgressViewStyle()]
        )
        constants(
            "ProgressViewStyle",
            typed: .any(.progressViewStyle),
            ["linear": LinearProgressViewStyle()]
        )
        constants(
            "ProgressViewStyle",
            typed: .any(.progressViewStyle),
            ["automatic": DefaultProgressViewStyle()]
        )
        add(type: .circularProgressViewStyle, "ProgressViewStyle")
        viewInitializer(.circularProgressViewStyle) { () in CircularProgressViewStyle() }
        viewInitializer(.circularProgressViewStyle, "tint") { (color: Color) in
            CircularProgressViewStyle(tint: color)
        }
        modifier("progressViewStyle", "_") { (view, style: AnyProgressViewStyle) in style.applied(to: view) }
        add(ViewModifierContent.self, "View")
        add(ContentMode.self, "Hashable")
        cases(ContentMode.self)
    }
}

/// A style of progress views.
struct AnyProgressViewStyle: Bridged {
    private let style: any ProgressViewStyle
    static var bridgedType: StyleType { .any(.progressViewStyle) }

    init(bridging value: Value) throws(Failure) {
        guard case .engine(let style as any ProgressViewStyle) = value else {
            throw .mismatch(value, as: Self.bridgedType)
        }
        self.style = style
    }

    var bridged: Value { .engine(style) }

    func applied(to view: AnyView) -> any View {
        func apply<Style: ProgressViewStyle>(_ style: Style) -> any View { view.progressViewStyle(style) }
        return apply(style)
    }
}

/// A key path of any type.
struct AnyKeyPath: Bridged {
    let value: Value
    static var bridgedType: StyleType { .keyPath }
    init(bridging value: Value) { self.value = value }
    var bridged: Value { value }
}

/// An element of the source with what identifies it.
struct Identified {
    let element: Any0
    let makeID: (Any0) -> Any1

    /// The same type as that of elements without a key path, so that a picker can compare it with its selection.
    var id: Any0 { Any0(makeID(element).value) }
}

extension Int {
    /// The number as a value of the source, which a picker compares with its selection.
    var anyValue: Any0 { Any0(.integer(self)) }
}
