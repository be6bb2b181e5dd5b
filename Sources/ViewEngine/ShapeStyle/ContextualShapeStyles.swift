/// The foreground style of the environment.
public struct ForegroundStyle: ShapeStyle, Hashable {
    public init() {}

    public var erased: AnyShapeStyle { AnyShapeStyle(.hierarchical(0)) }
}

/// The background of the screen.
public struct BackgroundStyle: ShapeStyle, Hashable {
    public init() {}

    public var erased: AnyShapeStyle { Color(.background as SystemColor).erased }
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
