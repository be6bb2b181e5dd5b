import Graphics
import UIKitEngine
import ViewEngine

// The types of the engine whose values running code itself gives or takes; `StyleBridge` has the others.

extension CGPoint: EngineValue { static var engineType: EngineType { .cgPoint } }
extension CGSize: EngineValue { static var engineType: EngineType { .cgSize } }
extension CGRect: EngineValue { static var engineType: EngineType { .cgRect } }
extension Path: EngineValue { static var engineType: EngineType { .path } }
extension ViewModifierContent: EngineValue { static var engineType: EngineType { .viewModifierContent } }
extension Transaction: EngineValue { static var engineType: EngineType { .transaction } }
extension ButtonStyleConfiguration: EngineValue {
    static var engineType: EngineType { .buttonStyleConfiguration }
}
extension PrimitiveButtonStyleConfiguration: EngineValue {
    static var engineType: EngineType { .primitiveButtonStyleConfiguration }
}
extension ProjectionTransform: EngineValue { static var engineType: EngineType { .projectionTransform } }

extension UIControl.State: EngineValue { static var engineType: EngineType { .uiControlState } }
extension UIImage: EngineValue { static var engineType: EngineType { .uiImage } }
extension UITraitCollection: EngineValue { static var engineType: EngineType { .uiTraitCollection } }
