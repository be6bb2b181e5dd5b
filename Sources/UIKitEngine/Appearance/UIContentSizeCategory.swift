public import ViewEngine

/// The size of text that the user chose, in the words of UIKit.
public enum UIContentSizeCategory: Hashable, Sendable, CaseIterable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    /// The category of a size of SwiftUI's.
    public init(_ size: DynamicTypeSize) {
        self = Self.allCases[size.rawValue]
    }

    var size: DynamicTypeSize? {
        Self.allCases.firstIndex(of: self).flatMap { DynamicTypeSize(rawValue: $0) }
    }
}
