import Graphics

/// Views of which one is shown, and a bar with an item for each of them.
///
/// A picture shows the selected view, or the first one. The height of the bar is that of a `UITabBar`.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content

    @Environment(\.tabViewPages) private var pages

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    public var body: some View {
        let tag = selection.map { AnyHashable($0.wrappedValue) }
        let pages = pages
        let tagged = content.frame(maxWidth: .infinity, maxHeight: .infinity)
            .transformEnvironment(\.tagsElements) { $0 = true }
        return PartsReader(tagged) { parts in
            let index = tag.flatMap { tag in parts.firstIndex { $0.hasTag(tag) } } ?? 0
            if let pages {
                ZStack(alignment: .bottom) {
                    if parts.indices.contains(index) { parts[index] }
                    if hasDots(pages, count: parts.count) { PageDots(count: parts.count, current: index) }
                }
            } else {
                VStack(spacing: 0) {
                    if parts.indices.contains(index) { parts[index] }
                    TabBar(items: parts.map(\.tabItem), current: index)
                }
            }
        }
    }
}

/// Whether pages have dots; by default if there are several.
private func hasDots(_ mode: PageTabViewStyle.IndexDisplayMode, count: Int) -> Bool {
    switch mode {
    case .automatic: count > 1
    case .always: true
    case .never: false
    }
}

extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content)
    }
}

/// A view of a tab view with its item (iOS 18).
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
    private let value: Value?
    private let content: Content
    private let label: Label

    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.value = value
        self.content = content()
        self.label = label()
    }

    public var body: some View {
        VStack { content }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .tabItem { label }
            .tag(value)
    }
}

extension Tab where Value == Int, Label == ViewEngine.Label<Text, Image> {
    public init<Title: StringProtocol>(
        _ title: Title,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        value = nil
        self.content = content()
        label = ViewEngine.Label(title, systemImage: systemImage)
    }
}

extension Tab where Label == ViewEngine.Label<Text, Image> {
    public init<Title: StringProtocol>(
        _ title: Title,
        systemImage: String,
        value: Value,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { ViewEngine.Label(title, systemImage: systemImage) }
    }
}

private enum TabItemKey: LayoutValueKey {
    static var defaultValue: AnyView? { nil }
}

extension View {
    /// Gives the view an item in the bar of the tab view around it.
    public func tabItem<Item: View>(@ViewBuilder _ label: () -> Item) -> some View {
        layoutValue(key: TabItemKey.self, value: AnyView(label()))
    }
}

extension NodeView {
    fileprivate var tabItem: AnyView? {
        node.layoutValues?[.key(ObjectIdentifier(TabItemKey.self))] as? AnyView
    }
}

// MARK: Styles

/// The appearance of tab views; an app has no styles of its own.
public protocol TabViewStyle {}

/// A bar below the view.
public struct DefaultTabViewStyle: TabViewStyle {
    public init() {}
}

/// Dots over the view.
public struct PageTabViewStyle: TabViewStyle {
    /// Whether the dots are shown.
    public enum IndexDisplayMode: Hashable, Sendable, CaseIterable {
        case automatic, always, never
    }

    let indexDisplayMode: IndexDisplayMode

    public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

extension View {
    /// Sets the style of the tab views inside.
    public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
        environment(\.tabViewPages, (style as? PageTabViewStyle)?.indexDisplayMode)
    }
}

private enum PageStyleKey: EnvironmentKey {
    static let defaultValue: PageTabViewStyle.IndexDisplayMode? = nil
}

extension EnvironmentValues {
    /// Whether tab views with pages show dots; `nil` for those with a bar.
    var tabViewPages: PageTabViewStyle.IndexDisplayMode? {
        get { self[PageStyleKey.self] }
        set { self[PageStyleKey.self] = newValue }
    }
}

// MARK: The drawings

private struct TabBar: View {
    let items: [AnyView?]
    let current: Int

    /// In points, without the safe area below.
    private static let height: CGFloat = 49

    var body: some View {
        HStack(spacing: 0) {
            ForEach(items.indices, id: \.self) { index in
                VStack { items[index] }
                    .labelStyle(TabItemStyle())
                    .symbolVariant(.fill)
                    .font(.system(size: 10, weight: .medium))
                    .foregroundStyle(index == current ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.gray)))
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
        .frame(height: Self.height)
        .background(Color(.background))
        .overlay(alignment: .top) { Rectangle().fill(Color(.separator)).frame(height: 1 / 3) }
    }
}

/// The icon over the title.
private struct TabItemStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 3) {
            configuration.icon.font(.system(size: 20)).frame(height: 26)
            configuration.title
        }
    }
}

/// The dots of a page control; the selected one is white over the content, as by Apple's default.
private struct PageDots: View {
    let count: Int
    let current: Int

    var body: some View {
        HStack(spacing: 9) {
            ForEach(0..<min(count, 40)) { index in
                Circle().fill(Color.white.opacity(index == current ? 1 : 0.3)).frame(width: 7, height: 7)
            }
        }
        .frame(height: 44)
    }
}
