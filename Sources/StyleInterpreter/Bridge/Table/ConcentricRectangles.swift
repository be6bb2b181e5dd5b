import Graphics
import ViewEngine

extension Bridge {
    mutating func addConcentricRectangles() {
        add(ConcentricRectangle.self, "InsettableShape")
        initializer { () in ConcentricRectangle() }
        initializer("corners", .or("isUniform", false)) { (corners: Edge.Corner.Style, isUniform: Bool) in
            ConcentricRectangle(corners: corners, isUniform: isUniform)
        }
        for owner in ["Shape", "InsettableShape"] {
            factory(owner, "rect", "corners", .or("isUniform", false)) {
                (corners: Edge.Corner.Style, isUniform: Bool) in
                ConcentricRectangle(corners: corners, isUniform: isUniform)
            }
        }
        add(Edge.Corner.Style.self, "Hashable")
        constants("Edge.Corner.Style", ["concentric": Edge.Corner.Style.concentric])
        factory("Edge.Corner.Style", "fixed", "_") { (radius: Double) in Edge.Corner.Style.fixed(radius) }
        factory("Edge.Corner.Style", "concentric", "minimum") { (radius: Double) in
            Edge.Corner.Style.concentric(minimum: radius)
        }
    }
}

extension ConcentricRectangle: EngineValue { static var engineType: EngineType { .concentricRectangle } }
extension Edge.Corner.Style: EngineValue { static var engineType: EngineType { .edgeCornerStyle } }
