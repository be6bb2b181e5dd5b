/// The cause of a placeholder in place of content.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// Whether a button repeats its action while it is pressed.
public enum ButtonRepeatBehavior: Hashable, Sendable {
    case automatic, enabled, disabled
}

// Symbols that a picture of a button cannot show, or that change nothing in it.
extension View {
    /// Has no effect: what leaves a picture is gone.
    public func onDisappear(perform action: (() -> Void)? = nil) -> Self { self }

    /// Has no effect: the frame of a view is animated as a whole here.
    public func geometryGroup() -> Self { self }

    /// Has no effect: content is always known.
    public func redacted(reason: RedactionReasons) -> Self { self }

    public func unredacted() -> Self { self }

    public func privacySensitive(_ sensitive: Bool = true) -> Self { self }

    /// Has no effect: controls without a label of their own are not drawn.
    public func labelsHidden() -> Self { self }

    /// Has no effect: a press runs the action once.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> Self { self }

    /// Has no effect: a menu is not shown before a long press, which ends the press of a button.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> Self { self }

    /// Has no effect: images and shapes are not mirrored.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> Self { self }

    /// Has no effect: bodies run in each update.
    public func equatable() -> Self where Self: Equatable { self }

    /// Sets the color scheme (deprecated since iOS 15).
    public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    /// Changes the content within an animation: `body` gets the view.
    public func animation<Content: View>(
        _ animation: Animation?,
        @ViewBuilder body: (Self) -> Content
    ) -> some View {
        body(self).transaction { $0.animation = animation }
    }
}

extension EnvironmentValues {
    public var redactionReasons: RedactionReasons { [] }
    public var buttonRepeatBehavior: ButtonRepeatBehavior { .automatic }
}
