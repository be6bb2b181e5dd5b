/// The bars and the background of a scene.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = ToolbarPlacement(name: "automatic")
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

// The bars of a screen are not in the picture of a button.
extension View {
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
    public func navigationBarHidden(_ hidden: Bool) -> Self { self }
    public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> Self { self }
    public func statusBarHidden(_ hidden: Bool = true) -> Self { self }
    public func statusBar(hidden: Bool) -> Self { self }
    public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
    public func defersSystemGestures(on edges: Edge.Set) -> Self { self }
}

extension EnvironmentValues {
    public var isTabBarShowingSections: Bool { false }
}
