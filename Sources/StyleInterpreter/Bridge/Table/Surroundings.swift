import Graphics
import SystemStyles
import ViewEngine

// The width and the glass of buttons, the space around a view, and the lines of paths as areas.
extension Bridge {
    mutating func addSurroundings() {
        add(ButtonSizing.self, "Hashable")
        constants(
            "ButtonSizing",
            ["automatic": ButtonSizing.automatic, "flexible": .flexible, "fitted": .fitted]
        )
        modifier("buttonSizing", "_") { (view, sizing: ButtonSizing) in view.buttonSizing(sizing) }
        environmentValue("buttonSizing") { Environment(\.buttonSizing).wrappedValue }
        viewInitializer("GlassButtonStyle", "_") { (glass: Glass) in GlassButtonStyle(glass) }
        viewFactory("PrimitiveButtonStyle", "glass", "_", result: .any("PrimitiveButtonStyle")) {
            (glass: Glass) in GlassButtonStyle(glass)
        }
        modifier("backgroundStyle", "_") { (view, style: AnyShapeStyle) in view.backgroundStyle(style) }
        modifier("scenePadding", .or("_", Edge.Set.all)) { (view, edges: Edge.Set) in
            view.scenePadding(edges)
        }
        method("CGAffineTransform", "inverted") { (transform: CGAffineTransform) in transform.inverted() }
        method("Path", "strokedPath", "_") { (path: Path, style: StrokeStyle) in path.strokedPath(style) }
        mutatingMethod("Path", "addRects", "_") { (path: inout Path, rects: [CGRect]) in path.addRects(rects)
        }
        environmentValue("isSceneCaptured") { Environment(\.isSceneCaptured).wrappedValue }
        environmentValue("accessibilityAssistiveAccessEnabled") {
            Environment(\.accessibilityAssistiveAccessEnabled).wrappedValue
        }
        environmentValue("accessibilityPrefersCrossFadeTransitions") {
            Environment(\.accessibilityPrefersCrossFadeTransitions).wrappedValue
        }
    }
}

extension ButtonSizing: EngineValue { static var typeName: String { "ButtonSizing" } }
