import StyleRuntime
import UIKitEngine
import ViewEngine

extension NSLayoutDimension: EngineValue { static var engineType: EngineType { .nsLayoutDimension } }
extension NSLayoutXAxisAnchor: EngineValue { static var engineType: EngineType { .nsLayoutXAxisAnchor } }
extension NSLayoutYAxisAnchor: EngineValue { static var engineType: EngineType { .nsLayoutYAxisAnchor } }
extension UILayoutGuide: EngineValue { static var engineType: EngineType { .uiLayoutGuide } }
extension UILayoutPriority: EngineValue { static var engineType: EngineType { .uiLayoutPriority } }
extension NSLayoutConstraint.Relation: EngineValue {
    static var engineType: EngineType { .nsLayoutConstraintRelation }
}
extension NSLayoutConstraint.Attribute: EngineValue {
    static var engineType: EngineType { .nsLayoutConstraintAttribute }
}
extension NSLayoutConstraint.Axis: EngineValue {
    static var engineType: EngineType { .nsLayoutConstraintAxis }
}

// Constraints between views.
extension Bridge {
    mutating func addAnchors() {
        addViewAnchors()
        addGuideAnchors()
        addDimensionConstraints()
        addAxisConstraints()
        addConstraintProperties()
        addPriorities()
    }

    private mutating func addViewAnchors() {
        property("UIView", "widthAnchor") { (view: ViewReference) in view.view.widthAnchor }
        property("UIView", "heightAnchor") { (view: ViewReference) in view.view.heightAnchor }
        property("UIView", "leadingAnchor") { (view: ViewReference) in view.view.leadingAnchor }
        property("UIView", "trailingAnchor") { (view: ViewReference) in view.view.trailingAnchor }
        property("UIView", "leftAnchor") { (view: ViewReference) in view.view.leftAnchor }
        property("UIView", "rightAnchor") { (view: ViewReference) in view.view.rightAnchor }
        property("UIView", "centerXAnchor") { (view: ViewReference) in view.view.centerXAnchor }
        property("UIView", "topAnchor") { (view: ViewReference) in view.view.topAnchor }
        property("UIView", "bottomAnchor") { (view: ViewReference) in view.view.bottomAnchor }
        property("UIView", "centerYAnchor") { (view: ViewReference) in view.view.centerYAnchor }
        property("UIView", "firstBaselineAnchor") { (view: ViewReference) in view.view.firstBaselineAnchor }
        property("UIView", "lastBaselineAnchor") { (view: ViewReference) in view.view.lastBaselineAnchor }
        property("UIView", "safeAreaLayoutGuide") { (view: ViewReference) in view.view.safeAreaLayoutGuide }
        property("UIView", "layoutMarginsGuide") { (view: ViewReference) in view.view.layoutMarginsGuide }
        property("UIView", "constraints") { (view: ViewReference) in
            view.view.constraints.map { ConstraintReference($0) }
        }
        method("UIView", "addConstraint", "_") { (view: ViewReference, constraint: ConstraintReference) in
            view.view.addConstraint(constraint.constraint)
            return Nothing()
        }
        method("UIView", "addConstraints", "_") { (view: ViewReference, constraints: [ConstraintReference]) in
            view.view.addConstraints(constraints.map(\.constraint))
            return Nothing()
        }
    }

    private mutating func addGuideAnchors() {
        let guide = UILayoutGuide.typeName
        property(guide, "owningView") { (guide: UILayoutGuide) in
            guide.owningView.map { ViewReference($0) }
        }
    }

    private mutating func addDimensionConstraints() {
        let type = NSLayoutDimension.typeName
        method(type, "constraint", "equalToConstant") { (anchor: NSLayoutDimension, constant: Double) in
            ConstraintReference(anchor.constraint(equalToConstant: constant))
        }
        method(type, "constraint", "greaterThanOrEqualToConstant") {
            (anchor: NSLayoutDimension, constant: Double) in
            ConstraintReference(anchor.constraint(greaterThanOrEqualToConstant: constant))
        }
        method(type, "constraint", "lessThanOrEqualToConstant") {
            (anchor: NSLayoutDimension, constant: Double) in
            ConstraintReference(anchor.constraint(lessThanOrEqualToConstant: constant))
        }
        method(type, "constraint", "equalTo", .or("multiplier", 1.0), .or("constant", 0.0)) {
            (anchor: NSLayoutDimension, other: NSLayoutDimension, multiplier: Double, constant: Double) in
            ConstraintReference(
                anchor.constraint(equalTo: other, multiplier: multiplier, constant: constant)
            )
        }
        method(type, "constraint", "greaterThanOrEqualTo", .or("multiplier", 1.0), .or("constant", 0.0)) {
            (anchor: NSLayoutDimension, other: NSLayoutDimension, multiplier: Double, constant: Double) in
            ConstraintReference(
                anchor.constraint(greaterThanOrEqualTo: other, multiplier: multiplier, constant: constant)
            )
        }
        method(type, "constraint", "lessThanOrEqualTo", .or("multiplier", 1.0), .or("constant", 0.0)) {
            (anchor: NSLayoutDimension, other: NSLayoutDimension, multiplier: Double, constant: Double) in
            ConstraintReference(
                anchor.constraint(lessThanOrEqualTo: other, multiplier: multiplier, constant: constant)
            )
        }
    }

