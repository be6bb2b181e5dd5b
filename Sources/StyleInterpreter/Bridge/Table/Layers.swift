import Graphics
import ViewEngine

// Shadows and levels of styles, and places of views.
extension Bridge {
    mutating func addLayers() {
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
        modifier("foregroundStyle", "_", "_") {
            (view, first: AnyShapeStyle, second: AnyShapeStyle) in
            view.foregroundStyle(first, second)
        }
        modifier("foregroundStyle", "_", "_", "_") {
            (view, first: AnyShapeStyle, second: AnyShapeStyle, third: AnyShapeStyle) in
            view.foregroundStyle(first, second, third)
        }
        modifier("position", "_") { (view, position: CGPoint) in view.position(position) }
        modifier("position", .or("x", 0.0), .or("y", 0.0)) { (view, x: Double, y: Double) in
            view.position(x: x, y: y)
        }
        modifier("geometryGroup") { view in view.geometryGroup() }
        modifier("onDisappear", "perform") { (view, action: Action) in view.onDisappear { _ = action() } }
        modifier("onTapGesture", "count", "perform") { (view, count: Int, action: Action) in
            view.onTapGesture(count: count) { _ = action() }
        }
        modifier("lineLimit", "_", "reservesSpace") { (view, limit: Int, reserves: Bool) in
            view.lineLimit(limit, reservesSpace: reserves)
        }
    }
}

extension ShadowStyle: EngineValue { static var typeName: String { "ShadowStyle" } }
extension PlaceholderTextShapeStyle: EngineValue {
    static var typeName: String { "PlaceholderTextShapeStyle" }
}
extension LinkShapeStyle: EngineValue { static var typeName: String { "LinkShapeStyle" } }
extension WindowBackgroundShapeStyle: EngineValue {
    static var typeName: String { "WindowBackgroundShapeStyle" }
}
extension SelectionShapeStyle: EngineValue { static var typeName: String { "SelectionShapeStyle" } }
