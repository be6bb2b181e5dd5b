import Graphics

extension SymbolOutline {
    /// A drawing of our own, in ems of the text, whose origin is at the middle of the height of a capital.
    init(pieces: [Path]) {
        let bounds = pieces.dropFirst().reduce(pieces[0].boundingRect) { $0.union($1.boundingRect) }
        self = SymbolOutline(path: Path(elements: pieces.flatMap(\.elements)), bounds: bounds)
            .offset(by: CGSize(width: 0, height: -SymbolMetrics.middle))
    }

    /// The outline with the size of the ink that a picture shows, around the same middle.
    func resized(to ink: CGSize) -> SymbolOutline {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let transform = CGAffineTransform(
            scaleX: ink.width / bounds.width,
            y: ink.height / bounds.height,
            anchor: middle
        )
        return SymbolOutline(path: path.applying(transform), bounds: transform.apply(to: bounds))
    }
}
