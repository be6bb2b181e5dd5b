import StyleRuntime
import ViewEngine

// Tabs, of which a picture shows one.
extension Bridge {
    mutating func addTabViews() {
        viewInitializer(.tabView, labels: "selection", "content") {
            (selection: AnyBinding, content: Builder) in
            TabView(selection: selection.compared) { content() }
        }
        viewInitializer(.tab, labels: "_", "systemImage", "content") {
            (title: Title, image: String, content: Builder) in
            VStack { content() }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .tabItem { Label(title: { title.text }, icon: { Image(systemName: image) }) }
        }
        viewInitializer(.tab, labels: "_", "systemImage", "value", "content") {
            (title: Title, image: String, value: Any0, content: Builder) in
            Tab(value: value, content: { content() }) {
                Label(title: { title.text }, icon: { Image(systemName: image) })
            }
        }
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

extension PageTabViewStyle.IndexDisplayMode: EngineValue {
    static var engineType: EngineType { .pageTabViewStyleIndexDisplayMode }
}
