/// The appearance of labels.
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
    public struct Title: PrimitiveView {
        let content: AnyView

        package init<Content: View>(_ content: Content) {
            self.content = AnyView(content)
        }

        public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
            content.lower(inputs, into: &nodes)
        }
    }

    public struct Icon: PrimitiveView {
        let content: AnyView

        package init<Content: View>(_ content: Content) {
            self.content = AnyView(content)
        }

        public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
            content.lower(inputs, into: &nodes)
        }
    }

    public let title: Title
    public let icon: Icon
}

/// The icon beside the title.
public struct TitleAndIconLabelStyle: LabelStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Label {
            configuration.title
        } icon: {
            configuration.icon
        }
        .environment(\.labelStyle, .empty)
    }
}

public struct TitleOnlyLabelStyle: LabelStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

public struct IconOnlyLabelStyle: LabelStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.icon.modifier(SpokenTitle(title: configuration.title))
    }
}

/// Makes the title of a label that is not drawn what assistive programs say in place of the icon.
private struct SpokenTitle: PrimitiveViewModifier {
    let title: LabelStyleConfiguration.Title

    func lower<Modified: View>(_ content: Modified, inputs: ViewInputs, into nodes: inout [Node]) {
        let first = nodes.count
        content.lower(inputs, into: &nodes)
        guard inputs.graph.observesControls, nodes.count > first else { return }
        var titles: [Node] = []
        title.lower(inputs.descending(.addition), into: &titles)
        let label = titles.map { SpokenLabel(of: $0).text }.joined(separator: " ")
        guard !label.isEmpty else { return }
        // Symbols are not said beside a text.
        nodes[first] = AccessibilityLabelNode(
            label,
            around: nodes[first],
            inputs: inputs.descending(.addition)
        )
    }
}

/// The icon beside the title.
public typealias DefaultLabelStyle = TitleAndIconLabelStyle

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
    /// Sets the style of the labels inside that have no nearer style.
    public func labelStyle<Style: LabelStyle>(
        _ style: Style
    ) -> ModifiedContent<Self, TransformEnvironmentModifier> {
        transformEnvironment(\.labelStyle) { $0 = $0.pushing { style.makeBody(configuration: $0) } }
    }
}
