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
        property("CALayer", "frame", \LayerReference.layer.frame)
        property("CALayer", "bounds", \LayerReference.layer.bounds)
        property("CALayer", "position", \LayerReference.layer.position)
        property(
            "CALayer",
            "mask",
            get: { (layer: LayerReference) in layer.layer.mask.map { LayerReference($0) } },
            set: { $0.layer.mask = $1?.layer }
        )
        property(
            "CALayer",
            "sublayers",
            get: { (layer: LayerReference) in layer.layer.sublayers?.map { LayerReference($0) } },
            set: { $0.layer.sublayers = $1?.map(\.layer) }
        )
        addSublayerMethods()
        addQuietLayerProperties()
        addGradientLayers()
        addShapeLayers()
        add(type: .caTransaction)
        factory("CATransaction", "begin") { () in
            CATransaction.begin(); return Nothing()
        }
        factory("CATransaction", "commit") { () in
            CATransaction.commit(); return Nothing()
        }
        factory("CATransaction", "flush") { () in
            CATransaction.flush(); return Nothing()
        }
        factory("CATransaction", "setDisableActions", "_") { (isDisabled: Bool) in
            CATransaction.setDisableActions(isDisabled)
            return Nothing()
        }
        factory("CATransaction", "setAnimationDuration", "_") { (duration: Double) in
            CATransaction.setAnimationDuration(duration)
            return Nothing()
        }
    }

    private mutating func addSublayerMethods() {
        method("CALayer", "addSublayer", "_") { (layer: LayerReference, other: LayerReference) in
            layer.layer.addSublayer(other.layer)
            return Nothing()
        }
        method("CALayer", "insertSublayer", "_", "at") {
            (layer: LayerReference, other: LayerReference, index: Int) in
            layer.layer.insertSublayer(other.layer, at: UInt32(clamping: index))
            return Nothing()
        }
        method("CALayer", "insertSublayer", "_", "below") {
            (layer: LayerReference, other: LayerReference, sibling: LayerReference?) in
            layer.layer.insertSublayer(other.layer, below: sibling?.layer)
            return Nothing()
        }
        method("CALayer", "insertSublayer", "_", "above") {
            (layer: LayerReference, other: LayerReference, sibling: LayerReference?) in
            layer.layer.insertSublayer(other.layer, above: sibling?.layer)
            return Nothing()
        }
        method("CALayer", "replaceSublayer", "_", "with") {
            (layer: LayerReference, old: LayerReference, new: LayerReference) in
            layer.layer.replaceSublayer(old.layer, with: new.layer)
            return Nothing()
        }
        method("CALayer", "removeFromSuperlayer") { (layer: LayerReference) in
            layer.layer.removeFromSuperlayer()
            return Nothing()
        }
        // A picture is drawn after all changes, and has no animations of Core Animation.
        for name in ["setNeedsDisplay", "setNeedsLayout", "layoutIfNeeded", "removeAllAnimations"] {
            method("CALayer", name) { (layer: LayerReference) in Nothing() }
        }
    }

    private mutating func addQuietLayerProperties() {
        property("CALayer", "shouldRasterize", \LayerReference.layer.shouldRasterize)
        property("CALayer", "rasterizationScale", \LayerReference.layer.rasterizationScale)
        property("CALayer", "contentsScale", \LayerReference.layer.contentsScale)
        property("CALayer", "name", \LayerReference.layer.name)
    }

    private mutating func addGradientLayers() {
        add(GradientLayerReference.self, "CALayer", "AnyObject")
        initializer { () in GradientLayerReference(layer: CAGradientLayer()) }
        property(
            "CAGradientLayer",
            "colors",
            get: { (layer: GradientLayerReference) in
                layer.layer.colors.map { $0.compactMap { $0 as? CGColor } }
            },
            set: { (layer: inout GradientLayerReference, colors: [CGColor]?) in layer.layer.colors = colors }
        )
        property(
            "CAGradientLayer",
            "locations",
            get: { (layer: GradientLayerReference) in layer.layer.locations.map { $0.map(\.doubleValue) } },
            set: { (layer: inout GradientLayerReference, locations: [Double]?) in
                layer.layer.locations = locations.map { $0.map { NSNumber(value: $0) } }
            }
        )
        property("CAGradientLayer", "startPoint", \GradientLayerReference.layer.startPoint)
        property("CAGradientLayer", "endPoint", \GradientLayerReference.layer.endPoint)
        property("CAGradientLayer", "type", \GradientLayerReference.layer.type)
        // A number of Foundation is one here.
        add(alias: "NSNumber", of: .double)
        initializer("value") { (value: Double) in value }
    }

    private mutating func addShapeLayers() {
        add(ShapeLayerReference.self, "CALayer", "AnyObject")
        initializer { () in ShapeLayerReference(layer: CAShapeLayer()) }
        property("CAShapeLayer", "path", \ShapeLayerReference.layer.path)
        property("CAShapeLayer", "fillColor", \ShapeLayerReference.layer.fillColor)
        property("CAShapeLayer", "strokeColor", \ShapeLayerReference.layer.strokeColor)
        addShapeLayerLines()
    }

    private mutating func addShapeLayerLines() {
        property("CAShapeLayer", "lineWidth", \ShapeLayerReference.layer.lineWidth)
        property("CAShapeLayer", "lineCap", \ShapeLayerReference.layer.lineCap)
        property("CAShapeLayer", "lineJoin", \ShapeLayerReference.layer.lineJoin)
        property(
            "CAShapeLayer",
            "lineDashPattern",
            get: { (layer: ShapeLayerReference) in layer.layer.lineDashPattern.map { $0.map(\.doubleValue) }
            },
            set: { (layer: inout ShapeLayerReference, pattern: [Double]?) in
                layer.layer.lineDashPattern = pattern.map { $0.map { NSNumber(value: $0) } }
            }
        )
        property("CAShapeLayer", "lineDashPhase", \ShapeLayerReference.layer.lineDashPhase)
        property("CAShapeLayer", "strokeStart", \ShapeLayerReference.layer.strokeStart)
        property("CAShapeLayer", "strokeEnd", \ShapeLayerReference.layer.strokeEnd)
    }
}
