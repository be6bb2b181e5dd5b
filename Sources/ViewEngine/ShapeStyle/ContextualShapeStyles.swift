/// The foreground style of the environment.
public struct ForegroundStyle: ShapeStyle, Hashable {
    public init() {}

    public var erased: AnyShapeStyle { AnyShapeStyle(.hierarchical(0)) }
}

/// The background of the screen, or the style that `backgroundStyle(_:)` has set.
///
/// Of a gradient it has one color.
public struct BackgroundStyle: ShapeStyle, Hashable {
    public init() {}

    public var erased: AnyShapeStyle { Self.color.erased }

    private static let color = Color(resolvingBy: { environment in
        guard let style = environment.backgroundStyle else {
            return Color(.background as SystemColor).resolve(in: environment)
        }
        // A style that is made of this one is made of that further out, which is the screen's.
        var outer = environment
        outer.backgroundStyle = nil
        return style.resolve(in: outer)
    })
}

/// The color of separators.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public var erased: AnyShapeStyle { Color(.separator as SystemColor).erased }
}

/// The color of fills of controls.
public struct FillShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public var erased: AnyShapeStyle { Color(.fill as SystemColor).erased }
}

/// The color of text in place of a value.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public var erased: AnyShapeStyle { Color(.placeholderText as SystemColor).erased }
}

/// The color of links.
public struct LinkShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public var erased: AnyShapeStyle { Color(.link as SystemColor).erased }
}

/// The background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public var erased: AnyShapeStyle { Color(.background as SystemColor).erased }
}

/// The background of what is selected: the tint.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public var erased: AnyShapeStyle { AnyShapeStyle(.tint) }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
