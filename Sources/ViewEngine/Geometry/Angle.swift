/// An angle, clockwise on the screen.
public struct Angle: Hashable, Comparable, Animatable, Sendable {
    public var radians: Double

    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    public static let zero = Angle()

    public init() {
        radians = 0
    }

    public init(radians: Double) {
        self.radians = radians
    }

    public init(degrees: Double) {
        radians = degrees * .pi / 180
    }

    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    public static func + (first: Angle, second: Angle) -> Angle {
        Angle(radians: first.radians + second.radians)
    }
    public static func - (first: Angle, second: Angle) -> Angle {
        Angle(radians: first.radians - second.radians)
    }
    public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
    public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
    public static func += (first: inout Angle, second: Angle) { first = first + second }
    public static func -= (first: inout Angle, second: Angle) { first = first - second }
    public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }
    public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }

    public var animatableData: Double {
        get { radians }
        set { radians = newValue }
    }

    public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }
}
