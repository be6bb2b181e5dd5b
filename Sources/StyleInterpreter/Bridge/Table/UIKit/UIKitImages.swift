import Graphics
import UIKitEngine

extension CGContext: EngineValue { static var engineType: EngineType { .cgContext } }
extension CGImage: EngineValue { static var engineType: EngineType { .cgImage } }
extension UIGraphicsImageRenderer: EngineValue {
    static var engineType: EngineType { .uiGraphicsImageRenderer }
}
extension UIGraphicsImageRendererContext: EngineValue {
    static var engineType: EngineType { .uiGraphicsImageRendererContext }
}

// Images that a source draws.
extension Bridge {
    mutating func addDrawnImages() {
        add(CGImage.self, "Hashable")
        initializer("cgImage") { (image: CGImage) in UIImage(cgImage: image) }
        property("UIImage", "cgImage") { (image: UIImage) in image.cgImage }
        function("UIGraphicsBeginImageContext", "_") { (size: CGSize) in
            UIGraphicsBeginImageContext(size)
            return Nothing()
        }
        function("UIGraphicsBeginImageContextWithOptions", "_", "_", "_") {
            (size: CGSize, isOpaque: Bool, scale: Double) in
            UIGraphicsBeginImageContextWithOptions(size, isOpaque, scale)
            return Nothing()
        }
        function("UIGraphicsGetImageFromCurrentImageContext") { () in
            UIGraphicsGetImageFromCurrentImageContext()
        }
        function("UIGraphicsEndImageContext") { () in
            UIGraphicsEndImageContext()
            return Nothing()
        }
        function("UIGraphicsGetCurrentContext") { () in UIGraphicsGetCurrentContext() }
        function("UIRectFill", "_") { (rect: CGRect) in
            UIRectFill(rect)
            return Nothing()
        }
        addImageRenderer()
        addDrawingContexts()
    }

    private mutating func addImageRenderer() {
        add(UIGraphicsImageRenderer.self)
        add(UIGraphicsImageRendererContext.self)
        initializer("size") { (size: CGSize) in UIGraphicsImageRenderer(size: size) }
        initializer("bounds") { (bounds: CGRect) in UIGraphicsImageRenderer(bounds: bounds) }
        method("UIGraphicsImageRenderer", "image", "actions") {
            (renderer: UIGraphicsImageRenderer, actions: Callback<Nothing, UIGraphicsImageRendererContext>) in
            renderer.image { _ = actions($0) }
        }
        let type = "UIGraphicsImageRendererContext"
        property(type, "cgContext") { (context: UIGraphicsImageRendererContext) in context.cgContext }
        method(type, "fill", "_") { (context: UIGraphicsImageRendererContext, rect: CGRect) in
            context.fill(rect)
            return Nothing()
        }
        method(type, "stroke", "_") { (context: UIGraphicsImageRendererContext, rect: CGRect) in
            context.stroke(rect)
            return Nothing()
        }
    }

    private mutating func addDrawingContexts() {
        add(CGContext.self)
        method("CGContext", "setFillColor", "_") { (context: CGContext, color: CGColor) in
            context.setFillColor(color)
            return Nothing()
        }
        method("CGContext", "setStrokeColor", "_") { (context: CGContext, color: CGColor) in
            context.setStrokeColor(color)
            return Nothing()
        }
        method("CGContext", "setLineWidth", "_") { (context: CGContext, width: Double) in
            context.setLineWidth(width)
            return Nothing()
        }
        addAppending("addPath", to: "CGContext") { (context: CGContext, path: CGPath) in
            context.pathLength + Path(path).elements.count
        } append: {
            $0.addPath($1)
        }
        method("CGContext", "fillPath") { (context: CGContext) in
            context.fillPath()
            return Nothing()
        }
        method("CGContext", "strokePath") { (context: CGContext) in
            context.strokePath()
            return Nothing()
        }
        method("CGContext", "fill", "_") { (context: CGContext, rect: CGRect) in
            context.fill(rect)
            return Nothing()
        }
        method("CGContext", "stroke", "_") { (context: CGContext, rect: CGRect) in
            context.stroke(rect)
            return Nothing()
        }
        method("CGContext", "fillEllipse", "in") { (context: CGContext, rect: CGRect) in
            context.fillEllipse(in: rect)
            return Nothing()
        }
        method("CGContext", "strokeEllipse", "in") { (context: CGContext, rect: CGRect) in
            context.strokeEllipse(in: rect)
            return Nothing()
        }
    }
}
