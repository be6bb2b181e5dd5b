import ButtonRendering
import ViewEngine

/// The names of tokens in a file: groups for color schemes and states, and those of the tokens in them.
enum TokenName {
    static let colorSchemes: [(name: String, value: ColorScheme)] = [("light", .light), ("dark", .dark)]

    /// The path of a token in the groups of a color scheme and a state.
    static func path(of token: ButtonToken) -> [String] {
        switch token {
        case .tint: ["tint"]
        case .fill: ["fill"]
        case .label: ["label"]
        case .border: ["border"]
        case .borderWidth: ["borderWidth"]
        case .cornerRadius: ["cornerRadius"]
        case .insetTop: ["contentInsets", "top"]
        case .insetLeading: ["contentInsets", "leading"]
        case .insetBottom: ["contentInsets", "bottom"]
        case .insetTrailing: ["contentInsets", "trailing"]
        case .fontSize: ["font", "size"]
        case .fontWeight: ["font", "weight"]
        case .opacity: ["opacity"]
        case .shadows: ["shadow"]
        }
    }

    /// Shorter paths, each with the tokens that it sets.
    private static let shortForms: [([String], [ButtonToken])] = [
        (["contentInsets"], [.insetTop, .insetLeading, .insetBottom, .insetTrailing]),
        (["fontSize"], [.fontSize]), (["fontWeight"], [.fontWeight]),
    ]

    /// All paths, each with the tokens that it sets.
    private static let tokens = Dictionary(
        ButtonToken.allCases.map { (path(of: $0), [$0]) } + shortForms,
        uniquingKeysWith: { first, _ in first }
    )

    /// The tokens that a path sets, and the buttons that they are for; `nil` if nothing reads it.
    static func reading(_ path: [String]) -> (condition: ButtonTheme.Condition, tokens: [ButtonToken])? {
        var condition = ButtonTheme.Condition()
        var rest = path[...]
        while let name = rest.first {
            if condition.colorScheme == nil, let scheme = colorSchemes.first(where: { $0.name == name }) {
                condition.colorScheme = scheme.value
            } else if condition.state == nil, let state = ButtonState.single(named: name) {
                condition.state = state
            } else {
                break
            }
            rest.removeFirst()
        }
        guard let read = tokens[Array(rest)] else { return nil }
        return (condition, read)
    }
}

extension ColorScheme {
    /// The name of the group of its tokens.
    var tokenName: String { TokenName.colorSchemes.first { $0.value == self }?.name ?? "light" }
}
