import Graphics
import StyleRuntime
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
        function("UIGraphicsBeginImageContext", labels: "_") { (size: CGSize) in
            UIGraphicsBeginImageContext(size)
            return Nothing()
        }
        function("UIGraphicsBeginImageContextWithOptions", labels: "_", "_", "_") {
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
        function("UIRectFill", labels: "_") { (rect: CGRect) in
            UIRectFill(rect)
            return Nothing()
        }
        addDrawingContexts()
    }

    private mutating func addDrawingContexts() {
        addAppending("addPath", to: "CGContext") { (context: CGContext, path: CGPath) in
            context.pathLength + Path(path).elements.count
        } append: {
            $0.addPath($1)
        }
    }
}
