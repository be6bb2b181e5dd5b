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
        property("widthAnchor", of: "UIView") { (view: ViewReference) in view.view.widthAnchor }
        property("heightAnchor", of: "UIView") { (view: ViewReference) in view.view.heightAnchor }
        property("leadingAnchor", of: "UIView") { (view: ViewReference) in view.view.leadingAnchor }
        property("trailingAnchor", of: "UIView") { (view: ViewReference) in view.view.trailingAnchor }
        property("leftAnchor", of: "UIView") { (view: ViewReference) in view.view.leftAnchor }
        property("rightAnchor", of: "UIView") { (view: ViewReference) in view.view.rightAnchor }
        property("centerXAnchor", of: "UIView") { (view: ViewReference) in view.view.centerXAnchor }
        property("topAnchor", of: "UIView") { (view: ViewReference) in view.view.topAnchor }
        property("bottomAnchor", of: "UIView") { (view: ViewReference) in view.view.bottomAnchor }
        property("centerYAnchor", of: "UIView") { (view: ViewReference) in view.view.centerYAnchor }
        property("firstBaselineAnchor", of: "UIView") { (view: ViewReference) in view.view.firstBaselineAnchor
        }
        property("lastBaselineAnchor", of: "UIView") { (view: ViewReference) in view.view.lastBaselineAnchor }
        property("safeAreaLayoutGuide", of: "UIView") { (view: ViewReference) in view.view.safeAreaLayoutGuide
        }
        property("layoutMarginsGuide", of: "UIView") { (view: ViewReference) in view.view.layoutMarginsGuide }
        property("constraints", of: "UIView") { (view: ViewReference) in
            view.view.constraints.map { ConstraintReference($0) }
        }
        method("addConstraint", of: "UIView", labels: "_") {
            (view: ViewReference, constraint: ConstraintReference) in
            view.view.addConstraint(constraint.constraint)
            return Nothing()
        }
        method("addConstraints", of: "UIView", labels: "_") {
            (view: ViewReference, constraints: [ConstraintReference]) in
            view.view.addConstraints(constraints.map(\.constraint))
            return Nothing()
        }
    }

    private mutating func addGuideAnchors() {
        let guide = UILayoutGuide.typeName
        property("owningView", of: guide) { (guide: UILayoutGuide) in
            guide.owningView.map { ViewReference($0) }
        }
    }

    private mutating func addDimensionConstraints() {
        let type = NSLayoutDimension.typeName
        method("constraint", of: type, labels: "equalToConstant") {
            (anchor: NSLayoutDimension, constant: Double) in
            ConstraintReference(anchor.constraint(equalToConstant: constant))
        }
        method("constraint", of: type, labels: "greaterThanOrEqualToConstant") {
            (anchor: NSLayoutDimension, constant: Double) in
            ConstraintReference(anchor.constraint(greaterThanOrEqualToConstant: constant))
        }
        method("constraint", of: type, labels: "lessThanOrEqualToConstant") {
            (anchor: NSLayoutDimension, constant: Double) in
            ConstraintReference(anchor.constraint(lessThanOrEqualToConstant: constant))
        }
        method("constraint", of: type, labels: "equalTo", .or("multiplier", 1.0), .or("constant", 0.0)) {
            (anchor: NSLayoutDimension, other: NSLayoutDimension, multiplier: Double, constant: Double) in
            ConstraintReference(
                anchor.constraint(equalTo: other, multiplier: multiplier, constant: constant)
            )
        }
        method(
            "constraint",
            of: type,
            labels: "greaterThanOrEqualTo",
            .or("multiplier", 1.0),
            .or("constant", 0.0)
        ) {
            (anchor: NSLayoutDimension, other: NSLayoutDimension, multiplier: Double, constant: Double) in
            ConstraintReference(
                anchor.constraint(greaterThanOrEqualTo: other, multiplier: multiplier, constant: constant)
            )
        }
        method(
            "constraint",
            of: type,
            labels: "lessThanOrEqualTo",
            .or("multiplier", 1.0),
            .or("constant", 0.0)
        ) {
            (anchor: NSLayoutDimension, other: NSLayoutDimension, multiplier: Double, constant: Double) in
            ConstraintReference(
                anchor.constraint(lessThanOrEqualTo: other, multiplier: multiplier, constant: constant)
            )
        }
    }

    private mutating func addAxisConstraints() {
        let horizontal = NSLayoutXAxisAnchor.typeName
        method("constraint", of: horizontal, labels: "equalTo", .or("constant", 0.0)) {
            (anchor: NSLayoutXAxisAnchor, other: NSLayoutXAxisAnchor, constant: Double) in
            ConstraintReference(anchor.constraint(equalTo: other, constant: constant))
        }
        method("constraint", of: horizontal, labels: "greaterThanOrEqualTo", .or("constant", 0.0)) {
            (anchor: NSLayoutXAxisAnchor, other: NSLayoutXAxisAnchor, constant: Double) in
            ConstraintReference(anchor.constraint(greaterThanOrEqualTo: other, constant: constant))
        }
        method("constraint", of: horizontal, labels: "lessThanOrEqualTo", .or("constant", 0.0)) {
            (anchor: NSLayoutXAxisAnchor, other: NSLayoutXAxisAnchor, constant: Double) in
            ConstraintReference(anchor.constraint(lessThanOrEqualTo: other, constant: constant))
        }
        let vertical = NSLayoutYAxisAnchor.typeName
        method("constraint", of: vertical, labels: "equalTo", .or("constant", 0.0)) {
            (anchor: NSLayoutYAxisAnchor, other: NSLayoutYAxisAnchor, constant: Double) in
            ConstraintReference(anchor.constraint(equalTo: other, constant: constant))
        }
        method("constraint", of: vertical, labels: "greaterThanOrEqualTo", .or("constant", 0.0)) {
            (anchor: NSLayoutYAxisAnchor, other: NSLayoutYAxisAnchor, constant: Double) in
            ConstraintReference(anchor.constraint(greaterThanOrEqualTo: other, constant: constant))
        }
        method("constraint", of: vertical, labels: "lessThanOrEqualTo", .or("constant", 0.0)) {
            (anchor: NSLayoutYAxisAnchor, other: NSLayoutYAxisAnchor, constant: Double) in
            ConstraintReference(anchor.constraint(lessThanOrEqualTo: other, constant: constant))
        }
    }

    private mutating func addConstraintProperties() {
        let type = "NSLayoutConstraint"
        property(
            "isActive",
            of: type,
            get: { (constraint: ConstraintReference) in constraint.constraint.isActive },
            set: { $0.constraint.isActive = $1 }
        )
        property(
            "constant",
            of: type,
            get: { (constraint: ConstraintReference) in constraint.constraint.constant },
            set: { $0.constraint.constant = $1 }
        )
        property(
            "priority",
            of: type,
            get: { (constraint: ConstraintReference) in constraint.constraint.priority },
            set: { $0.constraint.priority = $1 }
        )
        property(
            "identifier",
            of: type,
            get: { (constraint: ConstraintReference) in constraint.constraint.identifier },
            set: { $0.constraint.identifier = $1 }
        )
        property("multiplier", of: type) { (constraint: ConstraintReference) in
            constraint.constraint.multiplier
        }
        property("relation", of: type) { (constraint: ConstraintReference) in constraint.constraint.relation }
        factory("activate", of: type, labels: "_") { (constraints: [ConstraintReference]) in
            NSLayoutConstraint.activate(constraints.map(\.constraint))
            return Nothing()
        }
        factory("deactivate", of: type, labels: "_") { (constraints: [ConstraintReference]) in
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
        property("rawValue", of: UILayoutPriority.typeName) { (priority: UILayoutPriority) in
            Double(priority.rawValue)
        }
        method("setContentHuggingPriority", of: "UIView", labels: "_", "for") {
            (view: ViewReference, priority: UILayoutPriority, axis: NSLayoutConstraint.Axis) in
            view.view.setContentHuggingPriority(priority, for: axis)
            return Nothing()
        }
        method("setContentCompressionResistancePriority", of: "UIView", labels: "_", "for") {
            (view: ViewReference, priority: UILayoutPriority, axis: NSLayoutConstraint.Axis) in
            view.view.setContentCompressionResistancePriority(priority, for: axis)
            return Nothing()
        }
    }
}
