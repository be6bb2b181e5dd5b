extension UIButton.Configuration {
    /// By what rules the colours are made.
    enum Style: Hashable, Sendable {
        case plain, gray, tinted, filled
        case glass, prominentGlass
    }

    /// Only the content, in the tint.
    public static func plain() -> UIButton.Configuration { UIButton.Configuration(style: .plain) }
    /// The content in the tint, on gray.
    public static func gray() -> UIButton.Configuration { UIButton.Configuration(style: .gray) }
    /// The content in the tint, on a pale tint.
    public static func tinted() -> UIButton.Configuration { UIButton.Configuration(style: .tinted) }
    /// The content in white, on the tint.
    public static func filled() -> UIButton.Configuration { UIButton.Configuration(style: .filled) }

    public static func borderless() -> UIButton.Configuration { .plain() }
    public static func bordered() -> UIButton.Configuration { .gray() }
    public static func borderedTinted() -> UIButton.Configuration { .tinted() }
    public static func borderedProminent() -> UIButton.Configuration { .filled() }

    /// The content on a drop of glass (iOS 26).
    public static func glass() -> UIButton.Configuration { UIButton.Configuration(style: .glass) }
    /// The content in white on a drop of glass in the tint (iOS 26).
    public static func prominentGlass() -> UIButton.Configuration {
        UIButton.Configuration(style: .prominentGlass)
    }
}
