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
        property("layer", of: "UIView") { (view: ViewReference) in LayerReference(view.view.layer) }
        addSurface()
        addLayerShadow()
        addSublayers()
    }

    private mutating func addDrawingProperties() {
        property(
            "alpha",
            of: "UIView",
            get: { (view: ViewReference) in view.view.alpha },
            set: { $0.view.alpha = $1 }
        )
        property(
            "transform",
            of: "UIView",
            get: { (view: ViewReference) in view.view.transform },
            set: { $0.view.transform = $1 }
        )
        property(
            "backgroundColor",
            of: "UIView",
            get: { (view: ViewReference) in view.view.backgroundColor },
            set: { $0.view.backgroundColor = $1 }
        )
        property(
            "clipsToBounds",
            of: "UIView",
            get: { (view: ViewReference) in view.view.clipsToBounds },
            set: { $0.view.clipsToBounds = $1 }
        )
        property(
            "isHidden",
            of: "UIView",
            get: { (view: ViewReference) in view.view.isHidden },
            set: { $0.view.isHidden = $1 }
        )
        property(
            "bounds",
            of: "UIView",
            get: { (view: ViewReference) in view.view.bounds },
            set: { $0.view.bounds = $1 }
        )
        property(
            "frame",
            of: "UIView",
            get: { (view: ViewReference) in view.view.frame },
            set: { $0.view.frame = $1 }
        )
        property(
            "center",
            of: "UIView",
            get: { (view: ViewReference) in view.view.center },
            set: { $0.view.center = $1 }
        )
    }

    private mutating func addSurface() {
        property(
            "backgroundColor",
            of: "CALayer",
            get: { (layer: LayerReference) in layer.layer.backgroundColor },
            set: { $0.layer.backgroundColor = $1 }
        )
        property(
            "borderColor",
            of: "CALayer",
            get: { (layer: LayerReference) in layer.layer.borderColor },
            set: { $0.layer.borderColor = $1 }
        )
        property(
            "borderWidth",
            of: "CALayer",
            get: { (layer: LayerReference) in layer.layer.borderWidth },
            set: { $0.layer.borderWidth = $1 }
        )
        property(
            "cornerRadius",
            of: "CALayer",
            get: { (layer: LayerReference) in layer.layer.cornerRadius },
            set: { $0.layer.cornerRadius = $1 }
        )
        property(
            "cornerCurve",
            of: "CALayer",
            get: { (layer: LayerReference) in layer.layer.cornerCurve },
            set: { $0.layer.cornerCurve = $1 }
        )
        property(
            "maskedCorners",
            of: "CALayer",
            get: { (layer: LayerReference) in layer.layer.maskedCorners },
            set: { $0.layer.maskedCorners = $1 }
        )
        property(
            "masksToBounds",
            of: "CALayer",
            get: { (layer: LayerReference) in layer.layer.masksToBounds },
            set: { $0.layer.masksToBounds = $1 }
        )
        property(
            "isHidden",
            of: "CALayer",
            get: { (layer: LayerReference) in layer.layer.isHidden },
            set: { $0.layer.isHidden = $1 }
        )
        property(
            "opacity",
            of: "CALayer",
            get: { (layer: LayerReference) in Double(layer.layer.opacity) },
            set: { $0.layer.opacity = Float($1) }
        )
    }

    private mutating func addLayerShadow() {
        property(
            "shadowColor",
            of: "CALayer",
            get: { (layer: LayerReference) in layer.layer.shadowColor },
            set: { $0.layer.shadowColor = $1 }
        )
        property(
            "shadowOpacity",
            of: "CALayer",
            get: { (layer: LayerReference) in Double(layer.layer.shadowOpacity) },
            set: { $0.layer.shadowOpacity = Float($1) }
        )
        property(
            "shadowOffset",
            of: "CALayer",
            get: { (layer: LayerReference) in layer.layer.shadowOffset },
            set: { $0.layer.shadowOffset = $1 }
        )
        property(
            "shadowRadius",
            of: "CALayer",
            get: { (layer: LayerReference) in layer.layer.shadowRadius },
            set: { $0.layer.shadowRadius = $1 }
        )
        property("shadowPath", of: "CALayer", at: \LayerReference.layer.shadowPath)
    }
}
