public import Graphics
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

/// An appearance of AppKit.
public struct NSAppearance: Hashable, Sendable {
    /// The name of an appearance.
    public struct Name: Hashable, Sendable {
        private let name: String

        public static let aqua = Name(name: "aqua")
        public static let darkAqua = Name(name: "darkAqua")
    }

    public let name: Name

    /// The first of some names that the appearance has; the light one if it has none of them.
    public func bestMatch(from names: [Name]) -> Name? {
        names.contains(name) ? name : names.first
    }
}

extension NSColor {
    /// A color from components of the calibrated space, 0…1, which are taken for those of sRGB.
    public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A color from components of the space of a device, 0…1, which are taken for those of sRGB.
    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
    }

    /// A color that a function chooses for an appearance.
    public convenience init(name: String?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor) {
        self.init { traits in
            dynamicProvider(NSAppearance(name: traits.userInterfaceStyle == .dark ? .darkAqua : .aqua))
        }
    }
}
