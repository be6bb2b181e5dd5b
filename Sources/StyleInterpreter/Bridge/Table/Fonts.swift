import ViewEngine

extension Bridge {
    mutating func addFonts() {
        add(Font.self, "Hashable", "Sendable")
        constants(
            "Font",
            [
                "largeTitle": Font.largeTitle, "title": .title, "title2": .title2, "title3": .title3,
                "headline": .headline, "body": .body, "callout": .callout, "subheadline": .subheadline,
                "footnote": .footnote, "caption": .caption, "caption2": .caption2,
            ]
        )
        factory("Font", "system", "_", .orNil("design"), .orNil("weight")) {
            (style: Font.TextStyle, design: Font.Design?, weight: Font.Weight?) in
            Font.system(style, design: design, weight: weight)
        }
        factory("Font", "system", "size", .orNil("weight"), .orNil("design")) {
            (size: Double, weight: Font.Weight?, design: Font.Design?) in
            Font.system(size: size, weight: weight, design: design)
        }
        factory("Font", "custom", "_", "size") { (name: String, size: Double) in Font.custom(name, size: size)
        }
        factory("Font", "custom", "_", "size", "relativeTo") {
            (name: String, size: Double, style: Font.TextStyle) in
            Font.custom(name, size: size, relativeTo: style)
        }
        factory("Font", "custom", "_", "fixedSize") { (name: String, size: Double) in
            Font.custom(name, fixedSize: size)
        }
        method("Font", "weight", "_") { (font: Font, weight: Font.Weight) in font.weight(weight) }
        method("Font", "bold") { (font: Font) in font.bold() }
        method("Font", "italic") { (font: Font) in font.italic() }
        method("Font", "monospaced") { (font: Font) in font.monospaced() }
        method("Font", "monospacedDigit") { (font: Font) in font.monospacedDigit() }
        method("Font", "smallCaps") { (font: Font) in font.smallCaps() }
        method("Font", "lowercaseSmallCaps") { (font: Font) in font.lowercaseSmallCaps() }
        method("Font", "uppercaseSmallCaps") { (font: Font) in font.uppercaseSmallCaps() }
        method("Font", "width", "_") { (font: Font, width: Font.Width) in font.width(width) }
        method("Font", "leading", "_") { (font: Font, leading: Font.Leading) in font.leading(leading) }
        add(Font.TextStyle.self, "Hashable")
        cases(Font.TextStyle.self)
        add(Font.Weight.self, "Hashable")
        constants(
            "Font.Weight",
            [
                "ultraLight": Font.Weight.ultraLight, "thin": .thin, "light": .light, "regular": .regular,
                "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
            ]
        )
        add(Font.Design.self, "Hashable")
        constants(
            "Font.Design",
            [
                "default": Font.Design.default, "serif": .serif, "rounded": .rounded,
                "monospaced": .monospaced,
            ],
            areAllCases: true
        )
        add(Font.Width.self, "Hashable")
        constants(
            "Font.Width",
            [
                "compressed": Font.Width.compressed, "condensed": .condensed, "standard": .standard,
                "expanded": .expanded,
            ]
        )
        add(Font.Leading.self, "Hashable")
        constants(
            "Font.Leading",
            ["standard": Font.Leading.standard, "tight": .tight, "loose": .loose],
            areAllCases: true
        )
    }

    mutating func addText() {
        add(Text.self, "View")
        initializer("_") { (content: Title) in content.text }
        initializer("verbatim") { (content: String) in Text(verbatim: content) }
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
        add(Text.Case.self, "Hashable")
        constants(
            "Text.Case",
            ["uppercase": Text.Case.uppercase, "lowercase": .lowercase],
            areAllCases: true
        )
        add(Text.TruncationMode.self, "Hashable")
        constants(
            "Text.TruncationMode",
            ["head": Text.TruncationMode.head, "middle": .middle, "tail": .tail],
            areAllCases: true
        )
        modifier("fontWeight", "_") { (view, weight: Font.Weight?) in view.fontWeight(weight) }
        modifier("fontDesign", "_") { (view, design: Font.Design?) in view.fontDesign(design) }
        modifier("fontWidth", "_") { (view, width: Font.Width?) in view.fontWidth(width) }
        modifier("bold", .or("_", true)) { (view, isActive: Bool) in view.bold(isActive) }
        modifier("italic", .or("_", true)) { (view, isActive: Bool) in view.italic(isActive) }
        modifier("monospaced", .or("_", true)) { (view, isActive: Bool) in view.monospaced(isActive) }
        modifier("monospacedDigit") { view in view.monospacedDigit() }
        modifier("tracking", "_") { (view, tracking: Double) in view.tracking(tracking) }
        modifier("kerning", "_") { (view, kerning: Double) in view.kerning(kerning) }
        modifier("baselineOffset", "_") { (view, offset: Double) in view.baselineOffset(offset) }
        modifier("underline", .or("_", true), .orNil("color")) { (view, isActive: Bool, color: Color?) in
            view.underline(isActive, color: color)
        }
        modifier("strikethrough", .or("_", true), .orNil("color")) { (view, isActive: Bool, color: Color?) in
            view.strikethrough(isActive, color: color)
        }
        modifier("textCase", "_") { (view, textCase: Text.Case?) in view.textCase(textCase) }
        modifier("lineLimit", "_") { (view, limit: Int?) in view.lineLimit(limit) }
        modifier("minimumScaleFactor", "_") { (view, factor: Double) in view.minimumScaleFactor(factor) }
        modifier("truncationMode", "_") { (view, mode: Text.TruncationMode) in view.truncationMode(mode) }
        modifier("lineSpacing", "_") { (view, spacing: Double) in view.lineSpacing(spacing) }
        modifier("allowsTightening", "_") { (view, flag: Bool) in view.allowsTightening(flag) }
        modifier("multilineTextAlignment", "_") { (view, alignment: TextAlignment) in
            view.multilineTextAlignment(alignment)
        }
        modifier("font", "_") { (view, font: Font?) in view.font(font) }
    }
}
