import StyleRuntime
import UIKitEngine
import ViewEngine

// The descriptors of fonts, their traits and their metrics.
extension Bridge {
    mutating func addFontDescriptors() {
        add(alias: "NSFontDescriptor", of: .engine(.uiFontDescriptor))
    }
}

extension UIFontDescriptor: EngineValue { static var engineType: EngineType { .uiFontDescriptor } }
extension UIFontDescriptor.SymbolicTraits: EngineValue {
    static var engineType: EngineType { .uiFontDescriptorSymbolicTraits }
}
extension UIFontDescriptor.SystemDesign: EngineValue {
    static var engineType: EngineType { .uiFontDescriptorSystemDesign }
}
