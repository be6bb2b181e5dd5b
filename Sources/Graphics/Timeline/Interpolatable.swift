/// A value of which there are others in between, linear in each component.
public protocol Interpolatable: Equatable, Sendable {
    func interpolated(towards other: Self, amount: Double) -> Self

    /// How far apart two values are; 1 is the most by which a timeline may be off.
    func distance(to other: Self) -> Double
}

/// By how much the values of a timeline may be off.
private enum Tolerance {
    /// Of an opacity: half a hundredth of the way from clear to 0.2 and back.
    static let opacity = 0.004
    /// Of a factor: half of what three decimals can say.
    static let factor = 0.0005
    /// Of a place or a size, in points.
    static let length = 0.02
    /// Of a component of a colour: half of what a byte can say, since the other half is lost when it
    /// is rounded to one.
    static let color = 0.5 / 255
}

/// A share, as an opacity.
extension Double: Interpolatable {
    public func interpolated(towards other: Double, amount: Double) -> Double {
        self + (other - self) * amount
    }

    public func distance(to other: Double) -> Double {
        abs(self - other) / Tolerance.opacity
    }
}

/// What is or is not, without anything in between.
extension Bool: Interpolatable {
    public func interpolated(towards other: Bool, amount: Double) -> Bool {
        amount < 1 ? self : other
    }

    public func distance(to other: Bool) -> Double {
        self == other ? 0 : .infinity
    }
}

extension CGPoint: Interpolatable {
    public func interpolated(towards other: CGPoint, amount: Double) -> CGPoint {
        CGPoint(
            x: x.interpolated(towards: other.x, amount: amount),
            y: y.interpolated(towards: other.y, amount: amount)
        )
    }

    public func distance(to other: CGPoint) -> Double {
        max(abs(x - other.x), abs(y - other.y)) / Tolerance.length
    }
}

extension CGSize: Interpolatable {
    public func interpolated(towards other: CGSize, amount: Double) -> CGSize {
        CGSize(
            width: width.interpolated(towards: other.width, amount: amount),
            height: height.interpolated(towards: other.height, amount: amount)
        )
    }

    public func distance(to other: CGSize) -> Double {
        max(abs(width - other.width), abs(height - other.height)) / Tolerance.length
    }
}

extension CGRect: Interpolatable {
    public func interpolated(towards other: CGRect, amount: Double) -> CGRect {
        CGRect(
            origin: origin.interpolated(towards: other.origin, amount: amount),
            size: size.interpolated(towards: other.size, amount: amount)
        )
    }

    /// The edges count: that a rectangle's size is off does not show where its origin is.
    public func distance(to other: CGRect) -> Double {
        max(
            origin.distance(to: other.origin),
            CGPoint(x: maxX, y: maxY).distance(to: CGPoint(x: other.maxX, y: other.maxY))
        )
    }
}

extension CGAffineTransform: Interpolatable {
    public func interpolated(towards other: CGAffineTransform, amount: Double) -> CGAffineTransform {
        CGAffineTransform(
            a: a.interpolated(towards: other.a, amount: amount),
            b: b.interpolated(towards: other.b, amount: amount),
            c: c.interpolated(towards: other.c, amount: amount),
            d: d.interpolated(towards: other.d, amount: amount),
            tx: tx.interpolated(towards: other.tx, amount: amount),
            ty: ty.interpolated(towards: other.ty, amount: amount)
        )
    }

    public func distance(to other: CGAffineTransform) -> Double {
        max(
            max(abs(a - other.a), abs(b - other.b)) / Tolerance.factor,
            max(abs(c - other.c), abs(d - other.d)) / Tolerance.factor,
            CGPoint(x: tx, y: ty).distance(to: CGPoint(x: other.tx, y: other.ty))
        )
    }
}

extension ResolvedColor: Interpolatable {
    public func interpolated(towards other: ResolvedColor, amount: Double) -> ResolvedColor {
        ResolvedColor(
            red: red.interpolated(towards: other.red, amount: amount),
            green: green.interpolated(towards: other.green, amount: amount),
            blue: blue.interpolated(towards: other.blue, amount: amount),
            opacity: opacity.interpolated(towards: other.opacity, amount: amount)
        )
    }

    /// What is hardly there may be of another hue.
    public func distance(to other: ResolvedColor) -> Double {
        let hue = max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
        let difference = max(hue * max(opacity, other.opacity), abs(opacity - other.opacity))
        return difference / Tolerance.color
    }
}

/// Cap and join stay what they are.
extension StrokeStyle: Interpolatable {
    public func interpolated(towards other: StrokeStyle, amount: Double) -> StrokeStyle {
        var style = self
        style.lineWidth = lineWidth.interpolated(towards: other.lineWidth, amount: amount)
        return style
    }

    public func distance(to other: StrokeStyle) -> Double {
        abs(lineWidth - other.lineWidth) / Tolerance.length
    }
}

extension Shadow: Interpolatable {
    public func interpolated(towards other: Shadow, amount: Double) -> Shadow {
        Shadow(
            color: color.interpolated(towards: other.color, amount: amount),
            radius: radius.interpolated(towards: other.radius, amount: amount),
            offset: offset.interpolated(towards: other.offset, amount: amount)
        )
    }

    public func distance(to other: Shadow) -> Double {
        max(
            color.distance(to: other.color),
            abs(radius - other.radius) / Tolerance.length,
            offset.distance(to: other.offset)
        )
    }
}
