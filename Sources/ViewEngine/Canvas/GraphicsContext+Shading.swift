public import Graphics

extension GraphicsContext {
    /// The paint of a command.
    public struct Shading: Sendable {
        let style: AnyShapeStyle
        /// Whether the points of the style are in the coordinates of the context.
        var isAbsolute = false

        public static var foreground: Shading { style(.foreground) }

        public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
            Shading(style: AnyShapeStyle(style))
        }

        public static func color(_ color: Color) -> Shading { style(color) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB,
            red: Double,
            green: Double,
            blue: Double,
            opacity: Double = 1
        ) -> Shading {
            style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB,
            white: Double,
            opacity: Double = 1
        ) -> Shading {
            style(Color(colorSpace, white: white, opacity: opacity))
        }

        /// The first of the shadings.
        public static func palette(_ shadings: [Shading]) -> Shading { shadings.first ?? .foreground }

        public static func linearGradient(
            _ gradient: Gradient,
            startPoint: CGPoint,
            endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            let style = LinearGradient(
                gradient: gradient,
                startPoint: UnitPoint(startPoint),
                endPoint: UnitPoint(endPoint)
            )
            return Shading(style: AnyShapeStyle(style), isAbsolute: true)
        }

        public static func radialGradient(
            _ gradient: Gradient,
            center: CGPoint,
            startRadius: CGFloat,
            endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            let style = RadialGradient(
                gradient: gradient,
                center: UnitPoint(center),
                startRadius: startRadius,
                endRadius: endRadius
            )
            return Shading(style: AnyShapeStyle(style), isAbsolute: true)
        }

        public static func conicGradient(
            _ gradient: Gradient,
            center: CGPoint,
            angle: Angle = .zero,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            let style = AngularGradient(gradient: gradient, center: UnitPoint(center), angle: angle)
            return Shading(style: AnyShapeStyle(style), isAbsolute: true)
        }
    }

    /// The way in which a gradient goes on beyond its ends; every gradient keeps its last color.
    public struct GradientOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }
}

extension UnitPoint {
    /// A point in the coordinates of a context: its unit square has a side of one point.
    fileprivate init(_ point: CGPoint) {
        self.init(x: point.x, y: point.y)
    }
}
