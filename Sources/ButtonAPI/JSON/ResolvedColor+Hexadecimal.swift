import Graphics

extension ResolvedColor {
    /// The color as `#rrggbbaa`.
    var hexadecimal: String {
        let bytes = [red, green, blue, opacity].map { Int((min(max($0, 0), 1) * 255).rounded()) }
        return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
