/// The value of an effect that only flattens a group; it has no parts.
package struct Compositing: Hashable, Sendable {
    package init() {}
}

extension Compositing: EffectValue {
    init?(of effect: DisplayEffect) {
        guard case .compositing = effect else { return nil }
    }

    var effect: DisplayEffect { .compositing }

    package func interpolated(towards other: Compositing, amount: Double) -> Compositing { self }

    package func distance(to other: Compositing) -> Double { 0 }

    var properties: [DisplayProperty] { [] }

    static func attributes(of values: Animated<Compositing>) -> [AnimatedAttribute] { [] }
}
