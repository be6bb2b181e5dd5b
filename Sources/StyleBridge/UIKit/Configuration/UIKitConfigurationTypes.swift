import StyleRuntime
import UIKitEngine

// The types of this chapter whose values a program stores as they are, by the names that a source uses.

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
