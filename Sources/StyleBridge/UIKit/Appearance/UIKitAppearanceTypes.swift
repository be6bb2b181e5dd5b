import StyleRuntime
import UIKitEngine

// The types of this chapter whose values a program stores as they are, by the names that a source uses.

extension UIColor: EngineValue { static var engineType: EngineType { .uiColor } }
extension UIFontMetrics: EngineValue { static var engineType: EngineType { .uiFontMetrics } }
extension UIFont: EngineValue { static var engineType: EngineType { .uiFont } }
extension UIFont.TextStyle: EngineValue { static var engineType: EngineType { .uiFontTextStyle } }
extension NSDirectionalEdgeInsets: EngineValue {
    static var engineType: EngineType { .nsDirectionalEdgeInsets }
}
extension NSDirectionalRectEdge: EngineValue { static var engineType: EngineType { .nsDirectionalRectEdge } }
extension UIEdgeInsets: EngineValue { static var engineType: EngineType { .uiEdgeInsets } }
extension UITraitOverrides: EngineValue { static var engineType: EngineType { .uiTraitOverrides } }
extension UIUserInterfaceStyle: EngineValue { static var engineType: EngineType { .uiUserInterfaceStyle } }
extension UIAccessibilityContrast: EngineValue {
    static var engineType: EngineType { .uiAccessibilityContrast }
}
