import StyleRuntime
import UIKitEngine
import ViewEngine

// Configurations of buttons and of their backgrounds.
extension Bridge {
    mutating func addConfigurations() {
        typealias Configuration = UIButton.Configuration
        method("updated", of: "UIButton.Configuration", labels: "for") {
            (configuration: UIButton.Configuration, button: ButtonReference) in
            configuration.updated(for: button.button)
        }
    }

    mutating func addTransformers() {
        initializer("_") { (transform: Transformation<UIColor, UIColor>) in
            let function = transform.function
            return UIConfigurationColorTransformer { function($0, orElse: $0) }
        }
        initializer("_") { (transform: Transformation<AttributeContainer, AttributeContainer>) in
            let function = transform.function
            return UIConfigurationTextAttributesTransformer { function($0, orElse: $0) }
        }
    }
}
