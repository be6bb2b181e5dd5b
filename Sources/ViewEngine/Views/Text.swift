import Graphics

/// One or more lines of text.
public struct Text: PrimitiveView {
    private let source: TextSource
    /// The changes of the attributes that the text inherits, the first of which are nearest to it and win.
    private var changes: [@Sendable (inout TextTraits) -> Void] = []
    private var font: Font?
    /// The style, or `nil` for the default color; not set if the text inherits its style.
    private var foreground: AnyShapeStyle??

    public init<Content: StringProtocol>(_ content: Content) {
        source = TextSource(String(content))
    }

    /// Creates a text that is shown unchanged, without localization or Markdown.
    public init(verbatim content: String) {
        self.init(content)
    }

    /// Creates a text that shows the current string of a source.
    package init(_ source: TextSource) {
        self.source = source
    }

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        let environment = inputs.environment
        let traits = traits(in: environment)
        let inheritedFont = font ?? environment.font ?? .body
        let font = traits?.applied(to: inheritedFont) ?? inheritedFont
        if font.isApproximated { inputs.note(.font) }
        inputs.noteApproximations(of: .label)
        if !AnyShapeStyle.label.shadows(in: styled(environment)).isEmpty { inputs.note(.shadowStyle) }
        let leaf = TextLeaf(
            source: source,
            font: font.resolve(in: environment),
            traits: traits,
            color: AnyShapeStyle.label.resolve(in: styled(environment)),
            environment: environment,
            shaper: inputs.graph.shaper
        )
        nodes.append(inputs.node(leaf, paintedBy: AnyShapeStyle.label.gradient(in: styled(environment))))
    }

    private func traits(in environment: EnvironmentValues) -> TextTraits? {
        guard !changes.isEmpty else { return environment.textTraits }
        var traits = environment.textTraits ?? TextTraits()
        for change in changes.reversed() { change(&traits) }
        return traits
    }

    /// The environment with the style of the text as its foreground style.
    private func styled(_ environment: EnvironmentValues) -> EnvironmentValues {
        guard let foreground else { return environment }
        var environment = environment
        environment.foregroundStyle = foreground?.inheriting(environment.foregroundStyle)
        return environment
    }

    // MARK: Attributes of this text

    public func font(_ font: Font?) -> Text { with { $0.font = $0.font ?? font } }

    public func foregroundColor(_ color: Color?) -> Text {
        with { $0.foreground = $0.foreground ?? color.map(AnyShapeStyle.init) }
    }

    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
        with { $0.foreground = $0.foreground ?? AnyShapeStyle(style) }
    }

    /// Returns the text with changed attributes.
    func changing(_ change: @escaping @Sendable (inout TextTraits) -> Void) -> Text {
        with { $0.changes.append(change) }
    }

    private func with(_ change: (inout Text) -> Void) -> Text {
        var text = self
        change(&text)
        return text
    }
}
