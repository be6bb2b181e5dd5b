import Graphics
import ViewEngine

// Styles of shapes, their shadows, and the modifiers that take a style.
extension Bridge {
    mutating func addShapeStyles() {
        initializer { () in ForegroundStyle() }
        initializer { () in BackgroundStyle() }
        initializer { () in SeparatorShapeStyle() }
        initializer { () in FillShapeStyle() }
        initializer { () in TintShapeStyle() }
        modifier("background", "in") { (view, shape: AnyShapeArgument) in
            shape.shape.plainBackground(of: view)
        }
        constants("HierarchicalShapeStyle", ["quinary": HierarchicalShapeStyle.quinary])
        constants("ShapeStyle", ["quinary": HierarchicalShapeStyle.quinary])
        add(PlaceholderTextShapeStyle.self, "ShapeStyle")
        add(LinkShapeStyle.self, "ShapeStyle")
        add(WindowBackgroundShapeStyle.self, "ShapeStyle")
        add(SelectionShapeStyle.self, "ShapeStyle")
        initializer { () in PlaceholderTextShapeStyle() }
        initializer { () in LinkShapeStyle() }
        initializer { () in WindowBackgroundShapeStyle() }
        initializer { () in SelectionShapeStyle() }
        constants("ShapeStyle", ["placeholder": PlaceholderTextShapeStyle()])
        constants("ShapeStyle", ["link": LinkShapeStyle()])
        constants("ShapeStyle", ["windowBackground": WindowBackgroundShapeStyle()])
        constants("ShapeStyle", ["selection": SelectionShapeStyle()])
        add(ShadowStyle.self, "Hashable")
        factory(
            "ShadowStyle",
            "drop",
            .or("color", Color(white: 0, opacity: 0.33)),
            "radius",
            .or("x", 0.0),
            .or("y", 0.0)
        ) { (color: Color, radius: Double, x: Double, y: Double) in
            ShadowStyle.drop(color: color, radius: radius, x: x, y: y)
        }
        factory(
            "ShadowStyle",
            "inner",
            .or("color", Color(white: 0, opacity: 0.55)),
            "radius",
            .or("x", 0.0),
            .or("y", 0.0)
        ) { (color: Color, radius: Double, x: Double, y: Double) in
            ShadowStyle.inner(color: color, radius: radius, x: x, y: y)
        }
        method("ShapeStyle", "shadow", "_") { (style: AnyShapeStyle, shadow: ShadowStyle) in
            style.shadow(shadow)
        }
        for owner in ["ShapeStyle", "AnyShapeStyle"] {
            factory(owner, "shadow", "_") { (shadow: ShadowStyle) in AnyShapeStyle.shadow(shadow) }
            factory(owner, "opacity", "_") { (opacity: Double) in AnyShapeStyle.opacity(opacity) }
        }
    }
}

extension Shape {
    fileprivate func plainBackground(of view: AnyView) -> any View { view.background(in: self) }
}

extension ShadowStyle: EngineValue { static var engineType: EngineType { .shadowStyle } }
extension PlaceholderTextShapeStyle: EngineValue {
    static var engineType: EngineType { .placeholderTextShapeStyle }
}
extension LinkShapeStyle: EngineValue { static var engineType: EngineType { .linkShapeStyle } }
extension WindowBackgroundShapeStyle: EngineValue {
    static var engineType: EngineType { .windowBackgroundShapeStyle }
}
extension SelectionShapeStyle: EngineValue { static var engineType: EngineType { .selectionShapeStyle } }
