import Graphics
import StyleRuntime
import UIKitEngine
import ViewEngine

// Buttons of UIKit and their configurations.
extension Bridge {
    mutating func addUIKit() {
        add(alias: "AnyClass", of: .metatype(.anything))
        for type in [EngineType.nsObject, .nsCoder] { add(type: type, "AnyObject") }
        addControls()
        addConfigurations()
        addTransformers()
        addAppearance()
        addColorComponents()
        addTraits()
        addFeedback()
        addMoreFeedback()
        addBezierPaths()
        addDrawnImages()
        addSymbolConfigurations()
        addAttributes()
        addVisualEffectsOfUIKit()
        addPropertyAnimators()
        addCoreAnimation()
        addMenusOfUIKit()
        addDevice()
        addViewLayers()
        addViewAnimations()
    }
}
