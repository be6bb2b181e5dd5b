/// The traits of a view for assistive programs.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let isButton = AccessibilityTraits(rawValue: 1)
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    public static let isLink = AccessibilityTraits(rawValue: 8)
    public static let isImage = AccessibilityTraits(rawValue: 16)
    public static let isToggle = AccessibilityTraits(rawValue: 32)
    public static let isStaticText = AccessibilityTraits(rawValue: 64)
    public static let isModal = AccessibilityTraits(rawValue: 128)
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 256)
    public static let isSearchField = AccessibilityTraits(rawValue: 512)
    public static let playsSound = AccessibilityTraits(rawValue: 1024)
    public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 4096)
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 8192)
    public static let causesPageTurn = AccessibilityTraits(rawValue: 16384)
    public static let isSummaryElement = AccessibilityTraits(rawValue: 32768)
}

/// The way in which the views inside are seen by assistive programs.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String

    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

// A picture has one accessible name, which its request states, so that none of these has an effect.
extension View {
    public func accessibility(hint: Text) -> Self { self }
    public func accessibility(value: Text) -> Self { self }
    public func accessibility(identifier: String) -> Self { self }
    public func accessibility(sortPriority: Double) -> Self { self }

    public func accessibilityHint(_ hint: Text) -> Self { self }
    @_disfavoredOverload
    public func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> Self { self }
    public func accessibilityValue(_ value: Text) -> Self { self }
    @_disfavoredOverload
    public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> Self { self }
    public func accessibilityIdentifier(_ identifier: String) -> Self { self }
    public func accessibilitySortPriority(_ priority: Double) -> Self { self }
    public func accessibilityShowsLargeContentViewer() -> Self { self }
    public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> Self { self }
    @_disfavoredOverload
    public func accessibilityInputLabels<Label: StringProtocol>(_ labels: [Label]) -> Self { self }
    public func accessibilityAction(_ action: @escaping () -> Void) -> Self { self }

    @_disfavoredOverload
    public func accessibilityAction<Name: StringProtocol>(
        named name: Name,
        _ action: @escaping () -> Void
    ) -> Self { self }

    /// Has no effect: a picture has no pointer that rests.
    @_disfavoredOverload
    public func help<Text: StringProtocol>(_ text: Text) -> Self { self }

    /// Has no effect: a picture has no pointer that rests.
    public func help(_ text: Text) -> Self { self }
}
