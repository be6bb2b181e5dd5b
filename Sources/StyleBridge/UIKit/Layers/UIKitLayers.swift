import Graphics
import StyleRuntime
import UIKitEngine
import ViewEngine

extension CGColor: EngineValue { static var engineType: EngineType { .cgColor } }
extension CACornerMask: EngineValue { static var engineType: EngineType { .caCornerMask } }
extension CALayerCornerCurve: EngineValue { static var engineType: EngineType { .caLayerCornerCurve } }

// The drawing properties of views, and their layers.
extension Bridge {
    mutating func addViewLayers() {
        addDrawingProperties()
        add(LayerReference.self, "AnyObject")
        property("UIView", "layer") { (view: ViewReference) in LayerReference(view.view.layer) }
        addSurface()
        addLayerShadow()
        addSublayers()
    }

    private mutating func addDrawingProperties() {
        property(
            "UIView",
            "alpha",
            get: { (view: ViewReference) in view.view.alpha },
            set: { $0.view.alpha = $1 }
        )
        property(
            "UIView",
            "transform",
            get: { (view: ViewReference) in view.view.transform },
            set: { $0.view.transform = $1 }
        )
        property(
            "UIView",
            "backgroundColor",
            get: { (view: ViewReference) in view.view.backgroundColor },
            set: { $0.view.backgroundColor = $1 }
        )
        property(
            "UIView",
            "clipsToBounds",
            get: { (view: ViewReference) in view.view.clipsToBounds },
            set: { $0.view.clipsToBounds = $1 }
        )
        property(
            "UIView",
            "isHidden",
            get: { (view: ViewReference) in view.view.isHidden },
            set: { $0.view.isHidden = $1 }
        )
        property(
            "UIView",
            "bounds",
            get: { (view: ViewReference) in view.view.bounds },
            set: { $0.view.bounds = $1 }
        )
        property(
            "UIView",
            "frame",
            get: { (view: ViewReference) in view.view.frame },
            set: { $0.view.frame = $1 }
        )
        property(
            "UIView",
            "center",
            get: { (view: ViewReference) in view.view.center },
            set: { $0.view.center = $1 }
        )
    }

    private mutating func addSurface() {
        property(
            "CALayer",
            "backgroundColor",
            get: { (layer: LayerReference) in layer.layer.backgroundColor },
            set: { $0.layer.backgroundColor = $1 }
        )
        property(
            "CALayer",
            "borderColor",
            get: { (layer: LayerReference) in layer.layer.borderColor },
            set: { $0.layer.borderColor = $1 }
        )
        property(
            "CALayer",
            "borderWidth",
            get: { (layer: LayerReference) in layer.layer.borderWidth },
            set: { $0.layer.borderWidth = $1 }
        )
        property(
            "CALayer",
            "cornerRadius",
            get: { (layer: LayerReference) in layer.layer.cornerRadius },
            set: { $0.layer.cornerRadius = $1 }
        )
        property(
            "CALayer",
            "cornerCurve",
            get: { (layer: LayerReference) in layer.layer.cornerCurve },
            set: { $0.layer.cornerCurve = $1 }
        )
        property(
            "CALayer",
            "maskedCorners",
            get: { (layer: LayerReference) in layer.layer.maskedCorners },
            set: { $0.layer.maskedCorners = $1 }
        )
        property(
            "CALayer",
            "masksToBounds",
            get: { (layer: LayerReference) in layer.layer.masksToBounds },
            set: { $0.layer.masksToBounds = $1 }
        )
        property(
            "CALayer",
            "isHidden",
            get: { (layer: LayerReference) in layer.layer.isHidden },
            set: { $0.layer.isHidden = $1 }
        )
        property(
            "CALayer",
            "opacity",
            get: { (layer: LayerReference) in Double(layer.layer.opacity) },
            set: { $0.layer.opacity = Float($1) }
        )
    }

    private mutating func addLayerShadow() {
        property(
            "CALayer",
            "shadowColor",
            get: { (layer: LayerReference) in layer.layer.shadowColor },
            set: { $0.layer.shadowColor = $1 }
        )
        property(
            "CALayer",
            "shadowOpacity",
            get: { (layer: LayerReference) in Double(layer.layer.shadowOpacity) },
            set: { $0.layer.shadowOpacity = Float($1) }
        )
        property(
            "CALayer",
            "shadowOffset",
            get: { (layer: LayerReference) in layer.layer.shadowOffset },
            set: { $0.layer.shadowOffset = $1 }
        )
        property(
            "CALayer",
            "shadowRadius",
            get: { (layer: LayerReference) in layer.layer.shadowRadius },
            set: { $0.layer.shadowRadius = $1 }
        )
        property("CALayer", "shadowPath", \LayerReference.layer.shadowPath)
    }
}
