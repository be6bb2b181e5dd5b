import Graphics
import ViewEngine

// The transforms of geometry effects.
extension Bridge {
    mutating func addProjections() {
        add(ProjectionTransform.self, "Hashable")
        initializer { () in ProjectionTransform() }
        initializer("_") { (transform: CGAffineTransform) in ProjectionTransform(transform) }
        method("ProjectionTransform", "concatenating", "_") {
            (first: ProjectionTransform, second: ProjectionTransform) in
            first.concatenating(second)
        }
        property("ProjectionTransform", "isIdentity") { (transform: ProjectionTransform) in
            transform.isIdentity
        }
        property("ProjectionTransform", "isAffine") { (transform: ProjectionTransform) in transform.isAffine }
        property("ProjectionTransform", "m11", \ProjectionTransform.m11)
        property("ProjectionTransform", "m12", \ProjectionTransform.m12)
        property("ProjectionTransform", "m13", \ProjectionTransform.m13)
        property("ProjectionTransform", "m21", \ProjectionTransform.m21)
        property("ProjectionTransform", "m22", \ProjectionTransform.m22)
        property("ProjectionTransform", "m23", \ProjectionTransform.m23)
        property("ProjectionTransform", "m31", \ProjectionTransform.m31)
        property("ProjectionTransform", "m32", \ProjectionTransform.m32)
        property("ProjectionTransform", "m33", \ProjectionTransform.m33)
    }
}

extension ProjectionTransform: EngineValue { static var engineType: EngineType { .projectionTransform } }
