import CMath
import StyleRuntime
import ViewEngine

// Functions of numbers, and conditions that a program asserts.
extension Bridge {
    mutating func addMathematics() {
        addRounding()
        for name in ["assert", "precondition"] {
            function(name, "_", .or("_", "")) { (condition: Bool, message: String) in Nothing() }
        }
        function("assertionFailure", .or("_", "")) { (message: String) in Nothing() }
        function("tan", "_") { (value: Double) in CMath.tan(value) }
        function("atan", "_") { (value: Double) in CMath.atan(value) }
        function("atan2", "_", "_") { (y: Double, x: Double) in CMath.atan2(y, x) }
        function("asin", "_") { (value: Double) in CMath.asin(value) }
        function("acos", "_") { (value: Double) in CMath.acos(value) }
        function("exp", "_") { (value: Double) in CMath.exp(value) }
        function("log", "_") { (value: Double) in CMath.log(value) }
        function("log2", "_") { (value: Double) in CMath.log2(value) }
        function("log10", "_") { (value: Double) in CMath.log10(value) }
        function("hypot", "_", "_") { (x: Double, y: Double) in CMath.hypot(x, y) }
        function("fmod", "_", "_") { (value: Double, other: Double) in
            value.truncatingRemainder(dividingBy: other)
        }
        function("trunc", "_") { (value: Double) in value.rounded(.towardZero) }
        for (name, isLarger) in [("min", false), ("max", true)] {
            function(name, "_", "_", "_") { (first: Double, second: Double, third: Double) in
                isLarger ? max(first, second, third) : min(first, second, third)
            }
            function(name, "_", "_", "_") { (first: Int, second: Int, third: Int) in
                isLarger ? max(first, second, third) : min(first, second, third)
            }
        }
        method("Int", "isMultiple", "of") { (value: Int, other: Int) in value.isMultiple(of: other) }
        method("Int", "signum") { (value: Int) in value.signum() }
        property("Double", "isNaN") { (value: Double) in value.isNaN }
        property("Double", "isFinite") { (value: Double) in value.isFinite }
        property("Double", "isZero") { (value: Double) in value.isZero }
        mutatingMethod("Double", "negate") { (value: inout Double) in value.negate() }
    }

    private mutating func addRounding() {
        add(FloatingPointRoundingRule.self, "Hashable", "Sendable")
        constants(
            "FloatingPointRoundingRule",
            [
                "up": FloatingPointRoundingRule.up, "down": .down, "towardZero": .towardZero,
                "awayFromZero": .awayFromZero, "toNearestOrEven": .toNearestOrEven,
                "toNearestOrAwayFromZero": .toNearestOrAwayFromZero,
            ],
            areAllCases: true
        )
        method("Double", "rounded", "_") { (value: Double, rule: FloatingPointRoundingRule) in
            value.rounded(rule)
        }
    }
}

extension FloatingPointRoundingRule: EngineValue {
    static var engineType: EngineType { .floatingPointRoundingRule }
}
