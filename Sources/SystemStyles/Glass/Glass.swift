public import ViewEngine

/// The kind of Liquid Glass that a glass effect draws (iOS 26).
public struct Glass: Equatable, Sendable {
    enum Variant: Equatable, Sendable {
        case regular, clear, identity
    }

    private(set) var variant: Variant
    private(set) var tint: Color?
    private(set) var isInteractive = false

    private init(_ variant: Variant) {
        self.variant = variant
    }

    public static let regular = Glass(.regular)
    /// Glass that is more transparent.
    public static let clear = Glass(.clear)
    /// No glass.
    public static let identity = Glass(.identity)

    /// Glass in a color; `nil` removes the color.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.tint = color
        return glass
    }

    /// Glass that responds to touches as that of a button does.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var glass = self
        glass.isInteractive = isEnabled
        return glass
    }
}
