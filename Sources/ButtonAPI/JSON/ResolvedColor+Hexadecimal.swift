import Graphics

extension ResolvedColor {
    /// The color as `#rrggbbaa`; a component that is not a number is 0.
    var hexadecimal: String {
        let bytes = [red, green, blue, opacity].map { $0 > 0 ? Int((min($0, 1) * 255).rounded()) : 0 }
        return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
