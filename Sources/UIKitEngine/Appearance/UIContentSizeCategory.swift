public import ViewEngine

/// The text size that the user chose, under the names of UIKit.
public enum UIContentSizeCategory: Hashable, Sendable, CaseIterable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    /// The category of a SwiftUI text size.
    public init(_ size: DynamicTypeSize) {
        self = Self.allCases[size.rawValue]
    }

    var size: DynamicTypeSize? {
        Self.allCases.firstIndex(of: self).flatMap { DynamicTypeSize(rawValue: $0) }
    }
}
