import Graphics

/// A part of a text with one font and one color.
struct TextPiece {
    enum Content {
        case string(TextSource)
        case symbol(DrawnSymbol)
    }

    let content: Content
    let font: FontDescriptor
    let metrics: LineMetrics
    let color: ResolvedColor
    private let traits: TextTraits?
    let underline, strikethrough: ResolvedColor?

    init(_ content: Content, in inputs: ViewInputs) {
        let environment = inputs.inherited.environment
        let base = environment.font ?? .body
        let font = environment.textTraits?.applied(to: base) ?? base
        if font.isApproximated(in: environment) { inputs.note(.font) }
        self.content = content
        self.font = font.resolve(in: environment)
        metrics = inputs.graph.shaper.lineMetrics(for: self.font)
        let color = AnyShapeStyle.label.resolve(in: environment)
        self.color = color
        traits = environment.textTraits
        underline = traits?.underline.map { $0.color?.resolve(in: environment) ?? color }
        strikethrough = traits?.strikethrough.map { $0.color?.resolve(in: environment) ?? color }
    }

    /// In points upwards.
    var baselineOffset: CGFloat { traits?.baselineOffset ?? 0 }

    /// The string in its case; empty for a symbol.
    var string: String {
        guard case .string(let source) = content else { return "" }
        return traits?.cased(source.string) ?? source.string
    }

    /// The string in one line.
    func line(_ string: String, direction: TextDirection, shaper: any TextShaper) -> ShapedLine {
        var line = shaper.shape(string, font: font, direction: direction, maximumWidth: .infinity).lines[0]
        guard let tracking = traits?.tracking, tracking != 0 else { return line }
        for index in line.glyphs.indices { line.glyphs[index].position.x += tracking * CGFloat(index) }
        line.width += tracking * CGFloat(line.glyphs.count)
        return line
    }
}

extension TextPiece: Equatable {
    static func == (first: TextPiece, second: TextPiece) -> Bool {
        let hasEqualContent =
            switch (first.content, second.content) {
            case (.string(let one), .string(let other)): one.string == other.string
            case (.symbol(let one), .symbol(let other)): one.content == other.content
            case (.string, .symbol), (.symbol, .string): false
            }
        return hasEqualContent && first.font == second.font && first.color == second.color
            && first.traits == second.traits
    }
}
