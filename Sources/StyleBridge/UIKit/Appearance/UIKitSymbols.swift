import StyleRuntime
import UIKitEngine
import ViewEngine

extension UIImage.SymbolConfiguration: EngineValue {
    static var engineType: EngineType { .uiImageSymbolConfiguration }
}
extension UIImage.SymbolWeight: EngineValue { static var engineType: EngineType { .uiImageSymbolWeight } }
extension UIImage.SymbolScale: EngineValue { static var engineType: EngineType { .uiImageSymbolScale } }

// Symbols with a size, a weight and colors.
extension Bridge {
    mutating func addSymbolConfigurations() {
        typealias Configuration = UIImage.SymbolConfiguration
        let type = Configuration.typeName
        add(alias: "UIImage.Configuration", of: Configuration.bridgedType)
        constants(type, ["unspecified": Configuration.unspecified])
        factory(type, "preferringMulticolor") { () in Configuration.preferringMulticolor() }
        factory(type, "preferringMonochrome") { () in Configuration.preferringMonochrome() }
        method(type, "applying", "_") { (configuration: Configuration, other: Configuration) in
            configuration.applying(other)
        }
    }

    mutating func addBackgroundImages() {
        method("UIButton", "setBackgroundImage", "_", "for") {
            (button: ButtonReference, image: UIImage?, state: UIControl.State) in
            button.button.setBackgroundImage(image, for: state)
            return Nothing()
        }
        method("UIButton", "backgroundImage", "for") { (button: ButtonReference, state: UIControl.State) in
            button.button.backgroundImage(for: state)
        }
        property("UIButton", "currentBackgroundImage") { (button: ButtonReference) in
            button.button.currentBackgroundImage
        }
        method("UIButton", "setPreferredSymbolConfiguration", "_", "forImageIn") {
            (
                button: ButtonReference,
                configuration: UIImage.SymbolConfiguration?,
                state: UIControl.State
            ) in
            button.button.setPreferredSymbolConfiguration(configuration, forImageIn: state)
            return Nothing()
        }
        method("UIButton", "preferredSymbolConfigurationForImage", "in") {
            (button: ButtonReference, state: UIControl.State) in
            button.button.preferredSymbolConfigurationForImage(in: state)
        }
    }
}
