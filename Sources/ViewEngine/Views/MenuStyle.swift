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

        package init<Content: View>(_ content: Content) {
            self.content = AnyView(content)
        }

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
        transformEnvironment(\.menuStyle) { $0 = $0.pushing { style.makeBody(configuration: $0) } }
    }
}
