public import ViewEngine

/// A color under the name of AppKit, for styles that are written for macOS.
public typealias NSColor = UIColor

/// AppKit's names of system colors, in the appearance of iOS.
extension NSColor {
    public static let labelColor = label
    public static let secondaryLabelColor = secondaryLabel
    public static let tertiaryLabelColor = tertiaryLabel
    public static let quaternaryLabelColor = quaternaryLabel
    public static let placeholderTextColor = placeholderText
    public static let linkColor = link
    public static let separatorColor = separator
    public static let textColor = label
    public static let controlTextColor = label
    public static let disabledControlTextColor = tertiaryLabel
    public static let textBackgroundColor = systemBackground
    public static let windowBackgroundColor = secondarySystemBackground
    public static let controlBackgroundColor = systemBackground
    public static let underPageBackgroundColor = systemGray4
    public static let controlColor = secondarySystemFill
    public static let controlAccentColor = tintColor
    public static let selectedControlColor = tintColor
    public static let selectedContentBackgroundColor = tintColor
    public static let unemphasizedSelectedContentBackgroundColor = systemGray4
    public static let alternateSelectedControlTextColor = white
}

extension Color {
    public init(nsColor: NSColor) {
        self.init(uiColor: nsColor)
    }
}
