/// A color as sRGB components with straight alpha, each 0…1.
public struct ResolvedColor: Hashable, Sendable {
    public var red, green, blue: Double
    public var opacity: Double

    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = opacity
    }

    /// The color of a 24-bit number, such as `0x007AFF`.
    public init(_ hex: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255,
            green: Double(hex >> 8 & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255,
            opacity: opacity
        )
    }

    public static let clear = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)

    /// Whether all components are from 0 to 1, as those of a color that digits can state.
    package var isWithinRange: Bool {
        [red, green, blue, opacity].allSatisfy { (0...1).contains($0) }
    }

    /// The color with its alpha multiplied.
    public func multiplyingOpacity(by factor: Double) -> ResolvedColor {
        ResolvedColor(red: red, green: green, blue: blue, opacity: opacity * factor)
    }

    /// The color of this one over another, source-over with straight alpha.
    public func composited(over backdrop: ResolvedColor) -> ResolvedColor {
        let alpha = opacity + backdrop.opacity * (1 - opacity)
        guard alpha > 0 else { return .clear }
        func mix(_ top: Double, over bottom: Double) -> Double {
            (top * opacity + bottom * backdrop.opacity * (1 - opacity)) / alpha
        }
        return ResolvedColor(
            red: mix(red, over: backdrop.red),
            green: mix(green, over: backdrop.green),
            blue: mix(blue, over: backdrop.blue),
            opacity: alpha
        )
    }
}
