/// The text size that the user has chosen (deprecated: see `DynamicTypeSize`).
public enum ContentSizeCategory: Int, Hashable, Comparable, Sendable, CaseIterable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    public static func < (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool {
        first.rawValue < second.rawValue
    }
}

extension EnvironmentValues {
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory.allCases[DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 3] }
        set { dynamicTypeSize = DynamicTypeSize.allCases[newValue.rawValue] }
    }
}
