import Graphics

/// A property of CSS and its value.
struct CSSDeclaration<Value: SVGValue>: SVGValue {
    let property: SVGKeyword
    let value: Value

    func write(to bytes: inout [UInt8]) {
        bytes.write(property)
        bytes.append(UInt8(ascii: ":"))
        bytes.write(value)
    }
}

/// A translation as a CSS function; unlike `matrix()`, it is interpolated number by number.
struct CSSTranslation: SVGValue {
    let offset: CGSize

    func write(to bytes: inout [UInt8]) {
        bytes.write("translate(")
        bytes.write(offset.width)
        bytes.write("px,")
        bytes.write(offset.height)
        bytes.write("px)")
    }
}

/// A transform of CSS.
///
/// A scale is written in functions that are interpolated number by number, whatever the numbers are; a
/// browser decomposes a matrix and may rotate it. The translation makes up for the rounding of the factors at
/// the center.
struct CSSTransform: SVGValue {
    let transform: CGAffineTransform
    /// Whether the transform is a scale and a translation at every keyframe.
    let isScale: Bool
    /// The center of the content.
    let center: CGPoint

    func write(to bytes: inout [UInt8]) {
        guard isScale else {
            bytes.write("matrix(")
            bytes.write(SVGNumberList(transform, separator: UInt8(ascii: ",")))
            bytes.write(")")
            return
        }
        let transform = transform.rounded(keeping: center)
        bytes.write(CSSTranslation(offset: CGSize(width: transform.tx, height: transform.ty)))
        bytes.write(" scale(")
        bytes.write(transform.a)
        if transform.d != transform.a {
            bytes.write(",")
            bytes.write(transform.d)
        }
        bytes.write(")")
    }
}
