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
        constants(of: type, ["unspecified": Configuration.unspecified])
    }

    mutating func addBackgroundImages() {
        method("setBackgroundImage", of: "UIButton", labels: "_", "for") {
            (button: ButtonReference, image: UIImage?, state: UIControl.State) in
            button.button.setBackgroundImage(image, for: state)
            return Nothing()
        }
        method("backgroundImage", of: "UIButton", labels: "for") {
            (button: ButtonReference, state: UIControl.State) in
            button.button.backgroundImage(for: state)
        }
        property("currentBackgroundImage", of: "UIButton") { (button: ButtonReference) in
            button.button.currentBackgroundImage
        }
        method("setPreferredSymbolConfiguration", of: "UIButton", labels: "_", "forImageIn") {
            (
                button: ButtonReference,
                configuration: UIImage.SymbolConfiguration?,
                state: UIControl.State
            ) in
            button.button.setPreferredSymbolConfiguration(configuration, forImageIn: state)
            return Nothing()
        }
        method("preferredSymbolConfigurationForImage", of: "UIButton", labels: "in") {
            (button: ButtonReference, state: UIControl.State) in
            button.button.preferredSymbolConfigurationForImage(in: state)
        }
    }
}
