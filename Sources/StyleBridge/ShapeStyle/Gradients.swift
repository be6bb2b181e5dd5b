import Graphics
import StyleRuntime
import ViewEngine

extension Bridge {
    mutating func addGradients() {
        addMeshGradients()
    }

    private mutating func addMeshGradients() {
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
            "x",
            of: "SIMD2",
            get: { (point: SIMD2<Float>) in Double(point.x) },
            set: { (point: inout SIMD2<Float>, x: Double) in point.x = Float(x) }
        )
        property(
            "y",
            of: "SIMD2",
            get: { (point: SIMD2<Float>) in Double(point.y) },
            set: { (point: inout SIMD2<Float>, y: Double) in point.y = Float(y) }
        )
    }
}

extension EllipticalGradient: EngineValue { static var engineType: EngineType { .ellipticalGradient } }
extension MeshGradient: EngineValue { static var engineType: EngineType { .meshGradient } }

extension SIMD2: Bridged, EngineValue where Scalar == Float {
    static var engineType: EngineType { .simd2 }
}
