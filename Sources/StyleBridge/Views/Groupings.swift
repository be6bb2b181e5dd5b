import StyleRuntime
import ViewEngine

// Views around others, and views of what a picture does not have: tabs, images from elsewhere, what is shared.
extension Bridge {
    mutating func addGroupings() {
        viewInitializer(.groupBox, "_", "content") { (title: Title, content: Builder) in
            GroupBox(content: { content() }, label: { title.text })
        }
        viewInitializer(.disclosureGroup, "_", "content") { (title: Title, content: Builder) in
            DisclosureGroup(content: { content() }, label: { title.text })
        }
        viewInitializer(.disclosureGroup, "_", "isExpanded", "content") {
            (title: Title, isExpanded: BooleanBinding, content: Builder) in
            DisclosureGroup(isExpanded: isExpanded.binding, content: { content() }, label: { title.text })
        }
        addUnavailableContent()
        addGroupStyles()
        addGauges()
        addTabViews()
        addAsyncImages()
        addShareLinks()
    }

    private mutating func addUnavailableContent() {
        let type = EngineType.contentUnavailableView
        add(type: type, "View")
        viewInitializer(type, "_", "systemImage", .orNil("description")) {
            (title: Title, image: String, description: Text?) in
            ContentUnavailableView {
                Label(title: { title.text }, icon: { Image(systemName: image) })
            } description: {
                description
            }
        }
        constant(type.name, "search", typed: .engine(type)) { ContentUnavailableView.search }
        viewFactory(type.name, "search", "text", result: .engine(type)) { (text: String) in
            ContentUnavailableView.search(text: text)
        }
    }

    private mutating func addGauges() {
        let unit = NumberRange(lowerBound: 0, upperBound: 1, isClosed: true)
        viewInitializer(.gauge, "value", .or("in", unit), "label") {
            (value: Double, range: NumberRange, label: Builder) in
            Gauge(value: value, in: range.closed) { label() }
        }
        viewInitializer(.gauge, "value", .or("in", unit), "label", "currentValueLabel") {
            (value: Double, range: NumberRange, label: Builder, current: Builder) in
            Gauge(value: value, in: range.closed, label: { label() }, currentValueLabel: { current() })
        }
        viewInitializer(
            .gauge,
            "value",
            .or("in", unit),
            "label",
            "currentValueLabel",
            "minimumValueLabel",
            "maximumValueLabel"
        ) {
            (
                value: Double,
                range: NumberRange,
                label: Builder,
                current: Builder,
                minimum: Builder,
                maximum: Builder
            ) in
            Gauge(
                value: value,
                in: range.closed,
                label: { label() },
                currentValueLabel: { current() },
                minimumValueLabel: { minimum() },
                maximumValueLabel: { maximum() }
            )
        }
        for (name, path) in [
            ("currentValueLabel", \GaugeStyleConfiguration.currentValueLabel),
            ("minimumValueLabel", \.minimumValueLabel), ("maximumValueLabel", \.maximumValueLabel),
        ] as [(String, any KeyPath<GaugeStyleConfiguration, GaugeStyleConfiguration.Label?> & Sendable)] {
            property("GaugeStyleConfiguration", name) { (c: GaugeStyleConfiguration) in
                c[keyPath: path].map { AnyView($0) }
            }
        }
    }

    private mutating func addTabViews() {
        viewInitializer(.tabView, "selection", "content") { (selection: AnyBinding, content: Builder) in
            TabView(selection: selection.compared) { content() }
        }
        viewInitializer(.tab, "_", "systemImage", "content") {
            (title: Title, image: String, content: Builder) in
            VStack { content() }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .tabItem { Label(title: { title.text }, icon: { Image(systemName: image) }) }
        }
        viewInitializer(.tab, "_", "systemImage", "value", "content") {
            (title: Title, image: String, value: Any0, content: Builder) in
            Tab(value: value, content: { content() }) {
                Label(title: { title.text }, icon: { Image(systemName: image) })
            }
        }
    }

