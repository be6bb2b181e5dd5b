import UIKitEngine
import ViewEngine

// The types of UIKit whose values a program stores, by the names that a source uses.

extension UIControl.State: EngineValue { static var typeName: String { "UIControl.State" } }
extension UIControl.Event: EngineValue { static var typeName: String { "UIControl.Event" } }
extension UIButton.Configuration: EngineValue { static var typeName: String { "UIButton.Configuration" } }
extension UIButton.Configuration.Size: EngineValue {
    static var typeName: String { "UIButton.Configuration.Size" }
}
extension UIButton.Configuration.CornerStyle: EngineValue {
    static var typeName: String { "UIButton.Configuration.CornerStyle" }
}
extension UIButton.Configuration.TitleAlignment: EngineValue {
    static var typeName: String { "UIButton.Configuration.TitleAlignment" }
}
extension UIBackgroundConfiguration: EngineValue {
    static var typeName: String { "UIBackgroundConfiguration" }
}
extension UIConfigurationColorTransformer: EngineValue {
    static var typeName: String { "UIConfigurationColorTransformer" }
}
extension UIConfigurationTextAttributesTransformer: EngineValue {
    static var typeName: String { "UIConfigurationTextAttributesTransformer" }
}
extension AttributeContainer: EngineValue { static var typeName: String { "AttributeContainer" } }
extension AttributedString: EngineValue { static var typeName: String { "AttributedString" } }
extension UIFontMetrics: EngineValue { static var typeName: String { "UIFontMetrics" } }
extension UIImage: EngineValue { static var typeName: String { "UIImage" } }
extension UIFont: EngineValue { static var typeName: String { "UIFont" } }
extension UIFont.TextStyle: EngineValue { static var typeName: String { "UIFont.TextStyle" } }
extension NSDirectionalEdgeInsets: EngineValue { static var typeName: String { "NSDirectionalEdgeInsets" } }
extension NSDirectionalRectEdge: EngineValue { static var typeName: String { "NSDirectionalRectEdge" } }
extension UIEdgeInsets: EngineValue { static var typeName: String { "UIEdgeInsets" } }
extension UITraitCollection: EngineValue { static var typeName: String { "UITraitCollection" } }
extension UITraitOverrides: EngineValue { static var typeName: String { "UITraitOverrides" } }
extension UIUserInterfaceStyle: EngineValue { static var typeName: String { "UIUserInterfaceStyle" } }
extension UIAccessibilityContrast: EngineValue { static var typeName: String { "UIAccessibilityContrast" } }
extension UIImpactFeedbackGenerator.FeedbackStyle: EngineValue {
    static var typeName: String { "UIImpactFeedbackGenerator.FeedbackStyle" }
}

/// The action of a control.
struct ActionReference: EngineValue {
    let action: UIAction
    static var typeName: String { "UIAction" }

    init(_ action: UIAction) {
        self.action = action
    }
}

/// A constraint between views.
struct ConstraintReference: EngineValue {
    let constraint: NSLayoutConstraint
    static var typeName: String { "NSLayoutConstraint" }

    init(_ constraint: NSLayoutConstraint) {
        self.constraint = constraint
    }
}

/// A generator of haptic feedback.
struct FeedbackReference: EngineValue {
    let generator: UIImpactFeedbackGenerator
    static var typeName: String { "UIImpactFeedbackGenerator" }

    init(_ generator: UIImpactFeedbackGenerator) {
        self.generator = generator
    }
}
