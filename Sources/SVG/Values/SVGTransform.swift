import Graphics

/// The value of a `transform` attribute: `translate()` for a translation, `matrix()` for anything else.
struct SVGTransform: SVGValue {
    private let transform: CGAffineTransform

    init(_ transform: CGAffineTransform) {
        self.transform = transform
    }

    /// A translation by the coordinates of a point.
    init(translation: CGPoint) {
        transform = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: translation.x, ty: translation.y)
    }

    func write(to bytes: inout [UInt8]) {
        if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
            bytes.write("translate(")
            bytes.write(SVGNumberList([transform.tx, transform.ty]))
        } else {
            bytes.write("matrix(")
            bytes.write(SVGNumberList(transform))
        }
        bytes.write(")")
    }
}

extension SVGNumberList<6> {
    /// The numbers of a matrix, in the order of SVG and CSS.
    init(_ transform: CGAffineTransform, separator: UInt8 = UInt8(ascii: " ")) {
        self.init(
            [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty],
            separator: separator
        )
    }
}
