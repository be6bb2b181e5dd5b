/// A value that can be interpolated to another one, linearly in each component.
///
/// This is how a format interpolates keyframes, whereas SwiftUI's `Animatable` is how the engine
/// computes them: a color, for one, is linear in sRGB here and in OKLab there.
package protocol Interpolatable: Equatable, Sendable {
    /// The value some part of the way to another one; 1 is all of it.
    func interpolated(towards other: Self, amount: Double) -> Self

    /// The distance of two values in tolerances: a timeline may be off by 1.
    func distance(to other: Self) -> Double
}

/// The largest errors of the values of a timeline.
enum Tolerance {
    /// For an opacity: half a hundredth of a fade from 1 to 0.2.
    static let opacity = 0.004
    /// For a factor: half of the last of three decimals.
    static let factor = 0.0005
    /// For a position or a size, in points.
    static let length = 0.02
    /// For a component of a color: half a step of a byte, since the other half is lost when it is
    /// rounded to one.
    static let color = 0.5 / 255
}

/// A number's tolerance is that of an opacity.
extension Double: Interpolatable {
    package func interpolated(towards other: Double, amount: Double) -> Double {
        self + (other - self) * amount
    }

    package func distance(to other: Double) -> Double {
        abs(self - other) / Tolerance.opacity
    }
}

/// A flag changes at the end of the way.
extension Bool: Interpolatable {
    package func interpolated(towards other: Bool, amount: Double) -> Bool {
        amount < 1 ? self : other
    }

    package func distance(to other: Bool) -> Double {
        self == other ? 0 : .infinity
    }
}

extension CGPoint: Interpolatable {
    package func interpolated(towards other: CGPoint, amount: Double) -> CGPoint {
        CGPoint(
            x: x.interpolated(towards: other.x, amount: amount),
            y: y.interpolated(towards: other.y, amount: amount)
        )
    }

    package func distance(to other: CGPoint) -> Double {
        max(abs(x - other.x), abs(y - other.y)) / Tolerance.length
    }
}

extension CGSize: Interpolatable {
    package func interpolated(towards other: CGSize, amount: Double) -> CGSize {
        CGSize(
            width: width.interpolated(towards: other.width, amount: amount),
            height: height.interpolated(towards: other.height, amount: amount)
        )
    }

    package func distance(to other: CGSize) -> Double {
        max(abs(width - other.width), abs(height - other.height)) / Tolerance.length
    }
}

extension CGRect: Interpolatable {
    package func interpolated(towards other: CGRect, amount: Double) -> CGRect {
        CGRect(
            origin: origin.interpolated(towards: other.origin, amount: amount),
            size: size.interpolated(towards: other.size, amount: amount)
        )
    }

    /// The distance of the edges: an error of the size is visible at the far edges only.
    package func distance(to other: CGRect) -> Double {
        max(
            origin.distance(to: other.origin),
            CGPoint(x: maxX, y: maxY).distance(to: CGPoint(x: other.maxX, y: other.maxY))
        )
    }
}

extension CGAffineTransform: Interpolatable {
    package func interpolated(towards other: CGAffineTransform, amount: Double) -> CGAffineTransform {
        CGAffineTransform(
            a: a.interpolated(towards: other.a, amount: amount),
            b: b.interpolated(towards: other.b, amount: amount),
            c: c.interpolated(towards: other.c, amount: amount),
            d: d.interpolated(towards: other.d, amount: amount),
            tx: tx.interpolated(towards: other.tx, amount: amount),
            ty: ty.interpolated(towards: other.ty, amount: amount)
        )
    }

    package func distance(to other: CGAffineTransform) -> Double {
        max(
            max(abs(a - other.a), abs(b - other.b)) / Tolerance.factor,
            max(abs(c - other.c), abs(d - other.d)) / Tolerance.factor,
            CGPoint(x: tx, y: ty).distance(to: CGPoint(x: other.tx, y: other.ty))
        )
    }
}

extension ResolvedColor: Interpolatable {
    package func interpolated(towards other: ResolvedColor, amount: Double) -> ResolvedColor {
        ResolvedColor(
            red: red.interpolated(towards: other.red, amount: amount),
            green: green.interpolated(towards: other.green, amount: amount),
            blue: blue.interpolated(towards: other.blue, amount: amount),
            opacity: opacity.interpolated(towards: other.opacity, amount: amount)
        )
    }

    /// The less opaque a color is, the less its hue counts.
    package func distance(to other: ResolvedColor) -> Double {
        let hue = max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
        let difference = max(hue * max(opacity, other.opacity), abs(opacity - other.opacity))
        return difference / Tolerance.color
    }
}

/// The line cap, the line join and the dashes do not change.
extension StrokeStyle: Interpolatable {
    package func interpolated(towards other: StrokeStyle, amount: Double) -> StrokeStyle {
        var style = self
        style.lineWidth = lineWidth.interpolated(towards: other.lineWidth, amount: amount)
        style.dashPhase = dashPhase.interpolated(towards: other.dashPhase, amount: amount)
        return style
    }

    package func distance(to other: StrokeStyle) -> Double {
        max(abs(lineWidth - other.lineWidth), abs(dashPhase - other.dashPhase)) / Tolerance.length
    }
}