    private mutating func addAsyncImages() {
        computedConstant("AsyncImagePhase", "empty") { AsyncImagePhase.empty }
        // An image is never loaded, so no error is one of loading.
        property("AsyncImagePhase", "error") { (phase: AsyncImagePhase) in String?.none }
        addPayload(of: "AsyncImagePhase", "empty", []) { value in
            if case .engine(AsyncImagePhase.empty) = value { [] } else { nil }
        }
        addPayload(of: "AsyncImagePhase", "success", [Image.bridgedType]) { value in
            if case .engine(AsyncImagePhase.success(let image)) = value { [image.bridged] } else { nil }
        }
        addPayload(of: "AsyncImagePhase", "failure", [.any(.error)]) { _ in nil }
        viewInitializer(.asyncImage, "url", .or("scale", 1.0), "content", "placeholder") {
            (url: URL?, scale: Double, content: Callback<AnyView, Image>, placeholder: Builder) in
            AsyncImage(url: url, scale: scale, content: { content($0) }, placeholder: { placeholder() })
        }
    }

    private mutating func addShareLinks() {
        add(ShownPreview.self)
        initializer("_") { (title: Title) in ShownPreview() }
        initializer("_", "image") { (title: Title, image: Any0) in ShownPreview() }
        viewInitializer(
            .shareLink,
            "item",
            .orNil("subject"),
            .orNil("message"),
            .orNil("preview")
        ) { (item: Any0, _: Text?, _: Text?, _: ShownPreview?) in
            ShareLink(item: item)
        }
        viewInitializer(
            .shareLink,
            "_",
            "item",
            .orNil("subject"),
            .orNil("message"),
            .orNil("preview")
        ) { (title: Title, item: Any0, _: Text?, _: Text?, _: ShownPreview?) in
            ShareLink(item: item) { DefaultShareLinkLabel(title.text) }
        }
        viewInitializer(
            .shareLink,
            "item",
            .orNil("subject"),
            .orNil("message"),
            .orNil("preview"),
            "label"
        ) { (item: Any0, _: Text?, _: Text?, _: ShownPreview?, label: Builder) in
            ShareLink(item: item) { label() }
        }
    }
}

/// A style of gauges.
struct AnyGaugeStyle: Bridged {
    let style: any GaugeStyle

    static var bridgedType: StyleType { .any(.gaugeStyle) }

    init(bridging value: Value) throws(Failure) {
        switch value {
        case .engine(let style as any GaugeStyle): self.style = style
        case .record(let record): style = InterpretedGaugeStyle(record: record)
        default: throw .mismatch(value, as: Self.bridgedType)
        }
    }

    var bridged: Value { .engine(style) }
}

/// A style of gauges of the source.
private struct InterpretedGaugeStyle: GaugeStyle {
    let record: Value.Record

    func makeBody(configuration: Configuration) -> AnyView {
        record.body("makeBody", with: [configuration.bridged])
    }
}

/// A style of tab views.
struct AnyTabViewStyle: Bridged {
    let style: any TabViewStyle

    static var bridgedType: StyleType { .any(.tabViewStyle) }

    init(bridging value: Value) throws(Failure) {
        guard case .engine(let style as any TabViewStyle) = value else {
            throw .mismatch(value, as: Self.bridgedType)
        }
        self.style = style
    }

    var bridged: Value { .engine(style) }
}

extension ScrollViewProxy: EngineValue { static var engineType: EngineType { .scrollViewProxy } }
extension GaugeStyleConfiguration: EngineValue {
    static var engineType: EngineType { .gaugeStyleConfiguration }
}
extension AsyncImagePhase: EngineValue { static var engineType: EngineType { .asyncImagePhase } }
extension PageTabViewStyle.IndexDisplayMode: EngineValue {
    static var engineType: EngineType { .pageTabViewStyleIndexDisplayMode }
}

/// The preview that a sheet shows of something that is shared, which no picture has.
private struct ShownPreview: EngineValue {
    static var engineType: EngineType { .sharePreview }
}
