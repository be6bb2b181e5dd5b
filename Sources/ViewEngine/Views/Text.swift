import Graphics

/// One or more lines of text.
public struct Text: PrimitiveView {
    private indirect enum Content {
        case string(TextSource)
        case image(Image)
        case concatenation([Text])
        case localized(LocalizedText)
    }

    private let content: Content
    /// The number of texts that this one consists of, with itself.
    package private(set) var partCount = 1
    /// The depth of nested texts in this one.
    package private(set) var depth = 0
    /// The changes of the attributes that the text inherits, the first of which are nearest to it and win.
    private var changes: [@Sendable (inout TextTraits) -> Void] = []
    private var font: Font?
    /// The style, or `nil` for the default color; not set if the text inherits its style.
    private var foreground: AnyShapeStyle??

    private init(content: Content) {
        self.content = content
    }

    /// Disfavored, as in SwiftUI, so that a literal is a key.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ content: Content) {
        self.init(TextSource(String(content)))
    }

    /// Creates a text of a key: the one that a project has for it, or else the key.
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        self.init(parts: key.parts)
        guard let localizer = key.localizer else { return }
        let (count, depth) = (partCount, depth)
        self.init(
            content: .localized(
                LocalizedText(fallback: self, localizer: localizer, table: tableName, bundle: bundle)
            )
        )
        (partCount, self.depth) = (count, depth)
    }

    /// Creates a text that is shown unchanged, without localization or Markdown.
    public init(verbatim content: String) {
        self.init(TextSource(content))
    }

    /// Creates a text that shows a symbol.
    public init(_ image: Image) {
        self.init(content: .image(image))
    }

    /// Creates a text that shows the current string of a source.
    package init(_ source: TextSource) {
        self.init(content: .string(source))
    }

    /// Creates a text of several ones, each with attributes of its own.
    init(parts: [Text]) {
        switch parts.count {
        case 0: self.init(verbatim: "")
        case 1: self = parts[0]
        default:
            self.init(content: .concatenation(parts))
            partCount = parts.reduce(1) { $0 + $1.partCount }
            depth = 1 + (parts.map(\.depth).max() ?? 0)
        }
    }

    /// Returns a text that shows one after the other, each with its own attributes.
    public static func + (first: Text, second: Text) -> Text { Text(parts: first.siblings + [second]) }

    /// The parts of a text without attributes of its own, so that sums are not nested; otherwise the text itself.
    private var siblings: [Text] {
        guard case .concatenation(let parts) = content, changes.isEmpty, font == nil, foreground == nil else {
            return [self]
        }
        return parts
    }

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        if case .localized(let text) = content {
            return resolved(text, in: inputs.inherited.environment).lower(inputs, into: &nodes)
        }
        guard case .string(let source) = content else {
            nodes.append(LeafNode(ConcatenatedText(of: self, in: inputs), inputs: inputs))
            return
        }
        let environment = inputs.inherited.environment
        let styled = styled(environment)
        let traits = traits(in: environment)
        let inheritedFont = font ?? environment.font ?? .body
        let font = traits?.applied(to: inheritedFont) ?? inheritedFont
        if font.isApproximated(in: environment) { inputs.note(.font) }
        inputs.noteApproximations(of: .label)
        if !AnyShapeStyle.label.shadows(in: styled).isEmpty { inputs.note(.shadowStyle) }
        let leaf = TextLeaf(
            source: source,
            font: font.resolve(in: environment),
            traits: traits,
            color: AnyShapeStyle.label.resolve(in: styled),
            environment: environment,
            shaper: inputs.graph.shaper
        )
        nodes.append(inputs.node(leaf, paintedBy: AnyShapeStyle.label.gradient(in: styled)))
    }

    /// The text that is found for a key, with the attributes of this one.
    private func resolved(_ text: LocalizedText, in environment: EnvironmentValues) -> Text {
        var found = text.text(in: environment)
        found.changes += changes
        found.font = found.font ?? font
        found.foreground = found.foreground ?? foreground
        return found
    }

    /// The characters of the text in an environment.
    func string(in environment: EnvironmentValues) -> String {
        switch content {
        case .string(let source): source.string
        case .image: ""
        case .concatenation(let parts): parts.map { $0.string(in: environment) }.joined()
        case .localized(let text): text.text(in: environment).string(in: environment)
        }
    }

    /// The pieces of the text in reading order; each has one font and one color.
    func pieces(in inputs: ViewInputs) -> [TextPiece] {
        var environment = styled(inputs.inherited.environment)
        environment.font = font ?? environment.font
        environment.textTraits = traits(in: environment)
        var inputs = inputs
        inputs.transformEnvironment { $0 = environment }
        switch content {
        case .string(let source): return [TextPiece(.string(source), in: inputs)]
        case .image(let image):
            return image.symbol(in: inputs).map { [TextPiece(.symbol($0), in: inputs)] } ?? []
        case .concatenation(let parts): return parts.flatMap { $0.pieces(in: inputs) }
        case .localized(let text): return text.text(in: environment).pieces(in: inputs)
        }
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
