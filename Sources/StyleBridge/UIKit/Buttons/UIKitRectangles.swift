import Graphics
import StyleRuntime
import UIKitEngine

// The rectangles of the parts of a button.
extension Bridge {
    mutating func addRectangles() {
        method("UIButton", "backgroundRect", "forBounds") { (button: ButtonReference, rect: CGRect) in
            button.button.backgroundRect(forBounds: rect)
        }
        method("UIButton", "contentRect", "forBounds") { (button: ButtonReference, rect: CGRect) in
            button.button.contentRect(forBounds: rect)
        }
        method("UIButton", "imageRect", "forContentRect") { (button: ButtonReference, rect: CGRect) in
            button.button.imageRect(forContentRect: rect)
        }
        method("UIButton", "titleRect", "forContentRect") { (button: ButtonReference, rect: CGRect) in
            button.button.titleRect(forContentRect: rect)
        }
        method("UIButton.super", "backgroundRect", "forBounds") { (button: ButtonReference, rect: CGRect) in
            button.interpreted?.backgroundRectOfUIKit(rect) ?? rect
        }
        method("UIButton.super", "contentRect", "forBounds") { (button: ButtonReference, rect: CGRect) in
            button.interpreted?.contentRectOfUIKit(rect) ?? rect
        }
        method("UIButton.super", "imageRect", "forContentRect") { (button: ButtonReference, rect: CGRect) in
            button.interpreted?.imageRectOfUIKit(rect) ?? rect
        }
        method("UIButton.super", "titleRect", "forContentRect") { (button: ButtonReference, rect: CGRect) in
            button.interpreted?.titleRectOfUIKit(rect) ?? rect
        }
    }
}
