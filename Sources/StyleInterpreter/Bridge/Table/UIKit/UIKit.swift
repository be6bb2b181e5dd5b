import Graphics
import UIKitEngine
import ViewEngine

// Buttons of UIKit and their configurations.
extension Bridge {
    mutating func addUIKit() {
        add(alias: "AnyClass", of: .metatype(.anything))
        for type in [EngineType.nsObject, .nsCoder] { add(type: type, "AnyObject") }
        addControls()
        addConfigurations()
        addBackgrounds()
        addTransformers()
        addAppearance()
        addColorComponents()
        addTraits()
        addMoreTraits()
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

    // MARK: Controls

    mutating func addOptionSet<Options: OptionSet & EngineValue>(_ name: String, of type: Options.Type)
    where Options.Element == Options {
        initializer { () in Options() }
        method(name, "contains", "_") { (options: Options, other: Options) in options.contains(other) }
        method(name, "union", "_") { (options: Options, other: Options) in options.union(other) }
        method(name, "intersection", "_") { (options: Options, other: Options) in options.intersection(other)
        }
        method(name, "subtracting", "_") { (options: Options, other: Options) in options.subtracting(other) }
        method(name, "isDisjoint", "with") { (options: Options, other: Options) in
            options.isDisjoint(with: other)
        }
        property(name, "isEmpty") { (options: Options) in options.isEmpty }
        mutatingMethod(name, "insert", "_") { (options: inout Options, other: Options) in
            options.formUnion(other)
        }
        mutatingMethod(name, "remove", "_") { (options: inout Options, other: Options) in
            options.subtract(other)
        }
        mutatingMethod(name, "formUnion", "_") { (options: inout Options, other: Options) in
            options.formUnion(other)
        }
    }
}
