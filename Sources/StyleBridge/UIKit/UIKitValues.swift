import StyleRuntime
package import UIKitEngine
import ViewEngine

// The types of UIKit whose values a program stores, by the names that a source uses.

extension UIControl.Event: EngineValue { static var engineType: EngineType { .uiControlEvent } }
extension UIButton.Configuration: EngineValue { static var engineType: EngineType { .uiButtonConfiguration } }
extension UIButton.Configuration.Size: EngineValue {
    static var engineType: EngineType { .uiButtonConfigurationSize }
}
extension UIButton.Configuration.CornerStyle: EngineValue {
    static var engineType: EngineType { .uiButtonConfigurationCornerStyle }
}
extension UIButton.Configuration.TitleAlignment: EngineValue {
    static var engineType: EngineType { .uiButtonConfigurationTitleAlignment }
}
extension UIBackgroundConfiguration: EngineValue {
    static var engineType: EngineType { .uiBackgroundConfiguration }
}
extension UIConfigurationColorTransformer: EngineValue {
    static var engineType: EngineType { .uiConfigurationColorTransformer }
}
extension UIConfigurationTextAttributesTransformer: EngineValue {
    static var engineType: EngineType { .uiConfigurationTextAttributesTransformer }
}
extension AttributeContainer: EngineValue { static var engineType: EngineType { .attributeContainer } }
extension AttributedString: EngineValue { static var engineType: EngineType { .attributedString } }
extension UIFontMetrics: EngineValue { static var engineType: EngineType { .uiFontMetrics } }
extension UIFont: EngineValue { static var engineType: EngineType { .uiFont } }
extension UIFont.TextStyle: EngineValue { static var engineType: EngineType { .uiFontTextStyle } }
extension NSDirectionalEdgeInsets: EngineValue {
    static var engineType: EngineType { .nsDirectionalEdgeInsets }
}
extension NSDirectionalRectEdge: EngineValue { static var engineType: EngineType { .nsDirectionalRectEdge } }
extension UIEdgeInsets: EngineValue { static var engineType: EngineType { .uiEdgeInsets } }
extension UITraitOverrides: EngineValue { static var engineType: EngineType { .uiTraitOverrides } }
extension UIUserInterfaceStyle: EngineValue { static var engineType: EngineType { .uiUserInterfaceStyle } }
extension UIAccessibilityContrast: EngineValue {
    static var engineType: EngineType { .uiAccessibilityContrast }
}
extension UIImpactFeedbackGenerator.FeedbackStyle: EngineValue {
    static var engineType: EngineType { .uiImpactFeedbackGeneratorFeedbackStyle }
}

/// The action of a control.
package struct ActionReference: EngineValue {
    let action: UIAction
    static var engineType: EngineType { .uiAction }

    package init(_ action: UIAction) {
        self.action = action
    }
}

/// A constraint between views.
struct ConstraintReference: EngineValue {
    let constraint: NSLayoutConstraint
    static var engineType: EngineType { .nsLayoutConstraint }

    init(_ constraint: NSLayoutConstraint) {
        self.constraint = constraint
    }
}

/// A generator of haptic feedback.
struct FeedbackReference: EngineValue {
    let generator: UIImpactFeedbackGenerator
    static var engineType: EngineType { .uiImpactFeedbackGenerator }

    init(_ generator: UIImpactFeedbackGenerator) {
        self.generator = generator
    }
}
