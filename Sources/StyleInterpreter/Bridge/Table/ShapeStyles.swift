import ViewEngine

// Initializers of styles, and the modifiers that take a style or its absence.
extension Bridge {
    mutating func addMoreShapeStyles() {
        initializer { () in ForegroundStyle() }
        initializer { () in BackgroundStyle() }
        initializer { () in SeparatorShapeStyle() }
        initializer { () in FillShapeStyle() }
        initializer { () in TintShapeStyle() }
        modifier("background") { view in view.background() }
        modifier("background", "in") { (view, shape: AnyShapeArgument) in
            shape.shape.plainBackground(of: view)
        }
        modifier("background", "_", "ignoresSafeAreaEdges") { (view, style: AnyShapeStyle, edges: Edge.Set) in
            view.background(style, ignoresSafeAreaEdges: edges)
        }
        modifier("overlay", "_", "ignoresSafeAreaEdges") { (view, style: AnyShapeStyle, edges: Edge.Set) in
            view.overlay(style, ignoresSafeAreaEdges: edges)
        }
    }
}

extension Shape {
    fileprivate func plainBackground(of view: AnyView) -> any View { view.background(in: self) }
}
