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
