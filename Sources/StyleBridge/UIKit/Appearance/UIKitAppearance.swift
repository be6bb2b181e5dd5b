import Graphics
import StyleRuntime
import UIKitEngine
import ViewEngine

// Images, fonts, insets and traits.
extension Bridge {
    mutating func addAppearance() {
        add(alias: "UIFont.Weight", of: .engine(.fontWeight))
        addMoreFonts()
        addFontDescriptors()
    }

    mutating func addTraits() {
        computedConstant("current", of: "UITraitCollection") { UITraitCollection.current }
    }

    private mutating func addMoreFonts() {
        add(alias: "NSFont", of: .engine(.uiFont))
    }
}

extension UIImage.RenderingMode: EngineValue { static var engineType: EngineType { .uiImageRenderingMode } }
extension UIImage.ResizingMode: EngineValue { static var engineType: EngineType { .uiImageResizingMode } }
extension UIContentSizeCategory: EngineValue { static var engineType: EngineType { .uiContentSizeCategory } }
extension UITraitEnvironmentLayoutDirection: EngineValue {
    static var engineType: EngineType { .uiTraitEnvironmentLayoutDirection }
}
