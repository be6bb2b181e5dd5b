public import ViewEngine

extension Text {
    /// A text with the attributes of a string.
    public init(_ attributedContent: AttributedString) {
        let texts = attributedContent.runs.map(Text.init)
        self = texts.dropFirst().reduce(texts[0], +)
    }

    private init(_ run: AttributedString.Run) {
        let attributes = run.attributes
        var text = Text(verbatim: run.text)
        if let font = attributes.swiftUIFont ?? attributes.font.map({ Font($0) }) { text = text.font(font) }
        let color = attributes.swiftUIColor ?? attributes.foregroundColor.map { Color(uiColor: $0) }
        if let color { text = text.foregroundStyle(color) }
        if attributes.link != nil, color == nil { text = text.foregroundStyle(.tint) }
        if let kern = attributes.kern { text = text.kerning(kern) }
        if attributes.underlineStyle != nil { text = text.underline() }
        if attributes.strikethroughStyle != nil { text = text.strikethrough() }
        self = text
    }
}
