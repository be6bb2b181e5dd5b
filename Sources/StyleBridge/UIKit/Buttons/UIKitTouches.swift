import Graphics
import StyleRuntime
import UIKitEngine

// The touches of a control, and what else UIKit calls of a view.
extension Bridge {
    mutating func addTouches() {
        add(TouchReference.self, "AnyObject")
        add(EventReference.self, "AnyObject")
        method("UITouch", "location", "in") { (touch: TouchReference, view: ViewReference?) in
            touch.touch.location(in: view?.view)
        }
        property("UITouch", "view") { (touch: TouchReference) in
            touch.touch.view.map { ViewReference($0) }
        }
        addTouchMethods()
        addTouchTests()
        addTracking()
        for name in ["awakeFromNib", "prepareForInterfaceBuilder", "tintColorDidChange"] {
            method("UIView", name) { (view: ViewReference) in Nothing() }
        }
        method("UIView", "traitCollectionDidChange", "_") {
            (view: ViewReference, previous: UITraitCollection?) in
            Nothing()
        }
    }

    /// The tests of the points of views.
    private mutating func addTouchTests() {
        method("UIView", "point", "inside", "with") {
            (view: ViewReference, point: CGPoint, event: EventReference?) in
            view.view.point(inside: point, with: event?.event)
        }
        method("UIView.super", "point", "inside", "with") {
            (view: ViewReference, point: CGPoint, event: EventReference?) in
            (view.view as? InterpretedPlatformView)?.pointOfUIKit(inside: point, with: event?.event) ?? false
        }
        method("UIButton.super", "point", "inside", "with") {
            (button: ButtonReference, point: CGPoint, event: EventReference?) in
            button.interpreted?.pointOfUIKit(inside: point, with: event?.event) ?? false
        }
    }

    private mutating func addTouchMethods() {
        for name in ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"] {
            method("UIView", name, "_", "with") {
                (view: ViewReference, touches: [TouchReference], event: EventReference?) in
                Nothing()
            }
        }
        method("UIButton.super", "touchesBegan", "_", "with") {
            (button: ButtonReference, touches: [TouchReference], event: EventReference?) in
            button.interpreted?.touchesBeganOfUIKit(touches.map(\.touch), with: event?.event)
            return Nothing()
        }
        method("UIButton.super", "touchesEnded", "_", "with") {
            (button: ButtonReference, touches: [TouchReference], event: EventReference?) in
            button.interpreted?.touchesEndedOfUIKit(touches.map(\.touch), with: event?.event)
            return Nothing()
        }
        method("UIButton.super", "touchesCancelled", "_", "with") {
            (button: ButtonReference, touches: [TouchReference], event: EventReference?) in
            button.interpreted?.touchesCancelledOfUIKit(touches.map(\.touch), with: event?.event)
            return Nothing()
        }
    }

    private mutating func addTracking() {
        method("UIControl", "beginTracking", "_", "with") {
            (button: ButtonReference, touch: TouchReference, event: EventReference?) in
            true
        }
        method("UIControl", "continueTracking", "_", "with") {
            (button: ButtonReference, touch: TouchReference, event: EventReference?) in
            true
        }
        method("UIControl", "endTracking", "_", "with") {
            (button: ButtonReference, touch: TouchReference?, event: EventReference?) in
            Nothing()
        }
        method("UIControl", "cancelTracking", "with") { (button: ButtonReference, event: EventReference?) in
            Nothing()
        }
    }
}
