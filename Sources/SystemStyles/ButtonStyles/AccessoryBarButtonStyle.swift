public import ViewEngine

/// A style for a bar below the toolbar of a Mac, drawn as a borderless one.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderlessButtonStyle().makeBody(configuration: configuration)
    }
}

/// A style for an action in a bar below the toolbar of a Mac, drawn as a bordered one.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonStyle().makeBody(configuration: configuration)
    }
}

/// A style of tvOS without a border, whose label is lifted by the focus; drawn as a plain one.
public struct CardButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PlainButtonStyle().makeBody(configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
    public static var card: CardButtonStyle { CardButtonStyle() }
}
