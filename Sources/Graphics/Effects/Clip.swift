/// A clip is the outline that the group is cut to.
extension ResolvedShape: EffectValue {
    init?(of effect: DisplayEffect) {
        guard case .clip(let shape) = effect else { return nil }
        self = shape
    }

    var effect: DisplayEffect { .clip(self) }

    func paintBounds(of content: CGRect) -> CGRect { content.part(in: boundingRect) }

    func canBecome(_ other: ResolvedShape) -> Bool { hasStructure(of: other) }
}
