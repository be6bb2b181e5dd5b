import Graphics
import ViewEngine

// Effects and frames that depend on the geometry of their view.
extension Bridge {
    mutating func addVisualEffects() {
        add(AddedEffect.self)
        modifier("visualEffect", "_") {
            (view, effect: Callback<AddedEffect, AddedEffect, GeometryProxy>) in
            view.visualEffect { effect(AddedEffect($0), $1) }
        }
        // The system draws the effect under the pointer.
        modifier("hoverEffect", .or("isEnabled", true), "body") {
            (view, isEnabled: Bool, body: Callback<AddedEffect, AddedEffect, Bool, GeometryProxy>) in
            view
        }
        let effect = AddedEffect.typeName
        method(effect, "opacity", "_") { (effect: AddedEffect, opacity: Double) in
            effect { $0.opacity(opacity) }
        }
        method(effect, "offset", "_") { (effect: AddedEffect, offset: CGSize) in effect { $0.offset(offset) }
        }
        method(effect, "offset", .or("x", 0.0), .or("y", 0.0)) {
            (effect: AddedEffect, x: Double, y: Double) in
            effect { $0.offset(x: x, y: y) }
        }
        method(effect, "scaleEffect", "_", .or("anchor", UnitPoint.center)) {
            (effect: AddedEffect, scale: Double, anchor: UnitPoint) in
            effect { $0.scaleEffect(scale, anchor: anchor) }
        }
        method(effect, "scaleEffect", "_", .or("anchor", UnitPoint.center)) {
            (effect: AddedEffect, scale: CGSize, anchor: UnitPoint) in
            effect { $0.scaleEffect(scale, anchor: anchor) }
        }
        method(effect, "scaleEffect", .or("x", 1.0), .or("y", 1.0), .or("anchor", UnitPoint.center)) {
            (effect: AddedEffect, x: Double, y: Double, anchor: UnitPoint) in
            effect { $0.scaleEffect(x: x, y: y, anchor: anchor) }
        }
        method(effect, "rotationEffect", "_", .or("anchor", UnitPoint.center)) {
            (effect: AddedEffect, angle: Angle, anchor: UnitPoint) in
            effect { $0.rotationEffect(angle, anchor: anchor) }
        }
        method(effect, "transformEffect", "_") { (effect: AddedEffect, transform: CGAffineTransform) in
            effect { $0.transformEffect(transform) }
        }
        addEffectFilters()
        addContainerFrames()
    }

    private mutating func addEffectFilters() {
        let effect = AddedEffect.typeName
        method(effect, "blur", "radius", .or("opaque", false)) {
            (effect: AddedEffect, radius: Double, isOpaque: Bool) in
            effect { $0.blur(radius: radius, opaque: isOpaque) }
        }
        method(effect, "brightness", "_") { (effect: AddedEffect, amount: Double) in
            effect { $0.brightness(amount) }
        }
        method(effect, "contrast", "_") { (effect: AddedEffect, amount: Double) in
            effect { $0.contrast(amount) }
        }
        method(effect, "saturation", "_") { (effect: AddedEffect, amount: Double) in
            effect { $0.saturation(amount) }
        }
        method(effect, "grayscale", "_") { (effect: AddedEffect, amount: Double) in
            effect { $0.grayscale(amount) }
        }
        method(effect, "hueRotation", "_") { (effect: AddedEffect, angle: Angle) in
            effect { $0.hueRotation(angle) }
        }
    }

    private mutating func addContainerFrames() {
        modifier("containerRelativeFrame", "_", .or("alignment", Alignment.center), "_") {
            (view, axes: Axis.Set, alignment: Alignment, length: Callback<Double, Double, Axis>) in
            view.containerRelativeFrame(axes, alignment: alignment) { length($0, $1) }
        }
    }
}

/// An effect of any type, to which a program adds others.
struct AddedEffect: EngineValue, VisualEffect, Replaceable {
    private let effect: any VisualEffect

    static var engineType: EngineType { .emptyVisualEffect }
    static var replacement: AddedEffect { AddedEffect(EmptyVisualEffect()) }

    init(_ effect: any VisualEffect) {
        self.effect = effect
    }

    func applied(to view: AnyView) -> AnyView { effect.applied(to: view) }

    /// The effect with another one after it.
    func callAsFunction(_ add: (any VisualEffect) -> any VisualEffect) -> AddedEffect {
        AddedEffect(add(effect))
    }
}
