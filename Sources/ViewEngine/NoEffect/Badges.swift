/// The emphasis of a badge.
public enum BadgeProminence: Hashable, Sendable {
    case decreased, standard, increased
}

// A button has no badge: only rows of lists, items of menus and tabs have.
extension View {
    public func badge(_ count: Int) -> Self { self }
    public func badge(_ label: Text?) -> Self { self }
    public func badge<Label: StringProtocol>(_ label: Label?) -> Self { self }
    public func badgeProminence(_ prominence: BadgeProminence) -> Self { self }
}

extension EnvironmentValues {
    public var badgeProminence: BadgeProminence {
        get { quietValue(default: .standard) }
        set { setQuietValue(newValue) }
    }
}
