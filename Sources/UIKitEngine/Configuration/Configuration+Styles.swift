extension UIButton.Configuration {
    /// The rules that the colors follow.
    enum Style: Hashable, Sendable {
        case plain, gray, tinted, filled
        case glass, prominentGlass, clearGlass, prominentClearGlass
    }

    /// A configuration with only the content, in the tint.
    public static func plain() -> UIButton.Configuration { UIButton.Configuration(style: .plain) }
    /// A configuration with the content in the tint, on gray.
    public static func gray() -> UIButton.Configuration { UIButton.Configuration(style: .gray) }
    /// A configuration with the content in the tint, on a translucent tint.
    public static func tinted() -> UIButton.Configuration { UIButton.Configuration(style: .tinted) }
    /// A configuration with the content in white, on the tint.
    public static func filled() -> UIButton.Configuration { UIButton.Configuration(style: .filled) }

    /// Another name for `plain()`.
    public static func borderless() -> UIButton.Configuration { .plain() }
    /// Another name for `gray()`.
    public static func bordered() -> UIButton.Configuration { .gray() }
    /// Another name for `tinted()`.
    public static func borderedTinted() -> UIButton.Configuration { .tinted() }
    /// Another name for `filled()`.
    public static func borderedProminent() -> UIButton.Configuration { .filled() }

    /// A configuration with the content on glass (iOS 26).
    public static func glass() -> UIButton.Configuration { UIButton.Configuration(style: .glass) }
    /// A configuration with the content in white, on tinted glass (iOS 26).
    public static func prominentGlass() -> UIButton.Configuration {
        UIButton.Configuration(style: .prominentGlass)
    }
    /// A configuration with the content on clear glass (iOS 26).
    public static func clearGlass() -> UIButton.Configuration { UIButton.Configuration(style: .clearGlass) }
    /// A configuration with the content in white, on tinted clear glass (iOS 26).
    public static func prominentClearGlass() -> UIButton.Configuration {
        UIButton.Configuration(style: .prominentClearGlass)
    }
}
