import Graphics
import StyleRuntime
import UIKitEngine
import ViewEngine

extension Bridge {
    mutating func addColors() {
        initializer("_") { (color: UIColor) in Color(color) }

        addContextualStyles()
    }

    private mutating func addContextualStyles() {
        add(alias: "AnyShapeStyle", of: .any(.shapeStyle))
        initializer("_") { (style: AnyShapeStyle) in Color(resolving: style) }
        addResolvedColors()
        initializers(of: "AnyShapeStyle", [.function("init", ["_"]) { (style: AnyShapeStyle) in style }])
    }
}
