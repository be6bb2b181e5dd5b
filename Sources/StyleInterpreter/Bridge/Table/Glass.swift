import SystemStyles
import ViewEngine

extension Bridge {
    mutating func addGlass() {
        add(Glass.self, "Equatable")
        constants("Glass", ["regular": Glass.regular, "clear": .clear, "identity": .identity])
        method("Glass", "tint", "_") { (glass: Glass, color: Color?) in glass.tint(color) }
        method("Glass", "interactive", .or("_", true)) { (glass: Glass, isEnabled: Bool) in
            glass.interactive(isEnabled)
        }
        modifier("glassEffect", .or("_", Glass.regular)) { (view, glass: Glass) in view.glassEffect(glass) }
        modifier("glassEffect", .or("_", Glass.regular), "in") {
            (view, glass: Glass, shape: AnyShapeArgument) in
            shape.shape.glass(on: view, glass)
        }
        add(type: .glassEffectContainer, "View")
        viewInitializer(.glassEffectContainer, .orNil("spacing"), "content") {
            (spacing: Double?, content: Builder) in
            GlassEffectContainer(spacing: spacing) { content() }
        }
        viewInitializer(.glassButtonStyle, "_") { (glass: Glass) in GlassButtonStyle(glass) }
        viewFactory("PrimitiveButtonStyle", "glass", "_", result: .any(.primitiveButtonStyle)) {
            (glass: Glass) in GlassButtonStyle(glass)
        }
    }
}

extension Shape {
    fileprivate func glass(on view: AnyView, _ glass: Glass) -> any View { view.glassEffect(glass, in: self) }
}

extension Glass: EngineValue { static var engineType: EngineType { .glass } }
