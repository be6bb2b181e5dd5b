package import Graphics

/// A value of a resolved button that a design has a name for.
package enum ButtonToken: CaseIterable, Hashable, Sendable {
    /// The explicit tint that the colors are derived from.
    case tint
    /// The color of the background.
    case fill
    /// The color of the title, and of the parts of the label that have the same.
    case label
    /// The color of the line along the edge.
    case border
    /// In points.
    case borderWidth
    /// The radius of the background's corners as it is drawn, in points.
    case cornerRadius
    /// The room from the edge to the label, all paddings together, in points.
    case insetTop, insetLeading, insetBottom, insetTrailing
    /// In points.
    case fontSize
    /// On the scale of OpenType's `wght`.
    case fontWeight
    /// The opacity of the label, less that of its color.
    case opacity
    case shadows

    /// The kind of the values.
    package enum Kind: Sendable {
        case color, length, weight, factor, shadows
    }

    package var kind: Kind {
        switch self {
        case .tint, .fill, .label, .border: .color
        case .borderWidth, .cornerRadius, .insetTop, .insetLeading, .insetBottom, .insetTrailing, .fontSize:
            .length
        case .fontWeight: .weight
        case .opacity: .factor
        case .shadows: .shadows
        }
    }

    /// The value of a token.
    package enum Value: Hashable, Sendable {
        case color(ResolvedColor)
        case number(Double)
        case shadows([Shadow])
    }

}

extension ButtonToken.Value {
    package var color: ResolvedColor? {
        if case .color(let color) = self { color } else { nil }
    }

    package var number: Double? {
        if case .number(let number) = self { number } else { nil }
    }

    /// Whether the values are equal but for the decimals that a file of tokens has.
    package func isClose(to other: ButtonToken.Value) -> Bool {
        switch (self, other) {
        case (.color(let color), .color(let other)): color.isClose(to: other)
        case (.number(let number), .number(let other)): abs(number - other) < tolerance
        case (.shadows(let shadows), .shadows(let others)):
            shadows.count == others.count
                && zip(shadows, others).allSatisfy { shadow, other in
                    shadow.color.isClose(to: other.color)
                        && abs(shadow.radius - other.radius) < tolerance
                        && abs(shadow.offset.width - other.offset.width) < tolerance
                        && abs(shadow.offset.height - other.offset.height) < tolerance
                }
        case (.color, _), (.number, _), (.shadows, _): false
        }
    }
}

extension ResolvedColor {
    func isClose(to other: ResolvedColor) -> Bool {
        abs(red - other.red) < tolerance && abs(green - other.green) < tolerance
            && abs(blue - other.blue) < tolerance && abs(opacity - other.opacity) < tolerance
    }
}

/// Files of tokens have six decimals.
private let tolerance = 2e-6
