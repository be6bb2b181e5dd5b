import StyleRuntime
import UIKitEngine

/// A constraint between views.
struct ConstraintReference: EngineValue {
    let constraint: NSLayoutConstraint
    static var engineType: EngineType { .nsLayoutConstraint }

    init(_ constraint: NSLayoutConstraint) {
        self.constraint = constraint
    }
}
