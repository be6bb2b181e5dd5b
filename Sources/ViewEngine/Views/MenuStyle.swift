/// The appearance of menus.
public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a menu.
public struct MenuStyleConfiguration {
    /// The label of the menu.
    public struct Label: View {
        let content: AnyView

        public var body: some View { content }
    }

    /// The items of the menu, which a picture does not show.
    public struct Content: View {
        public var body: some View { EmptyView() }
    }

    public let label: Label
    let primaryAction: () -> Void

    public var content: Content { Content() }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates the menu that a style styles, for the next style outwards.
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(
            content: { configuration.content },
            label: { configuration.label },
            primaryAction: configuration.primaryAction
        )
    }
}

/// A menu whose label is drawn by the style of buttons.
public struct ButtonMenuStyle: MenuStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button(action: configuration.primaryAction) { configuration.label }
    }
}

/// The style of a platform: the label is drawn by the style of buttons.
public typealias DefaultMenuStyle = ButtonMenuStyle
public typealias BorderlessButtonMenuStyle = ButtonMenuStyle

extension MenuStyle where Self == ButtonMenuStyle {
    public static var automatic: ButtonMenuStyle { ButtonMenuStyle() }
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
    public static var borderlessButton: ButtonMenuStyle { ButtonMenuStyle() }
}

extension View {
    /// Sets the style of the menus inside that have no nearer style.
    public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
        transformEnvironment(\.menuStyle) { $0 = $0.pushing(style) }
    }
}

/// The styles of menus, the nearest last.
///
/// Unchecked `Sendable`, because the environment of a tree stays on its thread.
struct MenuStyleStack: @unchecked Sendable {
    private var styles: [(MenuStyleConfiguration) -> AnyView] = []

    func pushing<Style: MenuStyle>(_ style: Style) -> MenuStyleStack {
        var stack = self
        stack.styles.append { AnyView(style.makeBody(configuration: $0)) }
        return stack
    }

    /// The view of the nearest style, inside of which the next style outwards draws menus; `nil` without a style.
    func makeBody(configuration: MenuStyleConfiguration) -> AnyView? {
        guard let style = styles.last else { return nil }
        var outer = self
        outer.styles.removeLast()
        return AnyView(
            MenuStyleBody(configuration: configuration, style: style).environment(\.menuStyle, outer)
        )
    }
}

/// The body of a style, which reads its environment at its own place.
private struct MenuStyleBody: View {
    let configuration: MenuStyleConfiguration
    let style: (MenuStyleConfiguration) -> AnyView

    var body: some View { style(configuration) }
}

private enum MenuStyleKey: EnvironmentKey {
    static let defaultValue = MenuStyleStack()
}

extension EnvironmentValues {
    var menuStyle: MenuStyleStack {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }
}
