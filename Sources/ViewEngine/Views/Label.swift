/// An icon and a title.
public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    @Environment(\.labelSpacing) private var labelSpacing
    @Environment(\.isInList) private var isInList

    public var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: labelSpacing) {
            if isInList { ListIcon(icon: icon) } else { icon }
            title
        }
    }
}

/// The icon of a label in a list: a larger symbol in the middle of a column that all rows share.
private struct ListIcon<Icon: View>: View {
    let icon: Icon

    @Environment(\.imageScale) private var scale
    @Environment(\.palette) private var palette
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        icon
            .imageScale(scale == .medium ? .large : scale)
            // The space beside the ink of a wide symbol does not widen the column.
            .padding(.horizontal, -3)
            .frame(minWidth: palette.listIconWidth(at: dynamicTypeSize))
    }
}

extension Label {
    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        let styled = inputs.inherited.environment.labelStyle.body(for: configuration, in: \.labelStyle)
        let inputs = inputs.descending(.body)
        inputs.graph.state.enter(inputs.identity) {
            if let styled {
                styled.lower(inputs, into: &nodes)
            } else {
                inputs.evaluate { body }.lower(inputs, into: &nodes)
            }
        }
    }

    private var configuration: LabelStyleConfiguration {
        LabelStyleConfiguration(
            title: LabelStyleConfiguration.Title(title),
            icon: LabelStyleConfiguration.Icon(icon)
        )
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates the label that a style styles, for the next style outwards.
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
