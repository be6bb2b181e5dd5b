import Graphics
import StyleRuntime
import UIKitEngine
import ViewEngine

// Extensions that so many projects have that a source need not bring them.
extension Bridge {
    mutating func addBuiltIns() {
        initializer("hex") { (text: String) in HexadecimalColor(text).color }
        initializer("hex") { (number: Int) in HexadecimalColor(number).color }
        initializer("hex") { (text: String) in UIColor(HexadecimalColor(text).color) }
        initializer("hex") { (number: Int) in UIColor(HexadecimalColor(number).color) }
        for label in ["opacity", "alpha"] {
            let label = ParameterLabel(stringLiteral: label)
            initializer("hex", label) { (text: String, opacity: Double) in
                HexadecimalColor(text).color.opacity(opacity)
            }
            initializer("hex", label) { (number: Int, opacity: Double) in
                HexadecimalColor(number).color.opacity(opacity)
            }
            initializer("hex", label) { (text: String, opacity: Double) in
                UIColor(HexadecimalColor(text).color.opacity(opacity))
            }
            initializer("hex", label) { (number: Int, opacity: Double) in
                UIColor(HexadecimalColor(number).color.opacity(opacity))
            }
        }
        for name in ["darker", "darken", "darkened"] {
            method(name, of: "UIColor", labels: .or("by", 30.0)) { (color: UIColor, amount: Double) in
                color.multiplyingBrightness(by: 1 - share(amount))
            }
            method(name, of: "Color", labels: .or("by", 30.0)) { (color: Color, amount: Double) in
                color.mix(with: .black, by: min(share(amount), 1))
            }
            property(name, of: "UIColor") { (color: UIColor) in color.multiplyingBrightness(by: 0.7) }
            property(name, of: "Color") { (color: Color) in color.mix(with: .black, by: 0.3) }
        }
        for name in ["lighter", "lighten", "lightened"] {
            method(name, of: "UIColor", labels: .or("by", 30.0)) { (color: UIColor, amount: Double) in
                color.multiplyingBrightness(by: 1 + share(amount))
            }
            method(name, of: "Color", labels: .or("by", 30.0)) { (color: Color, amount: Double) in
                color.mix(with: .white, by: min(share(amount), 1))
            }
            property(name, of: "UIColor") { (color: UIColor) in color.multiplyingBrightness(by: 1.3) }
            property(name, of: "Color") { (color: Color) in color.mix(with: .white, by: 0.3) }
        }
        modifier("cornerRadius", labels: "_", "corners") { (view, radius: Double, corners: UIRectCorner) in
            view.clipShape(CornersShape(radius: radius, corners: corners))
        }
        for name in ["if", "applyIf"] {
            for label in ["transform", "_", "then", "apply"] {
                modifier(name, labels: "_", ParameterLabel(stringLiteral: label)) {
                    (view, condition: Bool, transform: Callback<AnyView, AnyView>) in
                    condition
                        ? ConditionalContent<AnyView, AnyView>.first(transform(view))
                        : ConditionalContent<AnyView, AnyView>.second(view)
                }
            }
            for labels in [("if", "else"), ("transform", "else"), ("then", "else"), ("_", "else")] {
                modifier(
                    name,
                    labels: "_",
                    ParameterLabel(stringLiteral: labels.0),
                    ParameterLabel(stringLiteral: labels.1)
                ) {
                    (
                        view,
                        condition: Bool,
                        transform: Callback<AnyView, AnyView>,
                        otherwise: Callback<AnyView, AnyView>
                    ) in
                    condition
                        ? ConditionalContent<AnyView, AnyView>.first(transform(view))
                        : ConditionalContent<AnyView, AnyView>.second(otherwise(view))
                }
            }
        }
    }
}

/// The share of an amount, which is a percentage if it is greater than 1, and never negative.
private func share(_ amount: Double) -> Double {
    max(amount > 1 ? amount / 100 : amount, 0)
}

/// A rectangle of which some corners are round, as most projects define `cornerRadius(_:corners:)`.
private struct CornersShape: Shape {
    let radius: Double
    let corners: UIRectCorner

    func path(in rect: CGRect) -> Path {
        Path(
            UIBezierPath(
                roundedRect: rect,
                byRoundingCorners: corners,
                cornerRadii: CGSize(width: radius, height: radius)
            ).cgPath
        )
    }
}

extension UIColor {
    /// The color with another brightness, as most projects define `darker()` and `lighter()`.
    fileprivate func multiplyingBrightness(by factor: Double) -> UIColor {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        return UIColor(
            hue: hue,
            saturation: saturation,
            brightness: min(max(brightness * factor, 0), 1),
            alpha: alpha
        )
    }
}

/// A color from hexadecimal digits: 3 or 6 digits of red, green and blue, or 8 with the opacity first.
private struct HexadecimalColor {
    let color: Color

    init(_ text: String) {
        let digits = text.filter(\.isHexDigit)
        let number = Int(digits, radix: 16) ?? 0
        switch digits.count {
        case 3:
            let parts = [number >> 8, number >> 4 & 15, number & 15].map { $0 * 17 }
            self.init(parts[0] << 16 | parts[1] << 8 | parts[2])
        case 8:
            self.init(number & 0xFFFFFF, opacity: Double(number >> 24 & 255) / 255)
        default: self.init(number)
        }
    }

    init(_ number: Int, opacity: Double = 1) {
        func part(_ shift: Int) -> Double { Double(number >> shift & 255) / 255 }
        color = Color(.sRGB, red: part(16), green: part(8), blue: part(0), opacity: opacity)
    }
}
