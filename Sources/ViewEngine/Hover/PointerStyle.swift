/// The form of the pointer over a view.
public struct PointerStyle: Hashable, Sendable {
    private let name: String

    public static let `default` = PointerStyle(name: "default")
    public static let link = PointerStyle(name: "link")
    public static let grabIdle = PointerStyle(name: "grabIdle")
    public static let grabActive = PointerStyle(name: "grabActive")
    public static let horizontalText = PointerStyle(name: "horizontalText")
    public static let verticalText = PointerStyle(name: "verticalText")
    public static let rectSelection = PointerStyle(name: "rectSelection")
    public static let zoomIn = PointerStyle(name: "zoomIn")
    public static let zoomOut = PointerStyle(name: "zoomOut")
    public static let columnResize = PointerStyle(name: "columnResize")
    public static let rowResize = PointerStyle(name: "rowResize")
}

extension View {
    /// Has no effect: a picture has no pointer.
    public func pointerStyle(_ style: PointerStyle?) -> Self { self }

    /// Has no effect: a picture has no pointer.
    public func pointerVisibility(_ visibility: Visibility) -> Self { self }
}
