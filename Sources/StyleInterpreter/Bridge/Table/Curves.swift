import Graphics
import ViewEngine

// Curves, springs and transitions.
extension Bridge {
    mutating func addCurves() {
        factory("Animation", "interactiveSpring", "dampingFraction", .or("blendDuration", 0.25)) {
            (damping: Double, blend: Double) in
            Animation.interactiveSpring(dampingFraction: damping, blendDuration: blend)
        }
        factory("Animation", "interactiveSpring", "extraBounce", .or("blendDuration", 0.25)) {
            (bounce: Double, blend: Double) in
            Animation.interactiveSpring(extraBounce: bounce, blendDuration: blend)
        }
        factory("Animation", "interpolatingSpring", "_", .or("initialVelocity", 0.0)) {
            (spring: Spring, velocity: Double) in
            Animation.interpolatingSpring(spring, initialVelocity: velocity)
        }
        factory(
            "Animation",
            "interpolatingSpring",
            .or("duration", 0.5),
            .or("bounce", 0.0),
            .or("initialVelocity", 0.0)
        ) { (duration: Double, bounce: Double, velocity: Double) in
            Animation.interpolatingSpring(duration: duration, bounce: bounce, initialVelocity: velocity)
        }
        factory("Animation", "timingCurve", "_", "duration") { (curve: UnitCurve, duration: Double) in
            Animation.timingCurve(curve, duration: duration)
        }
        add(UnitCurve.self, "Hashable")
        constants(
            "UnitCurve",
            [
                "linear": UnitCurve.linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
                "circularEaseIn": .circularEaseIn, "circularEaseOut": .circularEaseOut,
                "circularEaseInOut": .circularEaseInOut,
            ]
        )
        factory("UnitCurve", "bezier", "startControlPoint", "endControlPoint") {
            (start: UnitPoint, end: UnitPoint) in
            UnitCurve.bezier(startControlPoint: start, endControlPoint: end)
        }
        method("UnitCurve", "value", "at") { (curve: UnitCurve, progress: Double) in
            curve.value(at: progress)
        }
        method("UnitCurve", "velocity", "at") { (curve: UnitCurve, progress: Double) in
            curve.velocity(at: progress)
        }
        addSprings()
        addTransitions()
    }

    private mutating func addSprings() {
        initializer(.or("mass", 1.0), "stiffness", "damping", .or("allowOverDamping", false)) {
            (mass: Double, stiffness: Double, damping: Double, allows: Bool) in
            Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: allows)
        }
        factory("Spring", "smooth", .or("duration", 0.5), .or("extraBounce", 0.0)) {
            (duration: Double, bounce: Double) in
            Spring.smooth(duration: duration, extraBounce: bounce)
        }
        factory("Spring", "snappy", .or("duration", 0.5), .or("extraBounce", 0.0)) {
            (duration: Double, bounce: Double) in
            Spring.snappy(duration: duration, extraBounce: bounce)
        }
        factory("Spring", "bouncy", .or("duration", 0.5), .or("extraBounce", 0.0)) {
            (duration: Double, bounce: Double) in
            Spring.bouncy(duration: duration, extraBounce: bounce)
        }
        property("Spring", "response") { (spring: Spring) in spring.response }
        property("Spring", "dampingRatio") { (spring: Spring) in spring.dampingRatio }
        property("Spring", "mass") { (spring: Spring) in spring.mass }
        property("Spring", "stiffness") { (spring: Spring) in spring.stiffness }
        property("Spring", "damping") { (spring: Spring) in spring.damping }
        property("Spring", "duration") { (spring: Spring) in spring.duration }
        property("Spring", "bounce") { (spring: Spring) in spring.bounce }
        property("Spring", "settlingDuration") { (spring: Spring) in spring.settlingDuration }
    }

    private mutating func addTransitions() {
        factory("AnyTransition", "offset", "_") { (offset: CGSize) in AnyTransition.offset(offset) }
        factory("AnyTransition", "offset", .or("x", 0.0), .or("y", 0.0)) { (x: Double, y: Double) in
            AnyTransition.offset(x: x, y: y)
        }
        factory("AnyTransition", "push", "from") { (edge: Edge) in AnyTransition.push(from: edge) }
        method("AnyTransition", "animation", "_") { (transition: AnyTransition, animation: Animation?) in
            transition.animation(animation)
        }
        add(ContentTransition.self, "Hashable")
        constants(
            "ContentTransition",
            [
                "identity": ContentTransition.identity, "interpolate": .interpolate, "opacity": .opacity,
                "symbolEffect": .symbolEffect,
            ]
        )
        factory("ContentTransition", "numericText", .or("countsDown", false)) { (countsDown: Bool) in
            ContentTransition.numericText(countsDown: countsDown)
        }
        factory("ContentTransition", "numericText", "value") { (value: Double) in
            ContentTransition.numericText(value: value)
        }
        modifier("transaction", "value", "_") { (view, value: Any0, change: Change<Transaction>) in
            view.transaction(value: value) { change(&$0) }
        }
        add(MatchedGeometryProperties.self, "Hashable", "OptionSet")
        constants(
            "MatchedGeometryProperties",
            ["frame": MatchedGeometryProperties.frame, "position": .position, "size": .size]
        )
        initializer("_") { (sets: OptionSetLiteral<MatchedGeometryProperties>) in sets.union }
        modifier("sensoryFeedback", "_", "trigger", "condition") {
            (view, feedback: SensoryFeedback, trigger: Any0, condition: Callback<Bool, Any0, Any0>) in
            view.sensoryFeedback(feedback, trigger: trigger) { condition($0, $1) }
        }
        add(SensoryFeedback.Flexibility.self, "Hashable")
        constants(
            "SensoryFeedback.Flexibility",
            ["rigid": SensoryFeedback.Flexibility.rigid, "solid": .solid, "soft": .soft],
            areAllCases: true
        )
        factory("SensoryFeedback", "impact", "flexibility", .or("intensity", 1.0)) {
            (flexibility: SensoryFeedback.Flexibility, intensity: Double) in
            SensoryFeedback.impact(flexibility: flexibility, intensity: intensity)
        }
        constants(
            "AnyTransition",
            ["blurReplace": AnyTransition.blurReplace, "symbolEffect": .symbolEffect]
        )
    }
}

extension ContentTransition: EngineValue { static var engineType: EngineType { .contentTransition } }
extension MatchedGeometryProperties: EngineValue {
    static var engineType: EngineType { .matchedGeometryProperties }
}
