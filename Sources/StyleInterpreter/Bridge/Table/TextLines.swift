import ViewEngine

extension Bridge {
    mutating func addTextLines() {
        typealias Pattern = Text.LineStyle.Pattern
        add(Pattern.self, "Hashable")
        constants(
            "Text.LineStyle.Pattern",
            [
                "solid": Pattern.solid, "dot": .dot, "dash": .dash, "dashDot": .dashDot,
                "dashDotDot": .dashDotDot,
            ]
        )
        add(Text.LineStyle.self, "Hashable")
        constants("Text.LineStyle", ["single": Text.LineStyle.single])
        initializer(.or("pattern", Pattern.solid), .orNil("color")) { (pattern: Pattern, color: Color?) in
            Text.LineStyle(pattern: pattern, color: color)
        }
        modifier("underline", .or("_", true), "pattern", .orNil("color")) {
            (view, isActive: Bool, pattern: Pattern, color: Color?) in
            view.underline(isActive, pattern: pattern, color: color)
        }
        modifier("strikethrough", .or("_", true), "pattern", .orNil("color")) {
            (view, isActive: Bool, pattern: Pattern, color: Color?) in
            view.strikethrough(isActive, pattern: pattern, color: color)
        }
        method("Text", "underline", .or("_", true), "pattern", .orNil("color")) {
            (text: Text, isActive: Bool, pattern: Pattern, color: Color?) in
            text.underline(isActive, pattern: pattern, color: color)
        }
        method("Text", "strikethrough", .or("_", true), "pattern", .orNil("color")) {
            (text: Text, isActive: Bool, pattern: Pattern, color: Color?) in
            text.strikethrough(isActive, pattern: pattern, color: color)
        }
        modifier("lineLimit", "_", "reservesSpace") { (view, limit: Int, reserves: Bool) in
            view.lineLimit(limit, reservesSpace: reserves)
        }
    }
}

extension Text.LineStyle: EngineValue { static var typeName: String { "Text.LineStyle" } }
