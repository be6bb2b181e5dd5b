public import Graphics

/// A change to how a view is drawn that does not affect its layout.
///
/// It belongs to the engine and is no API for apps: it is public because the types of modifiers name it.
public protocol RendererEffect: Animatable {
    /// Whether the effect moves, scales, clips or blurs, and does more than change an opacity.
    static var movesContent: Bool { get }

    /// The difference of the effect from SwiftUI's; `nil` for most.
    ///
    /// The requirement has a default that no other module can override.
    var approximates: String? { get }

    /// Whether the effect applies to each display item separately, and not to all of them as one.
    static var appliesToEachItem: Bool { get }

    /// Whether the effect changes nothing with its current values.
    var isIdentity: Bool { get }

    /// Whether the effect makes everything invisible with its current values.
    var hidesContent: Bool { get }

    /// Whether values between the old effect and this one can be drawn; if not, it changes at once.
    func continues(_ old: Self) -> Bool

    /// Appends the display items of a view with that frame; `id` names the items that the effect adds.
    func render(
        _ content: [DisplayItem],
        in frame: CGRect,
        id: DisplayItemID,
        into items: inout [DisplayItem]
    )
}

extension RendererEffect {
    public static var movesContent: Bool { false }

    public var approximates: String? { nil }

    var approximation: Approximation? { approximates.flatMap(Approximation.init) }

    public static var appliesToEachItem: Bool { false }

    public var isIdentity: Bool { false }

    public var hidesContent: Bool { false }

    public func continues(_ old: Self) -> Bool { true }
}
