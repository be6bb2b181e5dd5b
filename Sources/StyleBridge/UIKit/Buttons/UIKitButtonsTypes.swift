import StyleRuntime
import UIKitEngine

// The types of this chapter whose values a program stores as they are, by the names that a source uses.

extension UIControl.Event: EngineValue { static var engineType: EngineType { .uiControlEvent } }
