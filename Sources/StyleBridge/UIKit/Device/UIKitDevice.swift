import Graphics
import StyleRuntime
import UIKitEngine
import ViewEngine

extension UIDevice: EngineValue { static var engineType: EngineType { .uiDevice } }
extension UIUserInterfaceIdiom: EngineValue { static var engineType: EngineType { .uiUserInterfaceIdiom } }
extension UIScreen: EngineValue { static var engineType: EngineType { .uiScreen } }
extension UIApplication: EngineValue { static var engineType: EngineType { .uiApplication } }
extension NSCursor: EngineValue { static var engineType: EngineType { .nsCursor } }

// The device, its screen, and the pointer of a Mac.
extension Bridge {
    mutating func addDevice() {
        // A picture has no pointer.
        for name in ["push", "pop", "set"] {
            method(name, of: "NSCursor") { (cursor: NSCursor) in Nothing() }
        }
        for name in ["pop", "hide", "unhide"] { factory(name, of: "NSCursor") { () in Nothing() } }
    }
}
