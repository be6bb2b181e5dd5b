/// Names of Apple's that make roots, and texts that are never followed; their numbers are those in every `NameTable`.
enum KnownName {
    static let texts = ignored + names

    /// Words and operators that no search follows.
    private static let ignored = [
        "_", "Self", "_exported", "get", "set", "willSet", "didSet", "elseif", "endif", "->", "==", "!=",
        "<=", ">=", "&&", "||", "??", "+=",
        "-=", "*=", "/=", "...", "..<", "===", "!==", "<<", ">>", ">?", "?>", "=!", "=-", "~=", ">>?", "|=",
        "&=",
        "%=", "&+", "&-", "&*", "!",
    ]

    private static let names = [
        "Preview", "Configuration", "UIButton.Configuration", "View", "PreviewProvider", "UIButton",
        "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "MenuStyle",
        "Button", "Link", "ShareLink", "Menu", "Toggle", "NavigationLink", "EditButton",
        "onTapGesture", "onLongPressGesture", "gesture", "simultaneousGesture", "highPriorityGesture",
        "_onButtonGesture", "precedencegroup",
        "body", "makeBody", "makeSharedContext", "path", "inset", "sizeThatFits", "placeSubviews",
        "makeCache",
        "updateCache", "explicitAlignment", "spacing", "effectValue", "makeUIView", "updateUIView",
        "makeUIViewController", "updateUIViewController", "makeCoordinator", "resolve", "animate", "hash",
        "callAsFunction", "previews", "animatableData", "id", "defaultValue", "wrappedValue",
        "projectedValue",
        "updateConfiguration",
    ]

    static let exported = number("_exported")
    static let willSet = number("willSet")
    static let didSet = number("didSet")
    static let elseif = number("elseif")
    static let endif = number("endif")
    static let arrow = number("->")
    static let body = number("body")
    static let precedenceGroup = number("precedencegroup")
    static let view = number("View")
    static let previewProvider = number("PreviewProvider")
    static let preview = number("Preview")
    static let button = number("UIButton")
    static let configuration = number("Configuration")
    static let buttonConfiguration = number("UIButton.Configuration")
    static let selfType = number("Self")
    /// The protocols of styles that are roots.
    static let styles = number("ButtonStyle")...number("MenuStyle")
    /// The protocols and classes whose types are roots.
    static let inherited = number("View")...number("MenuStyle")
    /// The views that can be pressed, and the modifiers that make others so.
    static let controls = number("Button")...number("_onButtonGesture")

    /// The functions and properties that protocols of Apple's require, as far as pictures depend on them.
    static let requirements = number("body")...number("updateConfiguration")

    private static let ignoredNumbers = number("_")...number("!")

    /// Whether a name or an operator can be one that a project declares.
    static func isFollowed(_ number: Int32) -> Bool { !ignoredNumbers.contains(number) }

    private static func number(_ text: String) -> Int32 {
        Int32(Word.allCases.count + (texts.firstIndex(of: text) ?? 0))
    }
}
