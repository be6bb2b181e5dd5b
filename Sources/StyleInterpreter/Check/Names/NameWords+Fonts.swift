import UIKitEngine
import ViewEngine

extension NameWords {
    /// The font that the words name: its style or size, its weight, its slope and its design.
    var font: Font { namedFont ?? .body }

    /// The font that the words name; nil if they name none.
    var namedFont: Font? {
        let style = textStyle
        let size = style == nil ? fontSize : nil
        let weight = fontWeight
        let design = fontDesign
        guard style != nil || size != nil || weight != nil || design != nil || has("italic", "oblique")
        else { return nil }
        var font = size.map { Font.system(size: $0) } ?? Font.system(style ?? .body)
        if let weight { font = font.weight(weight) }
        if let design { font = font.design(design) }
        return has("italic", "oblique") ? font.italic() : font
    }

    private var textStyle: Font.TextStyle? {
        // `title` alone is often larger than a button, so the smallest of the titles stands in for it.
        let title: Font.TextStyle =
            hasPair("large", "title") ? .largeTitle : numbered(.title3, second: .title2)
        let styles: [(String, Font.TextStyle)] = [
            ("headline", .headline), ("callout", .callout), ("subheadline", .subheadline),
            ("footnote", .footnote), ("caption", numbered(.caption, second: .caption2)), ("title", title),
            ("body", .body),
        ]
        return styles.first { words.contains($0.0) }?.1
    }

    /// The second of two styles if the words have its number.
    private func numbered(_ style: Font.TextStyle, second: Font.TextStyle) -> Font.TextStyle {
        has("2") ? second : style
    }

    private func hasPair(_ first: String, _ second: String) -> Bool {
        zip(words, words.dropFirst()).contains { $0 == first && $1 == second }
    }

    /// The size in points that the words name.
    private var fontSize: Double? {
        words.lazy.compactMap(Double.init).first { $0 >= 6 && $0 <= 96 }
    }

    private var fontWeight: Font.Weight? {
        func isExtra(_ word: String) -> Bool { hasPair("extra", word) || hasPair("ultra", word) }
        if has("ultralight", "extralight") || isExtra("light") { return .ultraLight }
        if has("thin", "hairline") { return .thin }
        if has("light") { return .light }
        if has("semibold", "demibold", "demi") || hasPair("semi", "bold") { return .semibold }
        if has("heavy", "extrabold", "ultrabold") || isExtra("bold") { return .heavy }
        if has("black") { return .black }
        if has("bold") { return .bold }
        if has("medium") { return .medium }
        return has("regular") ? .regular : nil
    }

    private var fontDesign: Font.Design? {
        if has("mono", "monospaced", "monospace", "code") { return .monospaced }
        if has("rounded") { return .rounded }
        return has("serif") && !has("sans") ? .serif : nil
    }

    /// The font that the words name, for UIKit.
    var uiFont: UIFont { UIFont(font) }
}
