import Graphics
import ViewEngine

extension Bridge {
    mutating func addMoreGradients() {
        property("Gradient", "stops", \Gradient.stops)
        property("Gradient.Stop", "color", \Gradient.Stop.color)
        property("Gradient.Stop", "location", \Gradient.Stop.location)
        initializer("_") { (gradient: Gradient) in AnyGradient(gradient) }
        initializer("_", "white", .or("opacity", 1.0)) {
            (space: Color.RGBColorSpace, white: Double, opacity: Double) in
            Color(space, white: white, opacity: opacity)
        }
        addRadialGradients()
        addAngularGradients()
        addEllipticalGradients()
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

extension EllipticalGradient: EngineValue { static var typeName: String { "EllipticalGradient" } }
