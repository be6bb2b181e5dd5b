/// An action of an assistive program.
public struct AccessibilityActionKind: Hashable, Sendable {
    private let name: String

    public static let `default` = AccessibilityActionKind(name: "default")
    public static let escape = AccessibilityActionKind(name: "escape")
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    public static let delete = AccessibilityActionKind(name: "delete")
    public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// The direction in which an assistive program changes a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: Hashable, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

// Assistive programs do not act on a picture, so that none of these has an effect.
extension View {
    public func accessibilityAction(
        _ kind: AccessibilityActionKind,
        _ handler: @escaping () -> Void
    ) -> Self { self }

    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> Self { self }

    public func accessibilityAction<Label: View>(
        action: @escaping () -> Void,
        @ViewBuilder label: () -> Label
    ) -> Self { self }

    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> Self { self }

    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> Self { self }

    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self { self }

    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> Self { self }

    public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> Self { self }

    public func accessibilityInputLabels(_ labels: [Text]) -> Self { self }

    public func accessibilityRepresentation<Representation: View>(
        @ViewBuilder representation: () -> Representation
    ) -> Self { self }

    public func accessibilityChildren<Children: View>(@ViewBuilder children: () -> Children) -> Self { self }

    public func accessibilityShowsLargeContentViewer<Content: View>(
        @ViewBuilder _ largeContentView: () -> Content
    ) -> Self { self }

    // With a condition (iOS 18).

    public func accessibilityHint<Hint: StringProtocol>(_ hint: Hint, isEnabled: Bool) -> Self { self }
}
