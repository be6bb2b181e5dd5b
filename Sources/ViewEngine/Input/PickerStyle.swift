/// The appearance of pickers; an app has no styles of its own.
public protocol PickerStyle {}

/// A button that opens a menu.
public struct MenuPickerStyle: PickerStyle {
    public init() {}
}

/// Segments beside each other.
public struct SegmentedPickerStyle: PickerStyle {
    public init() {}
}

/// Rows below each other, the selected one with a check mark.
public struct InlinePickerStyle: PickerStyle {
    public init() {}
}

/// A wheel with the selected value in the middle.
public struct WheelPickerStyle: PickerStyle {
    public init() {}
}

/// The style of a platform: a menu.
public struct DefaultPickerStyle: PickerStyle {
    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension View {
    /// Sets the style of the pickers inside.
    public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
        environment(\.pickerAppearance, PickerAppearance(style))
    }
}

/// The drawing of a picker.
enum PickerAppearance {
    case menu, segmented, inline, wheel

    init(_ style: some PickerStyle) {
        switch style {
        case is SegmentedPickerStyle: self = .segmented
        case is InlinePickerStyle: self = .inline
        case is WheelPickerStyle: self = .wheel
        default: self = .menu
        }
    }
}

private enum PickerAppearanceKey: EnvironmentKey {
    static let defaultValue = PickerAppearance.menu
}

extension EnvironmentValues {
    var pickerAppearance: PickerAppearance {
        get { self[PickerAppearanceKey.self] }
        set { self[PickerAppearanceKey.self] = newValue }
    }
}
