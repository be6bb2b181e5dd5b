/// The value of an effect that shows one item through another; it has no parts.
///
/// The mask is the first of the two items of the group, so it may be anything that can be drawn, and change.
package struct Mask: Hashable, Sendable {
    package init() {}
}

extension Mask: EffectValue {
    init?(of effect: DisplayEffect) {
        guard case .mask = effect else { return nil }
    }

    var effect: DisplayEffect { .mask }

    package func interpolated(towards other: Mask, amount: Double) -> Mask { self }

    package func distance(to other: Mask) -> Double { 0 }

    var properties: [DisplayProperty] { [] }

    static func attributes(of values: Animated<Mask>) -> [AnimatedAttribute] { [] }
}
