extension AssetSymbols {
    /// The members of SwiftUI's `Color`, for which Xcode generates none: `Color.red` is Apple's, `Color(.red)` is that of
    /// the catalog.
    package static let membersOfColor: Set<String> = [
        "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange",
        "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
    ]

    /// Likewise those of `UIColor`.
    package static let membersOfUIColor: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green",
        "groupTableViewBackground", "label", "lightGray", "lightText", "link", "magenta", "opaqueSeparator",
        "orange", "placeholderText", "purple", "quaternaryLabel", "quaternarySystemFill", "red",
        "secondaryLabel", "secondarySystemBackground", "secondarySystemFill",
        "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue", "systemBrown",
        "systemCyan", "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5",
        "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange",
        "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
        "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor",
        "white", "yellow",
    ]

    /// Likewise those of `UIImage`.
    package static let membersOfUIImage: Set<String> = [
        "actions", "add", "checkmark", "remove", "strokedCheckmark",
    ]
}
