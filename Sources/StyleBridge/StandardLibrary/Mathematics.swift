import CMath
import StyleRuntime
import ViewEngine

// Functions of numbers, and conditions that a program asserts.
extension Bridge {
    mutating func addMathematics() {
        addRounding()
        for name in ["assert", "precondition"] {
            function(name, labels: "_", .or("_", "")) { (condition: Bool, message: String) in Nothing() }
        }
        function("assertionFailure", labels: .or("_", "")) { (message: String) in Nothing() }
        function("tan", labels: "_") { (value: Double) in CMath.tan(value) }
        function("atan", labels: "_") { (value: Double) in CMath.atan(value) }
        function("atan2", labels: "_", "_") { (y: Double, x: Double) in CMath.atan2(y, x) }
        function("asin", labels: "_") { (value: Double) in CMath.asin(value) }
        function("acos", labels: "_") { (value: Double) in CMath.acos(value) }
        function("exp", labels: "_") { (value: Double) in CMath.exp(value) }
        function("log", labels: "_") { (value: Double) in CMath.log(value) }
        function("log2", labels: "_") { (value: Double) in CMath.log2(value) }
        function("log10", labels: "_") { (value: Double) in CMath.log10(value) }
        function("hypot", labels: "_", "_") { (x: Double, y: Double) in CMath.hypot(x, y) }
        function("fmod", labels: "_", "_") { (value: Double, other: Double) in
            value.truncatingRemainder(dividingBy: other)
        }
        function("trunc", labels: "_") { (value: Double) in value.rounded(.towardZero) }
        for (name, isLarger) in [("min", false), ("max", true)] {
            function(name, labels: "_", "_", "_") { (first: Double, second: Double, third: Double) in
                isLarger ? max(first, second, third) : min(first, second, third)
            }
            function(name, labels: "_", "_", "_") { (first: Int, second: Int, third: Int) in
                isLarger ? max(first, second, third) : min(first, second, third)
            }
        }
        method("isMultiple", of: "Int", labels: "of") { (value: Int, other: Int) in
            value.isMultiple(of: other)
        }
        method("signum", of: "Int") { (value: Int) in value.signum() }
        property("isNaN", of: "Double") { (value: Double) in value.isNaN }
        property("isFinite", of: "Double") { (value: Double) in value.isFinite }
        property("isZero", of: "Double") { (value: Double) in value.isZero }
        mutatingMethod("negate", of: "Double") { (value: inout Double) in value.negate() }
    }

    private mutating func addRounding() {
        add(FloatingPointRoundingRule.self, "Hashable", "Sendable")
        constants(
            of: "FloatingPointRoundingRule",
            [
                "up": FloatingPointRoundingRule.up, "down": .down, "towardZero": .towardZero,
                "awayFromZero": .awayFromZero, "toNearestOrEven": .toNearestOrEven,
                "toNearestOrAwayFromZero": .toNearestOrAwayFromZero,
            ],
            areAllCases: true
        )
        method("rounded", of: "Double", labels: "_") { (value: Double, rule: FloatingPointRoundingRule) in
            value.rounded(rule)
        }
    }
}

extension FloatingPointRoundingRule: EngineValue {
    static var engineType: EngineType { .floatingPointRoundingRule }
}
