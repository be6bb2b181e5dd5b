/// An opacity, 0…1, is a plain number. Another effect of one number has a type of its own, since its
/// tolerance is not that of an opacity.
extension Double: EffectValue {
    init?(of effect: DisplayEffect) {
        guard case .opacity(let opacity) = effect else { return nil }
        self = opacity
    }

    var effect: DisplayEffect { .opacity(self) }

    var isIdentity: Bool { self >= 1 }

    var hidesContent: Bool { self <= 0 }

    var limited: Double { max(0, min(1, self)) }

    var properties: [DisplayProperty] { [DisplayProperty(name: "opacity", value: .number(self))] }

    static func attributes(of opacity: Animated<Double>) -> [AnimatedAttribute] {
        [AnimatedAttribute(name: "opacity", values: .numbers(opacity))]
    }
}
