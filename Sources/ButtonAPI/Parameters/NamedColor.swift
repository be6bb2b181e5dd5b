import Graphics
import ViewEngine

/// A color as a client spells it: hexadecimal digits, or the name of a system color.
struct NamedColor {
    /// The canonical spelling.
    let name: String
    let color: Color

    init(_ text: String) throws(ParameterError) {
        if let digits = HexadecimalColor(digits: text) {
            name = digits.name
            color = Color(digits.color)
        } else if let index = try? Self.names.index(ofName: text) {
            name = Self.names[index]
            color = Self.colors[index]
        } else if let index = try? Self.aliases.index(ofName: text) {
            // UIKit's `systemBlue` is SwiftUI's `blue`, and so on.
            name = Self.names[index]
            color = Self.colors[index]
        } else {
            throw .notAColor(UnknownName(name: text, known: Self.names + Self.aliases))
        }
    }

    /// Every name, for the catalog.
    static var allNames: [String] { names }

    /// Every name, aliases included, without repetition.
    static var allSpellings: [String] { names + aliases.filter { !names.contains($0) } }

    /// The canonical spelling of a color: its name, or hexadecimal digits.
    static func spelling(_ color: Color) -> String {
        if let named = table.first(where: { $0.color == color }) { return named.name }
        let digits = (color.constant ?? .clear).hexadecimal.dropFirst()
        return String(digits.hasSuffix("ff") ? digits.dropLast(2) : digits)
    }

    /// Whether the canonical spelling of a color means the color: digits have components from 0 to 1.
    static func hasSpelling(_ color: Color) -> Bool {
        color.constant?.isWithinRange ?? table.contains { $0.color == color }
    }

    /// The name of a color in SwiftUI, if it has one, and in UIKit; `nil` for a color of digits.
    static func names(of color: Color) -> (swiftUI: String?, uiKit: String)? {
        let role = roles.first { $0.color == color }
        if let named = (fixed + hues).first(where: { $0.color == color }) {
            return (named.name, role?.name ?? named.alias)
        }
        return role.map { (nil, $0.name) }
    }

    // MARK: Names

    private static let names: [String] = table.map(\.name)
    private static let aliases: [String] = table.map(\.alias)
    private static let colors: [Color] = table.map(\.color)

    private static let table: [(name: String, alias: String, color: Color)] =
        fixed + hues + roles

    private static let fixed: [(name: String, alias: String, color: Color)] = [
        ("black", "black", .black),
        ("white", "white", .white),
        ("clear", "clear", .clear),
        ("primary", "primary", .primary),
        ("secondary", "secondary", .secondary),
        ("accentColor", "tintColor", .accentColor),
    ]

    private static let hues: [(name: String, alias: String, color: Color)] = [
        ("red", "systemRed", .red),
        ("orange", "systemOrange", .orange),
        ("yellow", "systemYellow", .yellow),
        ("green", "systemGreen", .green),
        ("mint", "systemMint", .mint),
        ("teal", "systemTeal", .teal),
        ("cyan", "systemCyan", .cyan),
        ("blue", "systemBlue", .blue),
        ("indigo", "systemIndigo", .indigo),
        ("purple", "systemPurple", .purple),
        ("pink", "systemPink", .pink),
        ("brown", "systemBrown", .brown),
        ("gray", "systemGray", .gray),
    ]

    /// UIKit's names for what SwiftUI has no name for, and short ones.
    private static let roles: [(name: String, alias: String, color: Color)] = [
        ("systemGray2", "gray2", Color(.gray2)),
        ("systemGray3", "gray3", Color(.gray3)),
        ("systemGray4", "gray4", Color(.gray4)),
        ("systemGray5", "gray5", Color(.gray5)),
        ("systemGray6", "gray6", Color(.gray6)),
        ("label", "labelColor", Color(.label)),
        ("secondaryLabel", "secondaryLabelColor", Color(.secondaryLabel)),
        ("tertiaryLabel", "tertiaryLabelColor", Color(.tertiaryLabel)),
        ("quaternaryLabel", "quaternaryLabelColor", Color(.quaternaryLabel)),
        ("placeholderText", "placeholderTextColor", Color(.placeholderText)),
        ("link", "linkColor", Color(.link)),
        ("systemFill", "fill", Color(.fill)),
        ("secondarySystemFill", "secondaryFill", Color(.secondaryFill)),
        ("tertiarySystemFill", "tertiaryFill", Color(.tertiaryFill)),
        ("quaternarySystemFill", "quaternaryFill", Color(.quaternaryFill)),
        ("separator", "separatorColor", Color(.separator)),
        ("opaqueSeparator", "opaqueSeparatorColor", Color(.opaqueSeparator)),
        ("systemBackground", "background", Color(.background)),
        ("secondarySystemBackground", "secondaryBackground", Color(.secondaryBackground)),
        ("tertiarySystemBackground", "tertiaryBackground", Color(.tertiaryBackground)),
        ("systemGroupedBackground", "groupedBackground", Color(.groupedBackground)),
        (
            "secondarySystemGroupedBackground", "secondaryGroupedBackground",
            Color(.secondaryGroupedBackground)
        ),
        (
            "tertiarySystemGroupedBackground", "tertiaryGroupedBackground",
            Color(.tertiaryGroupedBackground)
        ),
    ]
}
