import Graphics
import StyleRuntime
import UIKitEngine

// The touches of a control, and what else UIKit calls of a view.
extension Bridge {
    mutating func addTouches() {
        add(TouchReference.self, "AnyObject")
        add(EventReference.self, "AnyObject")
        method("location", of: "UITouch", labels: "in") { (touch: TouchReference, view: ViewReference?) in
            touch.touch.location(in: view?.view)
        }
        property("view", of: "UITouch") { (touch: TouchReference) in
            touch.touch.view.map { ViewReference($0) }
        }
        addTouchMethods()
        addTouchTests()
        addTracking()
        for name in ["awakeFromNib", "prepareForInterfaceBuilder", "tintColorDidChange"] {
            method(name, of: "UIView") { (view: ViewReference) in Nothing() }
        }
        method("traitCollectionDidChange", of: "UIView", labels: "_") {
            (view: ViewReference, previous: UITraitCollection?) in
            Nothing()
        }
    }

    /// The tests of the points of views.
    private mutating func addTouchTests() {
        method("point", of: "UIView", labels: "inside", "with") {
            (view: ViewReference, point: CGPoint, event: EventReference?) in
            view.view.point(inside: point, with: event?.event)
        }
        method("point", of: "UIView.super", labels: "inside", "with") {
            (view: ViewReference, point: CGPoint, event: EventReference?) in
            (view.view as? InterpretedPlatformView)?.pointOfUIKit(inside: point, with: event?.event) ?? false
        }
        method("point", of: "UIButton.super", labels: "inside", "with") {
            (button: ButtonReference, point: CGPoint, event: EventReference?) in
            button.interpreted?.pointOfUIKit(inside: point, with: event?.event) ?? false
        }
    }

    private mutating func addTouchMethods() {
        for name in ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"] {
            method(name, of: "UIView", labels: "_", "with") {
                (view: ViewReference, touches: [TouchReference], event: EventReference?) in
                Nothing()
            }
        }
        method("touchesBegan", of: "UIButton.super", labels: "_", "with") {
            (button: ButtonReference, touches: [TouchReference], event: EventReference?) in
            button.interpreted?.touchesBeganOfUIKit(touches.map(\.touch), with: event?.event)
            return Nothing()
        }
        method("touchesEnded", of: "UIButton.super", labels: "_", "with") {
            (button: ButtonReference, touches: [TouchReference], event: EventReference?) in
            button.interpreted?.touchesEndedOfUIKit(touches.map(\.touch), with: event?.event)
            return Nothing()
        }
        method("touchesCancelled", of: "UIButton.super", labels: "_", "with") {
            (button: ButtonReference, touches: [TouchReference], event: EventReference?) in
            button.interpreted?.touchesCancelledOfUIKit(touches.map(\.touch), with: event?.event)
            return Nothing()
        }
    }

    private mutating func addTracking() {
        method("beginTracking", of: "UIControl", labels: "_", "with") {
            (button: ButtonReference, touch: TouchReference, event: EventReference?) in
            true
        }
        method("continueTracking", of: "UIControl", labels: "_", "with") {
            (button: ButtonReference, touch: TouchReference, event: EventReference?) in
            true
        }
        method("endTracking", of: "UIControl", labels: "_", "with") {
            (button: ButtonReference, touch: TouchReference?, event: EventReference?) in
            Nothing()
        }
        method("cancelTracking", of: "UIControl", labels: "with") {
            (button: ButtonReference, event: EventReference?) in
            Nothing()
        }
    }
}
