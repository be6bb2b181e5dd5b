/// A transform maps the coordinate space of everything inside the group.
extension CGAffineTransform: EffectValue {
    init?(of effect: DisplayEffect) {
        guard case .transform(let transform) = effect else { return nil }
        self = transform
    }

    var effect: DisplayEffect { .transform(self) }

    public var isIdentity: Bool { self == .identity }

    /// Whether the transform maps the plane to a line or a point.
    var hidesContent: Bool { a * d == b * c }

    func paintBounds(of content: CGRect) -> CGRect { apply(to: content) }

    var properties: [DisplayProperty] { [DisplayProperty(name: "transform", value: .transform(self))] }

    static func attributes(of transform: Animated<CGAffineTransform>) -> [AnimatedAttribute] {
        guard transform.keyframes.allSatisfy({ $0.value.b == 0 && $0.value.c == 0 }) else {
            return [AnimatedAttribute(name: "transform", values: .transforms(transform))]
        }
        return [
            AnimatedAttribute(
                name: "scale",
                values: .sizes(transform.map { CGSize(width: $0.a, height: $0.d) })
            ),
            AnimatedAttribute(
                name: "translate",
                values: .sizes(transform.map { CGSize(width: $0.tx, height: $0.ty) })
            ),
        ]
    }
}
