public import ViewEngine

extension Text {
    /// A text with the attributes of a string.
    public init(_ attributedContent: AttributedString) {
        var text = Text(verbatim: attributedContent.text)
        if let font = attributedContent.font { text = text.font(Font(font)) }
        if let color = attributedContent.foregroundColor {
            text = text.foregroundStyle(Color(uiColor: color))
        }
        if let kern = attributedContent.kern { text = text.kerning(kern) }
        if attributedContent.underlineStyle != nil { text = text.underline() }
        if attributedContent.strikethroughStyle != nil { text = text.strikethrough() }
        self = text
    }
}
