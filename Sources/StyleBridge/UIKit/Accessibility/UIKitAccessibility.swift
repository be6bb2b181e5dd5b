import StyleRuntime
import UIKitEngine
import ViewEngine

extension UIAccessibilityTraits: EngineValue { static var engineType: EngineType { .uiAccessibilityTraits } }

// The values that views give to VoiceOver.
extension Bridge {
    mutating func addViewAccessibility() {
        property("UIView", "accessibilityLabel", \ViewReference.view.accessibilityLabel)
        property("UIView", "accessibilityHint", \ViewReference.view.accessibilityHint)
        property("UIView", "accessibilityValue", \ViewReference.view.accessibilityValue)
        property("UIView", "accessibilityIdentifier", \ViewReference.view.accessibilityIdentifier)
        property("UIView", "accessibilityTraits", \ViewReference.view.accessibilityTraits)
        property("UIView", "isAccessibilityElement", \ViewReference.view.isAccessibilityElement)
        property("UIView", "accessibilityElementsHidden", \ViewReference.view.accessibilityElementsHidden)
        property("UIView", "accessibilityViewIsModal", \ViewReference.view.accessibilityViewIsModal)
        property("UIView", "accessibilityLanguage", \ViewReference.view.accessibilityLanguage)
        property("UIView", "showsLargeContentViewer", \ViewReference.view.showsLargeContentViewer)
    }
}
