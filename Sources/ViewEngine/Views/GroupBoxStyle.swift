import Graphics

/// The appearance of group boxes.
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box.
public struct GroupBoxStyleConfiguration {
    /// A part of the group box.
    public struct Part: View {
        let content: AnyView

        package init<Content: View>(_ content: Content) {
            self.content = AnyView(content)
        }

        public var body: some View { content }
    }

    public typealias Label = Part
    public typealias Content = Part

    public let label: Label
    public let content: Content
}

/// The title above the content, on a background as that of an iPhone.
///
/// The radius and the insets are read from pictures, and may be off by a point.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.headline)
            VStack { configuration.content }
        }
        .padding(16)
        .background(Color(.secondaryBackground), in: RoundedRectangle(cornerRadius: 8))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
    /// Sets the style of the group boxes inside that have no nearer style.
    public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
        transformEnvironment(\.groupBoxStyle) { $0 = $0.pushing { style.makeBody(configuration: $0) } }
    }
}

private enum GroupBoxStyleKey: EnvironmentKey {
    static let defaultValue = StyleStack<GroupBoxStyleConfiguration>.empty
}

extension EnvironmentValues {
    var groupBoxStyle: StyleStack<GroupBoxStyleConfiguration> {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}
