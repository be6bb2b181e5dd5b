import ButtonRendering
import Graphics
import JSONReading

extension ButtonToken {
    /// The value in JSON, as the format of design tokens or one of the tools that read it write it.
    func value(_ value: JSONValue, at pointer: JSONPointer) throws(QueryError) -> Value {
        switch kind {
        case .color:
            return .color(try ResolvedColor(token: value, at: pointer))
        case .length:
            let range = self == .fontSize ? TokenLimits.fontSize : TokenLimits.length
            return .number(try value.length(in: range, at: pointer))
        case .weight:
            return .number(try value.weight(at: pointer))
        case .factor:
            guard let number = value.tokenNumber else {
                throw .token(.wrongValue(expected: "a number from 0 to 1"), at: pointer)
            }
            return .number(try number.checked(in: 0...1, unit: "", at: pointer))
        case .shadows:
            return .shadows(try value.shadows(at: pointer))
        }
    }
}

extension Double {
    fileprivate func checked(
        in range: ClosedRange<Double>,
        unit: String,
        at pointer: JSONPointer
    ) throws(QueryError) -> Double {
        guard range.contains(self) else { throw .token(.outOfRange(range, unit: unit), at: pointer) }
        return self
    }
}

extension JSONValue {
    /// A number, or a text that is one.
    fileprivate var tokenNumber: Double? {
        switch self {
        case .number(let number): number
        case .string(let text): Double(decimal: text)
        case .null, .boolean, .array, .object: nil
        }
    }

    // MARK: Lengths

    /// A length in points, from a dimension, a text with a unit, or a number.
    fileprivate func length(in range: ClosedRange<Double>, at pointer: JSONPointer) throws(QueryError)
        -> Double
    {
        guard let points else {
            throw .token(.wrongValue(expected: #"a dimension, as {"value": 8, "unit": "px"}"#), at: pointer)
        }
        return try points.checked(in: range, unit: "points", at: pointer)
    }

    private var points: Double? {
        switch self {
        case .object:
            guard case .number(let value) = self["value"], case .string(let unit) = self["unit"] else {
                return nil
            }
            return Self.units.first { $0.name == unit }.map { value * $0.points }
        case .string(let text):
            for unit in Self.units where text.hasSuffix(unit.name) {
                return Double(decimal: String(text.dropLast(unit.name.count))).map { $0 * unit.points }
            }
            return Double(decimal: text)
        case .number(let number):
            return number
        case .null, .boolean, .array:
            return nil
        }
    }

    /// A pixel of CSS is a point; the font size of a page is 16 of them by default.
    private static let units: [(name: String, points: Double)] = [("px", 1), ("rem", 16)]

    // MARK: Weights

    fileprivate func weight(at pointer: JSONPointer) throws(QueryError) -> Double {
        if case .string(let name) = self, let weight = Self.weights[name.lowercased()] { return weight }
        guard let number = tokenNumber else {
            throw .token(.wrongValue(expected: "a number from 1 to 1000, or a name as “bold”"), at: pointer)
        }
        let weight = try number.checked(in: TokenLimits.fontWeight, unit: "", at: pointer)
        return min(max(weight.rounded(), Self.drawnWeights.lowerBound), Self.drawnWeights.upperBound)
    }

    /// The weights that the font has.
    private static let drawnWeights = 100.0...900

    /// The names of the format (§8.4).
    private static let weights: [String: Double] = [
        "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300, "normal": 400,
        "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600, "bold": 700,
        "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900, "extra-black": 900,
        "ultra-black": 900,
    ]

    // MARK: Shadows

    fileprivate func shadows(at pointer: JSONPointer) throws(QueryError) -> [Shadow] {
        var values = [self]
        if case .array(let elements) = self { values = elements }
        guard values.count <= TokenLimits.shadows else {
            throw .member(pointer, .tooMany(limit: TokenLimits.shadows, count: values.count))
        }
        var shadows: [Shadow] = []
        for value in values {
            guard case .object = value, let color = value["color"], let x = value["offsetX"]?.points,
                let y = value["offsetY"]?.points, let blur = value["blur"]?.points
            else {
                throw .token(
                    .wrongValue(expected: "shadows with color, offsetX, offsetY, blur and spread"),
                    at: pointer
                )
            }
            shadows.append(
                Shadow(
                    color: try ResolvedColor(token: color, at: pointer),
                    radius: blur / 2,
                    offset: CGSize(width: x, height: y)
                )
            )
        }
        return shadows
    }
}

extension ResolvedColor {
    /// The color of a token: an object with a color space, or hexadecimal digits after “#”.
    fileprivate init(token value: JSONValue, at pointer: JSONPointer) throws(QueryError) {
        if case .string(let text) = value, let color = Self(hexadecimal: text) {
            self = color
            return
        }
        let mistake = QueryError.token(
            .wrongValue(
                expected: ##"a color, as {"colorSpace": "srgb", "components": [0, 0.5, 1]} or "#0080ff""##
            ),
            at: pointer
        )
        guard case .object = value, case .string(let space) = value["colorSpace"],
            case .array(let elements) = value["components"], elements.count == 3
        else { throw mistake }
        var components: [Double] = []
        for element in elements {
            // A component without a value counts as zero (CSS Color 4 §4.4).
            guard let number = element == "none" ? 0 : element.componentNumber else { throw mistake }
            components.append(number)
        }
        let alpha: Double
        switch value["alpha"] {
        case nil: alpha = 1
        case .number(let number)? where (0...1).contains(number): alpha = number
        default: throw mistake
        }
        guard let convert = TokenColorSpace.all[space] else {
            guard case .string(let text) = value["hex"], var color = Self(hexadecimal: text) else {
                throw .token(
                    .unknownColorSpace(space, allowed: TokenColorSpace.all.keys.sorted()),
                    at: pointer
                )
            }
            color.opacity = alpha
            self = color
            return
        }
        let (red, green, blue) = convert(components[0], components[1], components[2])
        self.init(red: red.component, green: green.component, blue: blue.component, opacity: alpha)
    }

    /// The color of hexadecimal digits after “#”.
    private init?(hexadecimal text: String) {
        guard text.hasPrefix("#"), let digits = HexadecimalColor(digits: text.dropFirst()) else { return nil }
        self = digits.color
    }
}

extension JSONValue {
    fileprivate var componentNumber: Double? {
        if case .number(let number) = self { number } else { nil }
    }
}

extension Double {
    /// The nearest component of a color.
    fileprivate var component: Double { min(max(self, 0), 1) }
}
