import ViewEngine

// Views around others, and views of what a picture does not have: tabs, images from elsewhere, what is shared.
extension Bridge {
    mutating func addGroupings() {
        add(type: .groupBox, "View")
        viewInitializer(.groupBox, "content") { (content: Builder) in GroupBox { content() } }
        viewInitializer(.groupBox, "_", "content") { (title: Title, content: Builder) in
            GroupBox(content: { content() }, label: { title.text })
        }
        viewInitializer(.groupBox, "content", "label") { (content: Builder, label: Builder) in
            GroupBox(content: { content() }, label: { label() })
        }
        viewInitializer(.groupBox, "label", "content") { (label: AnyView, content: Builder) in
            GroupBox(label: label) { content() }
        }
        add(type: .disclosureGroup, "View")
        viewInitializer(.disclosureGroup, "_", "content") { (title: Title, content: Builder) in
            DisclosureGroup(content: { content() }, label: { title.text })
        }
        viewInitializer(.disclosureGroup, "_", "isExpanded", "content") {
            (title: Title, isExpanded: BooleanBinding, content: Builder) in
            DisclosureGroup(isExpanded: isExpanded.binding, content: { content() }, label: { title.text })
        }
        viewInitializer(.disclosureGroup, "content", "label") { (content: Builder, label: Builder) in
            DisclosureGroup(content: { content() }, label: { label() })
        }
        viewInitializer(.disclosureGroup, "isExpanded", "content", "label") {
            (isExpanded: BooleanBinding, content: Builder, label: Builder) in
            DisclosureGroup(isExpanded: isExpanded.binding, content: { content() }, label: { label() })
        }
        add(ScrollViewProxy.self)
        method("ScrollViewProxy", "scrollTo", "_", .orNil("anchor")) {
            (proxy: ScrollViewProxy, id: Any0, anchor: UnitPoint?) in
            proxy.scrollTo(id, anchor: anchor)
            return Nothing()
        }
        add(type: .scrollViewReader, "View")
        viewInitializer(.scrollViewReader, "content") { (content: Callback<AnyView, ScrollViewProxy>) in
            ScrollViewReader { content($0) }
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
        viewInitializer(type, "label") { (label: Builder) in ContentUnavailableView { label() } }
        viewInitializer(type, "label", "description") { (label: Builder, description: Builder) in
            ContentUnavailableView(label: { label() }, description: { description() })
        }
        viewInitializer(type, "label", "actions") { (label: Builder, actions: Builder) in
            ContentUnavailableView(label: { label() }, actions: { actions() })
        }
        viewInitializer(type, "label", "description", "actions") {
            (label: Builder, description: Builder, actions: Builder) in
            ContentUnavailableView(
                label: { label() },
                description: { description() },
                actions: { actions() }
            )
        }
        constant(type.name, "search", typed: .engine(type)) { ContentUnavailableView.search }
        viewFactory(type.name, "search", "text", result: .engine(type)) { (text: String) in
            ContentUnavailableView.search(text: text)
        }
    }

    private mutating func addGauges() {
        add(type: .gauge, "View")
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
        add(GaugeStyleConfiguration.self)
        property("GaugeStyleConfiguration", "value") { (c: GaugeStyleConfiguration) in c.value }
        viewProperty("GaugeStyleConfiguration", "label") { (c: GaugeStyleConfiguration) in c.label }
        for (name, path) in [
            ("currentValueLabel", \GaugeStyleConfiguration.currentValueLabel),
            ("minimumValueLabel", \.minimumValueLabel), ("maximumValueLabel", \.maximumValueLabel),
        ] as [(String, any KeyPath<GaugeStyleConfiguration, GaugeStyleConfiguration.Label?> & Sendable)] {
            property("GaugeStyleConfiguration", name) { (c: GaugeStyleConfiguration) in
                c[keyPath: path].map { AnyView($0) }
            }
        }
        modifier("gaugeStyle", "_") { (view, style: AnyGaugeStyle) in style.style.applied(to: view) }
        let style = StyleType.any(.gaugeStyle)
        for name in ["automatic", "linearCapacity", "accessoryLinearCapacity", "accessoryLinear"] {
            constant("GaugeStyle", name, typed: style) { LinearCapacityGaugeStyle() }
        }
        constant("GaugeStyle", "accessoryCircular", typed: style) { AccessoryCircularGaugeStyle() }
        constant("GaugeStyle", "accessoryCircularCapacity", typed: style) {
            AccessoryCircularCapacityGaugeStyle()
        }
        add(type: .linearCapacityGaugeStyle, "GaugeStyle", alias: "DefaultGaugeStyle")
        viewInitializer(.linearCapacityGaugeStyle) { () in LinearCapacityGaugeStyle() }
        add(type: .accessoryCircularGaugeStyle, "GaugeStyle")
        viewInitializer(.accessoryCircularGaugeStyle) { () in AccessoryCircularGaugeStyle() }
        add(type: .accessoryCircularCapacityGaugeStyle, "GaugeStyle")
        viewInitializer(.accessoryCircularCapacityGaugeStyle) { () in AccessoryCircularCapacityGaugeStyle() }
    }

    private mutating func addTabViews() {
        add(type: .tabView, "View")
        viewInitializer(.tabView, "content") { (content: Builder) in TabView { content() } }
        viewInitializer(.tabView, "selection", "content") { (selection: AnyBinding, content: Builder) in
            TabView(selection: selection.compared) { content() }
        }
        add(type: .tab, "View")
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
        viewInitializer(.tab, "value", "content", "label") {
            (value: Any0, content: Builder, label: Builder) in
            Tab(value: value, content: { content() }, label: { label() })
        }
        modifier("tabItem", "_") { (view, label: Builder) in view.tabItem { label() } }
        modifier("tabViewStyle", "_") { (view, style: AnyTabViewStyle) in style.style.applied(to: view) }
        let style = StyleType.any(.tabViewStyle)
        constant("TabViewStyle", "automatic", typed: style) { DefaultTabViewStyle() }
        constant("TabViewStyle", "page", typed: style) { PageTabViewStyle() }
        add(PageTabViewStyle.IndexDisplayMode.self, "Hashable")
        cases(PageTabViewStyle.IndexDisplayMode.self)
        viewFactory("TabViewStyle", "page", "indexDisplayMode", result: style) {
            (mode: PageTabViewStyle.IndexDisplayMode) in
            PageTabViewStyle(indexDisplayMode: mode)
        }
        add(type: .defaultTabViewStyle, "TabViewStyle")
        viewInitializer(.defaultTabViewStyle) { () in DefaultTabViewStyle() }
        add(type: .pageTabViewStyle, "TabViewStyle")
        viewInitializer(
            .pageTabViewStyle,
            .or("indexDisplayMode", PageTabViewStyle.IndexDisplayMode.automatic)
        ) { (mode: PageTabViewStyle.IndexDisplayMode) in PageTabViewStyle(indexDisplayMode: mode) }
    }

    private mutating func addAsyncImages() {
        add(AsyncImagePhase.self)
        computedConstant("AsyncImagePhase", "empty") { AsyncImagePhase.empty }
        factory("AsyncImagePhase", "success", "_") { (image: Image) in AsyncImagePhase.success(image) }
        property("AsyncImagePhase", "image") { (phase: AsyncImagePhase) in phase.image }
        // An image is never loaded, so no error is one of loading.
        property("AsyncImagePhase", "error") { (phase: AsyncImagePhase) in String?.none }
        addPayload(of: "AsyncImagePhase", "empty", []) { value in
            if case .engine(AsyncImagePhase.empty) = value { [] } else { nil }
        }
        addPayload(of: "AsyncImagePhase", "success", [Image.bridgedType]) { value in
            if case .engine(AsyncImagePhase.success(let image)) = value { [image.bridged] } else { nil }
        }
        addPayload(of: "AsyncImagePhase", "failure", [.any(.error)]) { _ in nil }
        add(type: .asyncImage, "View")
        viewInitializer(.asyncImage, "url", .or("scale", 1.0)) { (url: URL?, scale: Double) in
            AsyncImage(url: url, scale: scale)
        }
        viewInitializer(.asyncImage, "url", .or("scale", 1.0), "content", "placeholder") {
            (url: URL?, scale: Double, content: Callback<AnyView, Image>, placeholder: Builder) in
            AsyncImage(url: url, scale: scale, content: { content($0) }, placeholder: { placeholder() })
        }
        viewInitializer(.asyncImage, "url", .or("scale", 1.0), .orNil("transaction"), "content") {
            (url: URL?, scale: Double, _: Transaction?, content: Callback<AnyView, AsyncImagePhase>) in
            AsyncImage(url: url, scale: scale) { content($0) }
        }
    }

    private mutating func addShareLinks() {
        add(ShownPreview.self)
        initializer("_") { (title: Title) in ShownPreview() }
        initializer("_", "image") { (title: Title, image: Any0) in ShownPreview() }
        add(type: .shareLink, "View")
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
private struct AnyGaugeStyle: Bridged {
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

extension GaugeStyle {
    fileprivate func applied(to view: AnyView) -> any View { view.gaugeStyle(self) }
}

/// A style of tab views.
private struct AnyTabViewStyle: Bridged {
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

extension TabViewStyle {
    fileprivate func applied(to view: AnyView) -> any View { view.tabViewStyle(self) }
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
