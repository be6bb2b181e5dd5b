import Graphics
import StyleRuntime
import ViewEngine

// Effects and frames that depend on the geometry of their view.
extension Bridge {
    mutating func addVisualEffects() {
        add(AddedEffect.self)
        modifier("visualEffect", labels: "_") {
            (view, effect: Callback<AddedEffect, AddedEffect, GeometryProxy>) in
            view.visualEffect { effect(AddedEffect($0), $1) }
        }
        // The system draws the effect under the pointer.
        modifier("hoverEffect", labels: .or("isEnabled", true), "body") {
            (view, isEnabled: Bool, body: Callback<AddedEffect, AddedEffect, Bool, GeometryProxy>) in
            view
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
