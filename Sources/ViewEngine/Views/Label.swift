/// An icon and a title.
public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    @Environment(\.labelSpacing) private var labelSpacing

    public var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: labelSpacing) {
            icon
            title
        }
    }
}

extension Label {
    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        let style = inputs.environment.labelStyle
        let inputs = inputs.descending(.body)
        inputs.graph.state.enter(inputs.identity) {
            guard let style else {
                inputs.evaluate { body }.lower(inputs, into: &nodes)
                return
            }
            let configuration = LabelStyleConfiguration(
                title: LabelStyleConfiguration.Title(content: AnyView(title)),
                icon: LabelStyleConfiguration.Icon(content: AnyView(icon))
            )
            inputs.evaluate { style.makeBody(configuration) }.lower(inputs, into: &nodes)
        }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// A label with the parts of another one.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

extension Label where Title == Text, Icon == Image {
    /// Disfavored, as in SwiftUI, so that a literal is a key.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}
