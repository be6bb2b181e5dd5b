/// The order of the items of a menu.
public enum MenuOrder: Hashable, Sendable {
    case automatic, priority, fixed
}

// A picture shows no open menu.
extension View {
    /// Has no effect: a menu is not shown before a long press, which ends the press of a button.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> Self { self }

    public func contextMenu<Items: View, Preview: View>(
        @ViewBuilder menuItems: () -> Items,
        @ViewBuilder preview: () -> Preview
    ) -> Self { self }

    /// Has no effect: a menu shows its label only.
    public func menuIndicator(_ visibility: Visibility) -> Self { self }

    public func menuOrder(_ order: MenuOrder) -> Self { self }
}

extension EnvironmentValues {
    public var menuIndicatorVisibility: Visibility { .automatic }
    public var menuOrder: MenuOrder {
        get { quietValue(default: .automatic) }
        set { setQuietValue(newValue) }
    }
}
