/// The width that a button has in its container (iOS 26).
public struct ButtonSizing: Hashable, Sendable {
    private let name: String

    /// The system's choice, which is the width of the label.
    public static let automatic = ButtonSizing(name: "automatic")
    /// The width that the container proposes.
    public static let flexible = ButtonSizing(name: "flexible")
    /// The width of the label.
    public static let fitted = ButtonSizing(name: "fitted")
}

/// The order of the items of a menu.
public enum MenuOrder: Hashable, Sendable {
    case automatic, priority, fixed
}

/// Whether a view reacts to a drag that rests over it.
public enum SpringLoadingBehavior: Hashable, Sendable {
    case automatic, enabled, disabled
}

/// The emphasis of a badge.
public enum BadgeProminence: Hashable, Sendable {
    case decreased, standard, increased
}

/// The actions that the environment offers, which do nothing in a picture.
public struct RefreshAction: Sendable {
    public func callAsFunction() async {}
}

/// Ends a search; there is none in a picture.
public struct DismissSearchAction: Sendable {
    public func callAsFunction() {}
}

/// Opens a window; a picture has none.
public struct OpenWindowAction: Sendable {
    public func callAsFunction(id: String) {}
    public func callAsFunction<Value: Hashable>(value: Value) {}
    public func callAsFunction<Value: Hashable>(id: String, value: Value) {}
}

/// Closes a window; a picture has none.
public struct DismissWindowAction: Sendable {
    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
}

/// Opens the settings of an app.
public struct OpenSettingsAction: Sendable {
    public func callAsFunction() {}
}

/// Moves the focus to the default view of a scope; a picture has no keyboard.
public struct ResetFocusAction: Sendable {
    public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
    /// The width of the buttons inside.
    public var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }

    /// The mode in which symbols color their layers; `nil` for that which the foreground style implies.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { symbolRendering }
        set { symbolRendering = newValue }
    }

    /// The style of `.background`; `nil` for that of the screen.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self].style }
        set { self[BackgroundStyleKey.self] = BackgroundStyleKey.Value(style: newValue) }
    }

    private enum ButtonSizingKey: EnvironmentKey {
        static let defaultValue = ButtonSizing.automatic
    }

    private enum BackgroundStyleKey: EnvironmentKey {
        struct Value: @unchecked Sendable {
            var style: AnyShapeStyle?
        }

        static let defaultValue = Value()
    }
}

// A picture is a part of an app without windows, searches and special settings.
extension EnvironmentValues {
    public var refresh: RefreshAction? { nil }
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
    public var isSceneCaptured: Bool { false }
    public var isActivityFullscreen: Bool { false }
    public var isTabBarShowingSections: Bool { false }
    public var autocorrectionDisabled: Bool { false }
    public var contentTransitionAddsDrawingGroup: Bool { false }
    public var accessibilityAssistiveAccessEnabled: Bool { false }
    public var accessibilityQuickActionsEnabled: Bool { false }
    public var accessibilityPrefersCrossFadeTransitions: Bool { false }
    public var labelsVisibility: Visibility { .automatic }
    public var menuOrder: MenuOrder { .automatic }
    public var springLoadingBehavior: SpringLoadingBehavior { .automatic }
    public var badgeProminence: BadgeProminence { .standard }
}

extension View {
    /// Sets the width of the buttons inside (iOS 26).
    public func buttonSizing(_ sizing: ButtonSizing) -> some View {
        environment(\.buttonSizing, sizing)
    }

    /// Sets the style of `.background` of the views inside.
    public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
