import UIKitEngine
import ViewEngine

// The descriptors of fonts, their traits and their metrics.
extension Bridge {
    private mutating func addFontMetrics() {
        add(UIFontMetrics.self, "Hashable")
        initializer("forTextStyle") { (style: UIFont.TextStyle) in UIFontMetrics(forTextStyle: style) }
        constants("UIFontMetrics", ["default": UIFontMetrics.default])
        method("UIFontMetrics", "scaledFont", "for") { (metrics: UIFontMetrics, font: UIFont) in
            metrics.scaledFont(for: font)
        }
        method("UIFontMetrics", "scaledValue", "for") { (metrics: UIFontMetrics, value: Double) in
            metrics.scaledValue(for: value)
        }
    }

    mutating func addFontDescriptors() {
        addFontMetrics()
        add(UIFontDescriptor.self, "Hashable")
        add(alias: "NSFontDescriptor", of: .engine(.uiFontDescriptor))
        add(UIFontDescriptor.SymbolicTraits.self, "Hashable", "OptionSet")
        constants(
            UIFontDescriptor.SymbolicTraits.typeName,
            [
                "traitBold": UIFontDescriptor.SymbolicTraits.traitBold, "traitItalic": .traitItalic,
                "traitExpanded": .traitExpanded, "traitCondensed": .traitCondensed,
                "traitMonoSpace": .traitMonoSpace, "traitTightLeading": .traitTightLeading,
                "traitLooseLeading": .traitLooseLeading,
            ]
        )
        initializer("_") { (sets: OptionSetLiteral<UIFontDescriptor.SymbolicTraits>) in sets.union }
        addMembers(of: UIFontDescriptor.SymbolicTraits.self)
        add(UIFontDescriptor.SystemDesign.self, "Hashable")
        constants(
            UIFontDescriptor.SystemDesign.typeName,
            [
                "default": UIFontDescriptor.SystemDesign.default, "serif": .serif, "rounded": .rounded,
                "monospaced": .monospaced,
            ]
        )
        factory("UIFontDescriptor", "preferredFontDescriptor", "withTextStyle") { (style: UIFont.TextStyle) in
            UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
        }
        property("UIFontDescriptor", "symbolicTraits") { (descriptor: UIFontDescriptor) in
            descriptor.symbolicTraits
        }
        method("UIFontDescriptor", "withSymbolicTraits", "_") {
            (descriptor: UIFontDescriptor, traits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? in
            descriptor.withSymbolicTraits(traits)
        }
        method("UIFontDescriptor", "withDesign", "_") {
            (descriptor: UIFontDescriptor, design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? in
            descriptor.withDesign(design)
        }
        method("UIFontDescriptor", "withSize", "_") { (descriptor: UIFontDescriptor, size: Double) in
            descriptor.withSize(size)
        }
        property("UIFont", "fontDescriptor") { (font: UIFont) in font.fontDescriptor }
        method("UIFont", "withSize", "_") { (font: UIFont, size: Double) in font.withSize(size) }
        initializer("descriptor", "size") { (descriptor: UIFontDescriptor, size: Double) in
            UIFont(descriptor: descriptor, size: size)
        }
    }
}

extension UIFontDescriptor: EngineValue { static var engineType: EngineType { .uiFontDescriptor } }
extension UIFontDescriptor.SymbolicTraits: EngineValue {
    static var engineType: EngineType { .uiFontDescriptorSymbolicTraits }
}
extension UIFontDescriptor.SystemDesign: EngineValue {
    static var engineType: EngineType { .uiFontDescriptorSystemDesign }
}
