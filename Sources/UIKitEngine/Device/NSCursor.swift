/// The form of the pointer on a Mac, which is not in a picture.
public struct NSCursor: Hashable, Sendable {
    private let name: String

    public static let arrow = NSCursor(name: "arrow")
    public static let pointingHand = NSCursor(name: "pointingHand")
    public static let openHand = NSCursor(name: "openHand")
    public static let closedHand = NSCursor(name: "closedHand")
    public static let crosshair = NSCursor(name: "crosshair")
    public static let iBeam = NSCursor(name: "iBeam")
    public static let operationNotAllowed = NSCursor(name: "operationNotAllowed")

    public func push() {}
    public func pop() {}
    public func set() {}
    public static func pop() {}
    public static func hide() {}
    public static func unhide() {}
}