    private mutating func addAxisConstraints() {
        let horizontal = NSLayoutXAxisAnchor.typeName
        method(horizontal, "constraint", "equalTo", .or("constant", 0.0)) {
            (anchor: NSLayoutXAxisAnchor, other: NSLayoutXAxisAnchor, constant: Double) in
            ConstraintReference(anchor.constraint(equalTo: other, constant: constant))
        }
        method(horizontal, "constraint", "greaterThanOrEqualTo", .or("constant", 0.0)) {
            (anchor: NSLayoutXAxisAnchor, other: NSLayoutXAxisAnchor, constant: Double) in
            ConstraintReference(anchor.constraint(greaterThanOrEqualTo: other, constant: constant))
        }
        method(horizontal, "constraint", "lessThanOrEqualTo", .or("constant", 0.0)) {
            (anchor: NSLayoutXAxisAnchor, other: NSLayoutXAxisAnchor, constant: Double) in
            ConstraintReference(anchor.constraint(lessThanOrEqualTo: other, constant: constant))
        }
        let vertical = NSLayoutYAxisAnchor.typeName
        method(vertical, "constraint", "equalTo", .or("constant", 0.0)) {
            (anchor: NSLayoutYAxisAnchor, other: NSLayoutYAxisAnchor, constant: Double) in
            ConstraintReference(anchor.constraint(equalTo: other, constant: constant))
        }
        method(vertical, "constraint", "greaterThanOrEqualTo", .or("constant", 0.0)) {
            (anchor: NSLayoutYAxisAnchor, other: NSLayoutYAxisAnchor, constant: Double) in
            ConstraintReference(anchor.constraint(greaterThanOrEqualTo: other, constant: constant))
        }
        method(vertical, "constraint", "lessThanOrEqualTo", .or("constant", 0.0)) {
            (anchor: NSLayoutYAxisAnchor, other: NSLayoutYAxisAnchor, constant: Double) in
            ConstraintReference(anchor.constraint(lessThanOrEqualTo: other, constant: constant))
        }
    }

    private mutating func addConstraintProperties() {
        let type = "NSLayoutConstraint"
        property(
            type,
            "isActive",
            get: { (constraint: ConstraintReference) in constraint.constraint.isActive },
            set: { $0.constraint.isActive = $1 }
        )
        property(
            type,
            "constant",
            get: { (constraint: ConstraintReference) in constraint.constraint.constant },
            set: { $0.constraint.constant = $1 }
        )
        property(
            type,
            "priority",
            get: { (constraint: ConstraintReference) in constraint.constraint.priority },
            set: { $0.constraint.priority = $1 }
        )
        property(
            type,
            "identifier",
            get: { (constraint: ConstraintReference) in constraint.constraint.identifier },
            set: { $0.constraint.identifier = $1 }
        )
        property(type, "multiplier") { (constraint: ConstraintReference) in constraint.constraint.multiplier }
        property(type, "relation") { (constraint: ConstraintReference) in constraint.constraint.relation }
        factory(type, "activate", "_") { (constraints: [ConstraintReference]) in
            NSLayoutConstraint.activate(constraints.map(\.constraint))
            return Nothing()
        }
        factory(type, "deactivate", "_") { (constraints: [ConstraintReference]) in
            NSLayoutConstraint.deactivate(constraints.map(\.constraint))
            return Nothing()
        }
        initializer(
            "item",
            "attribute",
            "relatedBy",
            "toItem",
            .or("attribute", NSLayoutConstraint.Attribute.notAnAttribute),
            .or("multiplier", 1.0),
            .or("constant", 0.0)
        ) {
            (
                view: ViewReference,
                attribute: NSLayoutConstraint.Attribute,
                relation: NSLayoutConstraint.Relation,
                other: ViewReference?,
                otherAttribute: NSLayoutConstraint.Attribute,
                multiplier: Double,
                constant: Double
            ) in
            ConstraintReference(
                NSLayoutConstraint(
                    item: view.view,
                    attribute: attribute,
                    relatedBy: relation,
                    toItem: other?.view,
                    attribute: otherAttribute,
                    multiplier: multiplier,
                    constant: constant
                )
            )
        }
    }

    private mutating func addPriorities() {
        initializer("_") { (value: Double) in UILayoutPriority(Float(value)) }
        initializer("rawValue") { (value: Double) in UILayoutPriority(rawValue: Float(value)) }
        property(UILayoutPriority.typeName, "rawValue") { (priority: UILayoutPriority) in
            Double(priority.rawValue)
        }
        method("UIView", "setContentHuggingPriority", "_", "for") {
            (view: ViewReference, priority: UILayoutPriority, axis: NSLayoutConstraint.Axis) in
            view.view.setContentHuggingPriority(priority, for: axis)
            return Nothing()
        }
        method("UIView", "setContentCompressionResistancePriority", "_", "for") {
            (view: ViewReference, priority: UILayoutPriority, axis: NSLayoutConstraint.Axis) in
            view.view.setContentCompressionResistancePriority(priority, for: axis)
            return Nothing()
        }
    }
}
