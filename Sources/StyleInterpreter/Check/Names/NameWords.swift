import Graphics
import StyleBridge
import StyleRuntime
import UIKitEngine
import ViewEngine

/// The words of a name, from which a stand-in is chosen.
struct NameWords: Sendable {
    /// The words in lower case: "brandPrimary8" is brand, primary, 8.
    let words: [String]
    /// The last part of the name.
    let last: String
    private let isComparison: Bool

    init(_ name: String) {
        isComparison = name.contains(StandIn.comparisonSign)
        last = name.split(separator: ".").last.map(String.init) ?? name
        var words: [String] = []
        var word = ""
        var previous: Character?
        for character in name {
            let starts =
                character.isUppercase && !(previous?.isUppercase ?? true)
                || character.isNumber != (previous?.isNumber ?? character.isNumber)
            if starts || !(character.isLetter || character.isNumber) {
                if !word.isEmpty { words.append(word.lowercased()) }
                word = ""
            }
            if character.isLetter || character.isNumber { word.append(character) }
            previous = character
        }
        if !word.isEmpty { words.append(word.lowercased()) }
        self.words = words
    }

    func has(_ candidates: String...) -> Bool {
        words.contains { candidates.contains($0) }
    }

    /// The color that the words name: a color by its name, else by its purpose, else one that depends on the name.
    var color: Color {
        if let system = Bridge.standard.systemColor(named: last) { return system }
        if has("gray", "grey", "neutral"), let shade { return shade }
        if let color = words.lazy.compactMap({ Self.namedColors[$0] }).first { return color }
        // The content on a color, as Material Design names it: `onPrimary`.
        if words.count > 1, words[words.count - 2] == "on" {
            return has("background", "surface") ? .primary : .white
        }
        if has("error", "destructive", "danger", "critical", "negative", "warning") { return .red }
        if has("success", "positive") { return .green }
        if has("disabled", "inactive", "placeholder") {
            // A text is read on its background.
            return has("background", "bg", "surface", "fill") ? Color(uiColor: .systemGray5) : .gray
        }
        if has("shadow", "scrim", "overlay") { return .black.opacity(0.2) }
        if has("background", "bg", "surface", "canvas", "fill", "card") {
            return Color(uiColor: .secondarySystemBackground)
        }
        if has("border", "separator", "divider", "outline", "stroke", "line") {
            return Color(uiColor: .separator)
        }
        if has("secondary", "subtle", "muted", "tertiary") { return .secondary }
        if has("text", "label", "fg", "foreground", "title", "content") { return .primary }
        if has("accent", "primary", "brand", "tint", "main", "link") { return .accentColor }
        let palette: [Color] = [.blue, .indigo, .purple, .teal, .green, .orange, .pink]
        let sum = words.joined().unicodeScalars.reduce(0) { ($0 &* 31 &+ Int($1.value)) & 0xFFFF }
        return palette[sum % palette.count]
    }

    /// Whether the words are those of a color: "AppColors.card", "Theme.background".
    var namesColor: Bool {
        guard last.first?.isLowercase == true, words.last != "view" else { return false }
        return has("color", "colors", "colour", "colours", "palette")
            || has("background", "fill", "surface", "overlay")
    }

    /// Whether the words compare something with a value that is usual: "mode == .light".
    var areLikely: Bool {
        isComparison && Self.usualValues.contains(last)
    }

    /// Names of the values that most things have.
    static let usualValues: Set = [
        "default", "automatic", "regular", "normal", "standard", "primary", "light", "enabled",
    ]

    /// The shape that the words name, or a rounded rectangle.
    var shape: any InsettableShape {
        if has("circle", "circular", "round") { return Circle() }
        if has("capsule", "pill") { return Capsule() }
        return RoundedRectangle(cornerRadius: 8)
    }

    /// A gray by its number: 5 is almost the background, 80 almost the text; numbers above 100 are of 1,000.
    private var shade: Color? {
        guard let number = words.reversed().lazy.compactMap(Double.init).first, number > 0, number < 1000
        else {
            return nil
        }
        let share = number > 100 ? number / 1000 : number / 100
        return Color(
            uiColor: UIColor { traits in
                UIColor(white: traits.userInterfaceStyle == .dark ? share : 1 - share, alpha: 1)
            }
        )
    }

    /// The greatest number that a name can mean: `lines99999999999999999999` is no length.
    private static let largestNumber = 1e6

    /// The number that the name ends with, or what is customary for its purpose.
    var number: Double {
        for word in words.reversed() {
            if let number = Double(word), number.magnitude <= Self.largestNumber || number == .infinity {
                return number
            }
        }
        if has("pixel", "hairline") { return 1 }
        if has("radius", "corner", "corners") { return 8 }
        if has("opacity", "alpha") { return 0.5 }
        if has("width") && has("border", "stroke", "line") { return 1 }
        if has("height") { return 44 }
        if has("width") { return has("max") ? 320 : 120 }
        if has("font") { return 17 }
        if has("size"), has("icon", "symbol", "glyph", "image") { return 24 }
        // A side of a control that can be tapped, in which a label has place.
        if has("size", "side", "diameter", "length") { return 44 }
        if has("scale") { return 1 }
        if has("duration") { return 0.2 }
        if has("small", "xs", "s", "sm") { return 8 }
        if has("large", "l", "lg", "xl") { return 16 }
        return 12
    }

    /// Whether the words say the name of a symbol.
    var nameSymbol: Bool { has("icon", "symbol", "image", "system") }

    /// Whether the words say how many or which one.
    var nameCount: Bool { has("count", "number", "total", "amount", "index", "quantity") }

    /// The name of a symbol, the title of a button, or the name itself.
    var text: String {
        if nameSymbol { return "star" }
        if has("title", "text", "label", "caption") { return "Button" }
        return last
    }
}

extension Bridge {
    /// A color of the system that a project names like UIKit: `Color.systemBackground`.
    fileprivate func systemColor(named name: String) -> Color? {
        // `Theme.red` is the red of SwiftUI, which has other components than that of UIKit.
        guard name.lowercased().contains("system"),
            let entry = statics["UIColor"]?[name]?.first(where: \.isProperty)
        else { return nil }
        var none: [Value] = []
        return (try? entry.call(&none)).flatMap { try? UIColor(bridging: $0) }.map { Color(uiColor: $0) }
    }
}
