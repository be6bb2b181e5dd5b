import Graphics
import StyleRuntime
import UIKitEngine
import ViewEngine

extension CAGradientLayerType: EngineValue { static var engineType: EngineType { .caGradientLayerType } }
extension CAShapeLayerLineCap: EngineValue { static var engineType: EngineType { .caShapeLayerLineCap } }
extension CAShapeLayerLineJoin: EngineValue { static var engineType: EngineType { .caShapeLayerLineJoin } }

// Layers inside of the layer of a view.
extension Bridge {
    mutating func addSublayers() {
        initializer { () in LayerReference(CALayer()) }
        property("frame", of: "CALayer", at: \LayerReference.layer.frame)
        property("bounds", of: "CALayer", at: \LayerReference.layer.bounds)
        property("position", of: "CALayer", at: \LayerReference.layer.position)
        property(
            "mask",
            of: "CALayer",
            get: { (layer: LayerReference) in layer.layer.mask.map { LayerReference($0) } },
            set: { $0.layer.mask = $1?.layer }
        )
        property(
            "sublayers",
            of: "CALayer",
            get: { (layer: LayerReference) in layer.layer.sublayers?.map { LayerReference($0) } },
            set: { $0.layer.sublayers = $1?.map(\.layer) }
        )
        addSublayerMethods()
        addQuietLayerProperties()
        addGradientLayers()
        addShapeLayers()
        add(type: .caTransaction)
        factory("begin", of: "CATransaction") { () in
            CATransaction.begin(); return Nothing()
        }
        factory("commit", of: "CATransaction") { () in
            CATransaction.commit(); return Nothing()
        }
        factory("flush", of: "CATransaction") { () in
            CATransaction.flush(); return Nothing()
        }
        factory("setDisableActions", of: "CATransaction", labels: "_") { (isDisabled: Bool) in
            CATransaction.setDisableActions(isDisabled)
            return Nothing()
        }
        factory("setAnimationDuration", of: "CATransaction", labels: "_") { (duration: Double) in
            CATransaction.setAnimationDuration(duration)
            return Nothing()
        }
    }

    private mutating func addSublayerMethods() {
        method("addSublayer", of: "CALayer", labels: "_") { (layer: LayerReference, other: LayerReference) in
            layer.layer.addSublayer(other.layer)
            return Nothing()
        }
        method("insertSublayer", of: "CALayer", labels: "_", "at") {
            (layer: LayerReference, other: LayerReference, index: Int) in
            layer.layer.insertSublayer(other.layer, at: UInt32(clamping: index))
            return Nothing()
        }
        method("insertSublayer", of: "CALayer", labels: "_", "below") {
            (layer: LayerReference, other: LayerReference, sibling: LayerReference?) in
            layer.layer.insertSublayer(other.layer, below: sibling?.layer)
            return Nothing()
        }
        method("insertSublayer", of: "CALayer", labels: "_", "above") {
            (layer: LayerReference, other: LayerReference, sibling: LayerReference?) in
            layer.layer.insertSublayer(other.layer, above: sibling?.layer)
            return Nothing()
        }
        method("replaceSublayer", of: "CALayer", labels: "_", "with") {
            (layer: LayerReference, old: LayerReference, new: LayerReference) in
            layer.layer.replaceSublayer(old.layer, with: new.layer)
            return Nothing()
        }
        method("removeFromSuperlayer", of: "CALayer") { (layer: LayerReference) in
            layer.layer.removeFromSuperlayer()
            return Nothing()
        }
        // A picture is drawn after all changes, and has no animations of Core Animation.
        for name in ["setNeedsDisplay", "setNeedsLayout", "layoutIfNeeded", "removeAllAnimations"] {
            method(name, of: "CALayer") { (layer: LayerReference) in Nothing() }
        }
    }

    private mutating func addQuietLayerProperties() {
        property("shouldRasterize", of: "CALayer", at: \LayerReference.layer.shouldRasterize)
        property("rasterizationScale", of: "CALayer", at: \LayerReference.layer.rasterizationScale)
        property("contentsScale", of: "CALayer", at: \LayerReference.layer.contentsScale)
        property("name", of: "CALayer", at: \LayerReference.layer.name)
    }

    private mutating func addGradientLayers() {
        add(GradientLayerReference.self, "CALayer", "AnyObject")
        initializer { () in GradientLayerReference(layer: CAGradientLayer()) }
        property(
            "colors",
            of: "CAGradientLayer",
            get: { (layer: GradientLayerReference) in
                layer.layer.colors.map { $0.compactMap { $0 as? CGColor } }
            },
            set: { (layer: inout GradientLayerReference, colors: [CGColor]?) in layer.layer.colors = colors }
        )
        property(
            "locations",
            of: "CAGradientLayer",
            get: { (layer: GradientLayerReference) in layer.layer.locations.map { $0.map(\.doubleValue) } },
            set: { (layer: inout GradientLayerReference, locations: [Double]?) in
                layer.layer.locations = locations.map { $0.map { NSNumber(value: $0) } }
            }
        )
        property("startPoint", of: "CAGradientLayer", at: \GradientLayerReference.layer.startPoint)
        property("endPoint", of: "CAGradientLayer", at: \GradientLayerReference.layer.endPoint)
        property("type", of: "CAGradientLayer", at: \GradientLayerReference.layer.type)
    }

    private mutating func addShapeLayers() {
        add(ShapeLayerReference.self, "CALayer", "AnyObject")
        initializer { () in ShapeLayerReference(layer: CAShapeLayer()) }
        property("path", of: "CAShapeLayer", at: \ShapeLayerReference.layer.path)
        property("fillColor", of: "CAShapeLayer", at: \ShapeLayerReference.layer.fillColor)
        property("strokeColor", of: "CAShapeLayer", at: \ShapeLayerReference.layer.strokeColor)
        addShapeLayerLines()
    }

    private mutating func addShapeLayerLines() {
        property("lineWidth", of: "CAShapeLayer", at: \ShapeLayerReference.layer.lineWidth)
        property("lineCap", of: "CAShapeLayer", at: \ShapeLayerReference.layer.lineCap)
        property("lineJoin", of: "CAShapeLayer", at: \ShapeLayerReference.layer.lineJoin)
        property(
            "lineDashPattern",
            of: "CAShapeLayer",
            get: { (layer: ShapeLayerReference) in layer.layer.lineDashPattern.map { $0.map(\.doubleValue) }
            },
            set: { (layer: inout ShapeLayerReference, pattern: [Double]?) in
                layer.layer.lineDashPattern = pattern.map { $0.map { NSNumber(value: $0) } }
            }
        )
        property("lineDashPhase", of: "CAShapeLayer", at: \ShapeLayerReference.layer.lineDashPhase)
        property("strokeStart", of: "CAShapeLayer", at: \ShapeLayerReference.layer.strokeStart)
        property("strokeEnd", of: "CAShapeLayer", at: \ShapeLayerReference.layer.strokeEnd)
    }
}
