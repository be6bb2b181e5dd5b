import Graphics
import ViewEngine

extension Bridge {
    mutating func addShapes() {
        add(Rectangle.self, "InsettableShape")
        initializer { () in Rectangle() }
        add(RoundedRectangle.self, "InsettableShape")
        initializer("cornerRadius", .or("style", RoundedCornerStyle.continuous)) {
            (radius: Double, style: RoundedCornerStyle) in
            RoundedRectangle(cornerRadius: radius, style: style)
        }
        add(RectangleCornerRadii.self, "Hashable")
        initializer(
            .or("topLeading", 0.0),
            .or("bottomLeading", 0.0),
            .or("bottomTrailing", 0.0),
            .or("topTrailing", 0.0)
        ) {
            (topLeading: Double, bottomLeading: Double, bottomTrailing: Double, topTrailing: Double) in
            RectangleCornerRadii(
                topLeading: topLeading,
                bottomLeading: bottomLeading,
                bottomTrailing: bottomTrailing,
                topTrailing: topTrailing
            )
        }
        add(UnevenRoundedRectangle.self, "InsettableShape")
        initializer("cornerRadii", .or("style", RoundedCornerStyle.continuous)) {
            (radii: RectangleCornerRadii, style: RoundedCornerStyle) in
            UnevenRoundedRectangle(cornerRadii: radii, style: style)
        }
        initializer(
            .or("topLeadingRadius", 0.0),
            .or("bottomLeadingRadius", 0.0),
            .or("bottomTrailingRadius", 0.0),
            .or("topTrailingRadius", 0.0),
            .or("style", RoundedCornerStyle.continuous)
        ) {
            (a: Double, b: Double, c: Double, d: Double, style: RoundedCornerStyle) in
            UnevenRoundedRectangle(
                topLeadingRadius: a,
                bottomLeadingRadius: b,
                bottomTrailingRadius: c,
                topTrailingRadius: d,
                style: style
            )
        }
        add(Capsule.self, "InsettableShape")
        initializer(.or("style", RoundedCornerStyle.continuous)) { (style: RoundedCornerStyle) in
            Capsule(style: style)
        }
        add(Circle.self, "InsettableShape")
        initializer { () in Circle() }
        add(Ellipse.self, "InsettableShape")
        initializer { () in Ellipse() }
        add(AnyShape.self, "Shape")
        initializer("_") { (shape: AnyShapeArgument) in AnyShape(erasing: shape.shape) }
        add(RoundedCornerStyle.self, "Hashable")
        constants(
            "RoundedCornerStyle",
            ["circular": RoundedCornerStyle.circular, "continuous": .continuous],
            areAllCases: true
        )

        for owner in ["Shape", "InsettableShape"] {
            constants(owner, ["rect": Rectangle()])
            constants(owner, ["capsule": Capsule()])
            constants(owner, ["circle": Circle()])
            constants(owner, ["ellipse": Ellipse()])
            factory(owner, "capsule", "style") { (style: RoundedCornerStyle) in Capsule(style: style) }
            factory(owner, "rect", "cornerRadius", .or("style", RoundedCornerStyle.continuous)) {
                (radius: Double, style: RoundedCornerStyle) in
                RoundedRectangle.rect(cornerRadius: radius, style: style)
            }
            factory(owner, "rect", "cornerSize", .or("style", RoundedCornerStyle.continuous)) {
                (size: CGSize, style: RoundedCornerStyle) in
                RoundedRectangle(cornerSize: size, style: style)
            }
            constants(owner, ["buttonBorder": ButtonBorderShape.automatic])
        }
        addConcentricRectangles()

        viewMethod("Shape", "fill", "_", result: .engine(.shapeView)) {
            (shape: AnyShapeArgument, style: AnyShapeStyle) in
            shape.shape.filled(style)
        }
        viewMethod("Shape", "fill", result: .engine(.shapeView)) { (shape: AnyShapeArgument) in
            shape.shape.filled()
        }
        viewMethod("Shape", "stroke", "_", "style", result: .engine(.shapeView)) {
            (shape: AnyShapeArgument, style: AnyShapeStyle, stroke: StrokeStyle) in
            shape.shape.stroked(style, style: stroke)
        }
        viewMethod("Shape", "stroke", "_", .or("lineWidth", 1.0), result: .engine(.shapeView)) {
            (shape: AnyShapeArgument, style: AnyShapeStyle, width: Double) in
            shape.shape.stroked(style, lineWidth: width)
        }
        // Every line of a picture is antialiased.
        viewMethod("Shape", "stroke", "_", "style", "antialiased", result: .engine(.shapeView)) {
            (shape: AnyShapeArgument, style: AnyShapeStyle, stroke: StrokeStyle, antialiased: Bool) in
            shape.shape.stroked(style, style: stroke)
        }
        viewMethod("Shape", "stroke", "_", .or("lineWidth", 1.0), "antialiased", result: .engine(.shapeView))
        {
            (shape: AnyShapeArgument, style: AnyShapeStyle, width: Double, antialiased: Bool) in
            shape.shape.stroked(style, lineWidth: width)
        }
        viewMethod("Shape", "stroke", .or("lineWidth", 1.0), result: .any(.shape)) {
            (shape: AnyShapeArgument, width: Double) in
            shape.shape.stroked(width)
        }
        viewMethod("Shape", "stroke", "style", result: .any(.shape)) {
            (shape: AnyShapeArgument, stroke: StrokeStyle) in
            shape.shape.stroked(stroke)
        }
        viewMethod(
            "InsettableShape",
            "strokeBorder",
            "_",
            "style",
            .or("antialiased", true),
            result: .engine(.shapeView)
        ) {
            (shape: AnyInsettableShape, style: AnyShapeStyle, stroke: StrokeStyle, antialiased: Bool) in
            shape.shape.bordered(style, style: stroke, antialiased: antialiased)
        }
        viewMethod(
            "InsettableShape",
            "strokeBorder",
            "_",
            .or("lineWidth", 1.0),
            .or("antialiased", true),
            result: .engine(.shapeView)
        ) {
            (shape: AnyInsettableShape, style: AnyShapeStyle, width: Double, antialiased: Bool) in
            shape.shape.bordered(style, lineWidth: width, antialiased: antialiased)
        }
        viewMethod(
            "InsettableShape",
            "strokeBorder",
            .or("lineWidth", 1.0),
            .or("antialiased", true),
            result: .engine(.shapeView)
        ) {
            (shape: AnyInsettableShape, width: Double, antialiased: Bool) in
            shape.shape.bordered(lineWidth: width, antialiased: antialiased)
        }
        viewMethod(
            "InsettableShape",
            "strokeBorder",
            "style",
            .or("antialiased", true),
            result: .engine(.shapeView)
        ) {
            (shape: AnyInsettableShape, stroke: StrokeStyle, antialiased: Bool) in
            shape.shape.bordered(style: stroke, antialiased: antialiased)
        }
        method("InsettableShape", "inset", "by") { (shape: AnyInsettableShape, amount: Double) in
            AnyInsettableShape(shape.shape.insetShape(by: amount))
        }
        viewMethod("Shape", "trim", .or("from", 0.0), .or("to", 1.0), result: .any(.shape)) {
            (shape: AnyShapeArgument, start: Double, end: Double) in
            shape.shape.trimmed(from: start, to: end)
        }
        method("Shape", "path", "in") { (shape: AnyShapeArgument, rect: CGRect) in shape.shape.path(in: rect)
        }

        add(StrokeStyle.self, "Hashable")
        initializer(
            .or("lineWidth", 1.0),
            .or("lineCap", StrokeStyle.LineCap.butt),
            .or("lineJoin", StrokeStyle.LineJoin.miter),
            .or("miterLimit", Double(StrokeStyle.defaultMiterLimit)),
            .or("dash", [Double]()),
            .or("dashPhase", 0.0)
        ) {
            (
                width: Double,
                cap: StrokeStyle.LineCap,
                join: StrokeStyle.LineJoin,
                limit: Double,
                dash: [Double],
                phase: Double
            ) in
            StrokeStyle(
                lineWidth: width,
                lineCap: cap,
                lineJoin: join,
                miterLimit: limit,
                dash: dash,
                dashPhase: phase
            )
        }
        add(StrokeStyle.LineCap.self, "Hashable")
        constants(
            "CGLineCap",
            ["butt": StrokeStyle.LineCap.butt, "round": .round, "square": .square],
            areAllCases: true
        )
        add(StrokeStyle.LineJoin.self, "Hashable")
        constants(
            "CGLineJoin",
            ["miter": StrokeStyle.LineJoin.miter, "round": .round, "bevel": .bevel],
            areAllCases: true
        )
        addAnimatablePairs()
    }

    /// A pair of a program is a tuple of its parts: numbers, or pairs of numbers.
    private mutating func addAnimatablePairs() {
        func pair(_ first: StyleType, _ second: StyleType) -> StyleType {
            .tuple([.init("first", first), .init("second", second)])
        }
        let parts: [StyleType] = [.double, pair(.double, .double)]
        for first in parts {
            for second in parts {
                add(
                    function: Entry(
                        name: "AnimatablePair",
                        parameters: [first, second].map {
                            EntryParameter(label: nil, type: $0, defaultValue: nil)
                        },
                        result: pair(first, second),
                        isProperty: false,
                        hasReceiver: false,
                        isMutating: false
                    ) { values throws(Failure) in
                        .tuple(values)
                    }
                )
            }
        }
    }
}

extension AnyShape {
    fileprivate init(erasing shape: any Shape) {
        self = shape.anyShape
    }
}
