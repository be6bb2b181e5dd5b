public import ViewEngine

/// The place of an item of a toolbar.
public struct ToolbarItemPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = ToolbarItemPlacement(name: "automatic")
    public static let principal = ToolbarItemPlacement(name: "principal")
    public static let navigation = ToolbarItemPlacement(name: "navigation")
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
    public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
    public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
    public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
    public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
    public static let keyboard = ToolbarItemPlacement(name: "keyboard")
}

/// An item of a toolbar, which a picture does not show.
public struct ToolbarItem<Content: View>: View {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}

    public var body: some View { EmptyView() }
}

/// Items of a toolbar, which a picture does not show.
public struct ToolbarItemGroup<Content: View>: View {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}

    public var body: some View { EmptyView() }
}

/// The arrangement of a list; a picture has that of the list around a button.
public struct ListStyle: Hashable, Sendable {
    private let name: String

    public static let automatic = ListStyle(name: "automatic")
    public static let plain = ListStyle(name: "plain")
    public static let inset = ListStyle(name: "inset")
    public static let grouped = ListStyle(name: "grouped")
    public static let insetGrouped = ListStyle(name: "insetGrouped")
    public static let sidebar = ListStyle(name: "sidebar")
    public static let bordered = ListStyle(name: "bordered")
}

// The bars around a button are not in its picture, so that none of these has an effect.
extension View {
    public func navigationTitle(_ title: Text) -> Self { self }
    public func navigationTitle(_ title: LocalizedStringKey) -> Self { self }

    /// Disfavored, as in SwiftUI, so that a literal is a key.
    @_disfavoredOverload
    public func navigationTitle<Title: StringProtocol>(_ title: Title) -> Self { self }

    public func navigationBarTitle(_ title: Text) -> Self { self }

    public func navigationBarTitle(_ title: LocalizedStringKey) -> Self { self }

    public func listStyle(_ style: ListStyle) -> Self { self }
}
