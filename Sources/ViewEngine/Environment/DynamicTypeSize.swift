/// The text size that the user has chosen.
public enum DynamicTypeSize: Int, Hashable, Sendable, CaseIterable, Comparable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public static func < (first: DynamicTypeSize, second: DynamicTypeSize) -> Bool {
        first.rawValue < second.rawValue
    }

    /// Whether the size is one of those that the user chooses in the accessibility settings.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
