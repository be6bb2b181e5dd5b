import ViewEngine

extension Bridge {
    mutating func addText() {
        add(Text.self, "View")
        initializer("_") { (content: Title) in content.text }
        initializer("_") { (image: Image) in Text(image) }
        initializer("verbatim") { (content: String) in Text(verbatim: content) }
        initializer("_", "format") { (number: Int, style: NumberFormatStyle) in
            Text(verbatim: style.text(number))
        }
        initializer("_", "format") { (number: Double, style: NumberFormatStyle) in
            Text(verbatim: style.text(number))
        }
        function("+", "_", "_") { (first: Text, second: Text) in first + second }
        method("Text", "font", "_") { (text: Text, font: Font?) in text.font(font) }
        method("Text", "foregroundColor", "_") { (text: Text, color: Color?) in text.foregroundColor(color) }
        method("Text", "foregroundStyle", "_") { (text: Text, style: AnyShapeStyle) in
            text.foregroundStyle(style)
        }
        method("Text", "fontWeight", "_") { (text: Text, weight: Font.Weight?) in text.fontWeight(weight) }
        method("Text", "fontDesign", "_") { (text: Text, design: Font.Design?) in text.fontDesign(design) }
        method("Text", "bold", .or("_", true)) { (text: Text, isActive: Bool) in text.bold(isActive) }
        method("Text", "italic", .or("_", true)) { (text: Text, isActive: Bool) in text.italic(isActive) }
        method("Text", "monospacedDigit") { (text: Text) in text.monospacedDigit() }
        method("Text", "tracking", "_") { (text: Text, tracking: Double) in text.tracking(tracking) }
        method("Text", "kerning", "_") { (text: Text, kerning: Double) in text.kerning(kerning) }
        method("Text", "baselineOffset", "_") { (text: Text, offset: Double) in text.baselineOffset(offset) }
        method("Text", "underline", .or("_", true), .orNil("color")) {
            (text: Text, isActive: Bool, color: Color?) in
            text.underline(isActive, color: color)
        }
        method("Text", "strikethrough", .or("_", true), .orNil("color")) {
            (text: Text, isActive: Bool, color: Color?) in
            text.strikethrough(isActive, color: color)
        }
        modifier("underline", .or("_", true), .orNil("color")) { (view, isActive: Bool, color: Color?) in
            view.underline(isActive, color: color)
        }
        modifier("strikethrough", .or("_", true), .orNil("color")) { (view, isActive: Bool, color: Color?) in
            view.strikethrough(isActive, color: color)
        }
        modifier("lineLimit", "_") { (view, limit: Int?) in view.lineLimit(limit) }
    }
}
