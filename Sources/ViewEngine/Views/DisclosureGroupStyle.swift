/// The appearance of disclosure groups.
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a disclosure group, and whether its content is shown.
public struct DisclosureGroupStyleConfiguration {
    /// A part of the group.
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
    @Binding public var isExpanded: Bool
}

/// A row with a chevron, and the content below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        DisclosureRow(configuration: configuration)
    }
}

private struct DisclosureRow: View {
    let configuration: DisclosureGroupStyleConfiguration

    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        let angle: Double = layoutDirection == .leftToRight ? 90 : -90
        VStack {
            Button {
                withAnimation { configuration.isExpanded.toggle() }
            } label: {
                HStack {
                    configuration.label
                    Spacer()
                    Image(systemName: layoutDirection == .leftToRight ? "chevron.right" : "chevron.left")
                        .font(.footnote.weight(.semibold))
                        .rotationEffect(.degrees(configuration.isExpanded ? angle : 0))
                }
            }
            if configuration.isExpanded { configuration.content }
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
    /// Sets the style of the disclosure groups inside that have no nearer style.
    public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
        transformEnvironment(\.disclosureGroupStyle) {
            $0 = $0.pushing { style.makeBody(configuration: $0) }
        }
    }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
    static let defaultValue = StyleStack<DisclosureGroupStyleConfiguration>.empty
}

extension EnvironmentValues {
    var disclosureGroupStyle: StyleStack<DisclosureGroupStyleConfiguration> {
        get { self[DisclosureGroupStyleKey.self] }
        set { self[DisclosureGroupStyleKey.self] = newValue }
    }
}
