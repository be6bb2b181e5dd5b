import Graphics
import StyleRuntime
import UIKitEngine

// The rectangles of the parts of a button.
extension Bridge {
    mutating func addRectangles() {
        method("backgroundRect", of: "UIButton", labels: "forBounds") {
            (button: ButtonReference, rect: CGRect) in
            button.button.backgroundRect(forBounds: rect)
        }
        method("contentRect", of: "UIButton", labels: "forBounds") {
            (button: ButtonReference, rect: CGRect) in
            button.button.contentRect(forBounds: rect)
        }
        method("imageRect", of: "UIButton", labels: "forContentRect") {
            (button: ButtonReference, rect: CGRect) in
            button.button.imageRect(forContentRect: rect)
        }
        method("titleRect", of: "UIButton", labels: "forContentRect") {
            (button: ButtonReference, rect: CGRect) in
            button.button.titleRect(forContentRect: rect)
        }
        method("backgroundRect", of: "UIButton.super", labels: "forBounds") {
            (button: ButtonReference, rect: CGRect) in
            button.interpreted?.backgroundRectOfUIKit(rect) ?? rect
        }
        method("contentRect", of: "UIButton.super", labels: "forBounds") {
            (button: ButtonReference, rect: CGRect) in
            button.interpreted?.contentRectOfUIKit(rect) ?? rect
        }
        method("imageRect", of: "UIButton.super", labels: "forContentRect") {
            (button: ButtonReference, rect: CGRect) in
            button.interpreted?.imageRectOfUIKit(rect) ?? rect
        }
        method("titleRect", of: "UIButton.super", labels: "forContentRect") {
            (button: ButtonReference, rect: CGRect) in
            button.interpreted?.titleRectOfUIKit(rect) ?? rect
        }
    }
}
