package import UIKitEngine

/// A finger on a view.
package struct TouchReference: EngineValue {
    package let touch: UITouch
    package static var engineType: EngineType { .uiTouch }

    package init(touch: UITouch) {
        self.touch = touch
    }
}

/// An event with touches.
package struct EventReference: EngineValue {
    package let event: UIEvent
    package static var engineType: EngineType { .uiEvent }

    package init(event: UIEvent) {
        self.event = event
    }
}
