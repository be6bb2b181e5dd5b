import Graphics
import ViewEngine

extension Bridge {
    mutating func addGradients() {
        addLinearGradients()
        property("Gradient", "stops", \Gradient.stops)
        property("Gradient.Stop", "color", \Gradient.Stop.color)
        property("Gradient.Stop", "location", \Gradient.Stop.location)
        initializer("_") { (gradient: Gradient) in AnyGradient(gradient) }
        addRadialGradients()
        addAngularGradients()
        addEllipticalGradients()
        addMeshGradients()
    }

    private mutating func addLinearGradients() {
        add(Gradient.self, "ShapeStyle", "Hashable")
        initializer("colors") { (colors: [Color]) in Gradient(colors: colors) }
        initializer("stops") { (stops: [Gradient.Stop]) in Gradient(stops: stops) }
        add(Gradient.Stop.self, "Hashable")
        initializer("color", "location") { (color: Color, location: Double) in
            Gradient.Stop(color: color, location: location)
        }
        add(AnyGradient.self, "ShapeStyle", "Hashable")
        add(LinearGradient.self, "ShapeStyle", "View", "Hashable")
        initializer("gradient", "startPoint", "endPoint") {
            (gradient: Gradient, start: UnitPoint, end: UnitPoint) in
            LinearGradient(gradient: gradient, startPoint: start, endPoint: end)
        }
        initializer("colors", "startPoint", "endPoint") {
            (colors: [Color], start: UnitPoint, end: UnitPoint) in
            LinearGradient(colors: colors, startPoint: start, endPoint: end)
        }
        initializer("stops", "startPoint", "endPoint") {
            (stops: [Gradient.Stop], start: UnitPoint, end: UnitPoint) in
            LinearGradient(stops: stops, startPoint: start, endPoint: end)
        }
        factory("ShapeStyle", "linearGradient", "_", "startPoint", "endPoint") {
            (gradient: Gradient, start: UnitPoint, end: UnitPoint) in
            LinearGradient.linearGradient(gradient, startPoint: start, endPoint: end)
        }
        factory("ShapeStyle", "linearGradient", "colors", "startPoint", "endPoint") {
            (colors: [Color], start: UnitPoint, end: UnitPoint) in
            LinearGradient.linearGradient(colors: colors, startPoint: start, endPoint: end)
        }
        factory("ShapeStyle", "linearGradient", "stops", "startPoint", "endPoint") {
            (stops: [Gradient.Stop], start: UnitPoint, end: UnitPoint) in
            LinearGradient.linearGradient(stops: stops, startPoint: start, endPoint: end)
        }
        add(RadialGradient.self, "ShapeStyle", "View", "Hashable")
        initializer("gradient", "center", "startRadius", "endRadius") {
            (gradient: Gradient, center: UnitPoint, start: Double, end: Double) in
            RadialGradient(gradient: gradient, center: center, startRadius: start, endRadius: end)
        }
        initializer("colors", "center", "startRadius", "endRadius") {
            (colors: [Color], center: UnitPoint, start: Double, end: Double) in
            RadialGradient(colors: colors, center: center, startRadius: start, endRadius: end)
        }
        factory("ShapeStyle", "radialGradient", "colors", "center", "startRadius", "endRadius") {
            (colors: [Color], center: UnitPoint, start: Double, end: Double) in
            RadialGradient(colors: colors, center: center, startRadius: start, endRadius: end)
        }
        add(AngularGradient.self, "ShapeStyle", "View", "Hashable")
        initializer("gradient", "center", .or("angle", Angle.zero)) {
            (gradient: Gradient, center: UnitPoint, angle: Angle) in
            AngularGradient(gradient: gradient, center: center, angle: angle)
        }
        initializer("colors", "center", .or("angle", Angle.zero)) {
            (colors: [Color], center: UnitPoint, angle: Angle) in
            AngularGradient(colors: colors, center: center, angle: angle)
        }
        initializer("gradient", "center", "startAngle", "endAngle") {
            (gradient: Gradient, center: UnitPoint, start: Angle, end: Angle) in
            AngularGradient(gradient: gradient, center: center, startAngle: start, endAngle: end)
        }
        initializer("colors", "center", "startAngle", "endAngle") {
            (colors: [Color], center: UnitPoint, start: Angle, end: Angle) in
            AngularGradient(colors: colors, center: center, startAngle: start, endAngle: end)
        }
    }

    private mutating func addMeshGradients() {
        add(MeshGradient.self, "ShapeStyle", "View", "Hashable")
        initializer(
            "width",
            "height",
            "points",
            "colors",
            .or("background", Color.clear),
            .or("smoothsColors", true)
        ) {
            (
                width: Int,
                height: Int,
                points: [SIMD2<Float>],
                colors: [Color],
                background: Color,
                isSmooth: Bool
            ) in
            MeshGradient(
                width: width,
                height: height,
                points: points,
                colors: colors,
                background: background,
                smoothsColors: isSmooth
            )
        }
        add(SIMD2<Float>.self, "Hashable")
        initializer("_", "_") { (x: Double, y: Double) in SIMD2<Float>(Float(x), Float(y)) }
        initializer("x", "y") { (x: Double, y: Double) in SIMD2<Float>(Float(x), Float(y)) }
        property(
            "SIMD2",
            "x",
            get: { (point: SIMD2<Float>) in Double(point.x) },
            set: { (point: inout SIMD2<Float>, x: Double) in point.x = Float(x) }
        )
        property(
            "SIMD2",
            "y",
            get: { (point: SIMD2<Float>) in Double(point.y) },
            set: { (point: inout SIMD2<Float>, y: Double) in point.y = Float(y) }
        )
    }

