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
        typealias Weight = UIImage.SymbolWeight
        typealias Scale = UIImage.SymbolScale
        let type = Configuration.typeName
        add(Configuration.self, "Hashable")
        add(alias: "UIImage.Configuration", of: Configuration.bridgedType)
        initializer("pointSize", .or("weight", Weight.unspecified), .or("scale", Scale.unspecified)) {
            (size: Double, weight: Weight, scale: Scale) in
            Configuration(pointSize: size, weight: weight, scale: scale)
        }
        initializer("weight") { (weight: Weight) in Configuration(weight: weight) }
        initializer("scale") { (scale: Scale) in Configuration(scale: scale) }
        initializer("textStyle", .or("scale", Scale.unspecified)) { (style: UIFont.TextStyle, scale: Scale) in
            Configuration(textStyle: style, scale: scale)
        }
        initializer("font", .or("scale", Scale.unspecified)) { (font: UIFont, scale: Scale) in
            Configuration(font: font, scale: scale)
        }
        initializer("hierarchicalColor") { (color: UIColor) in Configuration(hierarchicalColor: color) }
        initializer("paletteColors") { (colors: [UIColor]) in Configuration(paletteColors: colors) }
        constants(type, ["unspecified": Configuration.unspecified])
        factory(type, "preferringMulticolor") { () in Configuration.preferringMulticolor() }
        factory(type, "preferringMonochrome") { () in Configuration.preferringMonochrome() }
        method(type, "applying", "_") { (configuration: Configuration, other: Configuration) in
            configuration.applying(other)
        }
        initializer("systemName", "withConfiguration") {
            (name: String, configuration: Configuration?) -> UIImage? in
            UIImage(systemName: name, withConfiguration: configuration)
        }
        property("UIImage", "symbolConfiguration") { (image: UIImage) in image.symbolConfiguration }
        method("UIImage", "withConfiguration", "_") { (image: UIImage, configuration: Configuration) in
            image.withConfiguration(configuration)
        }
        method("UIImage", "applyingSymbolConfiguration", "_") {
            (image: UIImage, configuration: Configuration) in
            image.applyingSymbolConfiguration(configuration)
        }
        add(Weight.self, "Hashable")
        constants(
            Weight.typeName,
            [
                "unspecified": Weight.unspecified, "ultraLight": .ultraLight, "thin": .thin,
                "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold,
                "bold": .bold, "heavy": .heavy, "black": .black,
            ],
            areAllCases: true
        )
        add(Scale.self, "Hashable")
        constants(
            Scale.typeName,
            [
                "default": Scale.default, "unspecified": .unspecified, "small": .small, "medium": .medium,
                "large": .large,
            ],
            areAllCases: true
        )
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
