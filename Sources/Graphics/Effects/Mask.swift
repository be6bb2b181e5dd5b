/// The value of an effect that shows one item through another.
///
/// The mask is the first of the two items of the group, so it may be anything that can be drawn, and change.
package struct Mask: Hashable, Sendable {
    /// Whether the item shows where the mask is not opaque.
    package let isInverted: Bool

    package init(isInverted: Bool) {
        self.isInverted = isInverted
    }
}

extension Mask {
    /// A rectangle that holds everything drawn of a content within bounds, through a mask within others.
    func paintBounds(of content: CGRect, through mask: CGRect) -> CGRect {
        isInverted ? content : content.part(in: mask)
    }
}

extension Mask: EffectValue {
    init?(of effect: DisplayEffect) {
        guard case .mask(let isInverted) = effect else { return nil }
        self.init(isInverted: isInverted)
    }

    var effect: DisplayEffect { .mask(isInverted: isInverted) }

    func canBecome(_ other: Mask) -> Bool { self == other }

    package func interpolated(towards other: Mask, amount: Double) -> Mask { self }

    package func distance(to other: Mask) -> Double { self == other ? 0 : .infinity }

    var properties: [DisplayProperty] {
        isInverted ? [DisplayProperty(name: "isInverted", value: .text("true"))] : []
    }

    static func attributes(of values: Animated<Mask>) -> [AnimatedAttribute] { [] }
}
