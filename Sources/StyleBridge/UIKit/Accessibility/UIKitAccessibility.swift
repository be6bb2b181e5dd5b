import StyleRuntime
import UIKitEngine
import ViewEngine

extension UIAccessibilityTraits: EngineValue { static var engineType: EngineType { .uiAccessibilityTraits } }

// The values that views give to VoiceOver.
extension Bridge {
    mutating func addViewAccessibility() {
        property("accessibilityLabel", of: "UIView", at: \ViewReference.view.accessibilityLabel)
        property("accessibilityHint", of: "UIView", at: \ViewReference.view.accessibilityHint)
        property("accessibilityValue", of: "UIView", at: \ViewReference.view.accessibilityValue)
        property("accessibilityIdentifier", of: "UIView", at: \ViewReference.view.accessibilityIdentifier)
        property("accessibilityTraits", of: "UIView", at: \ViewReference.view.accessibilityTraits)
        property("isAccessibilityElement", of: "UIView", at: \ViewReference.view.isAccessibilityElement)
        property(
            "accessibilityElementsHidden",
            of: "UIView",
            at: \ViewReference.view.accessibilityElementsHidden
        )
        property("accessibilityViewIsModal", of: "UIView", at: \ViewReference.view.accessibilityViewIsModal)
        property("accessibilityLanguage", of: "UIView", at: \ViewReference.view.accessibilityLanguage)
        property("showsLargeContentViewer", of: "UIView", at: \ViewReference.view.showsLargeContentViewer)
    }
}