    private mutating func addRadialGradients() {
        initializer("stops", "center", "startRadius", "endRadius") {
            (stops: [Gradient.Stop], center: UnitPoint, start: Double, end: Double) in
            RadialGradient(stops: stops, center: center, startRadius: start, endRadius: end)
        }
        factory("ShapeStyle", "radialGradient", "_", "center", "startRadius", "endRadius") {
            (gradient: Gradient, center: UnitPoint, start: Double, end: Double) in
            RadialGradient(gradient: gradient, center: center, startRadius: start, endRadius: end)
        }
        factory("ShapeStyle", "radialGradient", "stops", "center", "startRadius", "endRadius") {
            (stops: [Gradient.Stop], center: UnitPoint, start: Double, end: Double) in
            RadialGradient(stops: stops, center: center, startRadius: start, endRadius: end)
        }
    }

    private mutating func addAngularGradients() {
        initializer("stops", "center", .or("angle", Angle.zero)) {
            (stops: [Gradient.Stop], center: UnitPoint, angle: Angle) in
            AngularGradient(stops: stops, center: center, angle: angle)
        }
        initializer("stops", "center", "startAngle", "endAngle") {
            (stops: [Gradient.Stop], center: UnitPoint, start: Angle, end: Angle) in
            AngularGradient(stops: stops, center: center, startAngle: start, endAngle: end)
        }
        factory("ShapeStyle", "angularGradient", "_", "center", "startAngle", "endAngle") {
            (gradient: Gradient, center: UnitPoint, start: Angle, end: Angle) in
            AngularGradient(gradient: gradient, center: center, startAngle: start, endAngle: end)
        }
        factory("ShapeStyle", "angularGradient", "colors", "center", "startAngle", "endAngle") {
            (colors: [Color], center: UnitPoint, start: Angle, end: Angle) in
            AngularGradient(colors: colors, center: center, startAngle: start, endAngle: end)
        }
        factory("ShapeStyle", "angularGradient", "stops", "center", "startAngle", "endAngle") {
            (stops: [Gradient.Stop], center: UnitPoint, start: Angle, end: Angle) in
            AngularGradient(stops: stops, center: center, startAngle: start, endAngle: end)
        }
        factory("ShapeStyle", "conicGradient", "_", "center", .or("angle", Angle.zero)) {
            (gradient: Gradient, center: UnitPoint, angle: Angle) in
            AngularGradient(gradient: gradient, center: center, angle: angle)
        }
        factory("ShapeStyle", "conicGradient", "colors", "center", .or("angle", Angle.zero)) {
            (colors: [Color], center: UnitPoint, angle: Angle) in
            AngularGradient(colors: colors, center: center, angle: angle)
        }
    }

    private mutating func addEllipticalGradients() {
        add(EllipticalGradient.self, "ShapeStyle", "View", "Hashable")
        let center = ParameterLabel.or("center", UnitPoint.center)
        let (start, end) = (
            ParameterLabel.or("startRadiusFraction", 0.0), ParameterLabel.or("endRadiusFraction", 0.5)
        )
        let ofGradient = { @Sendable (gradient: Gradient, center: UnitPoint, start: Double, end: Double) in
            EllipticalGradient(
                gradient: gradient,
                center: center,
                startRadiusFraction: start,
                endRadiusFraction: end
            )
        }
        let ofColors = { @Sendable (colors: [Color], center: UnitPoint, start: Double, end: Double) in
            ofGradient(Gradient(colors: colors), center, start, end)
        }
        let ofStops = { @Sendable (stops: [Gradient.Stop], center: UnitPoint, start: Double, end: Double) in
            ofGradient(Gradient(stops: stops), center, start, end)
        }
        initializer("gradient", center, start, end, call: ofGradient)
        initializer("colors", center, start, end, call: ofColors)
        initializer("stops", center, start, end, call: ofStops)
        factory("ShapeStyle", "ellipticalGradient", "_", center, start, end, call: ofGradient)
        factory("ShapeStyle", "ellipticalGradient", "colors", center, start, end, call: ofColors)
        factory("ShapeStyle", "ellipticalGradient", "stops", center, start, end, call: ofStops)
    }
}

extension EllipticalGradient: EngineValue { static var engineType: EngineType { .ellipticalGradient } }
extension MeshGradient: EngineValue { static var engineType: EngineType { .meshGradient } }

extension SIMD2: Bridged, EngineValue where Scalar == Float {
    static var engineType: EngineType { .simd2 }
}
