import Graphics
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
        add(UIDevice.self)
        constants("UIDevice", ["current": UIDevice.current])
        property("UIDevice", "userInterfaceIdiom") { (device: UIDevice) in device.userInterfaceIdiom }
        property("UIDevice", "model") { (device: UIDevice) in device.model }
        property("UIDevice", "systemName") { (device: UIDevice) in device.systemName }
        add(UIUserInterfaceIdiom.self, "Hashable")
        constants(
            "UIUserInterfaceIdiom",
            [
                "unspecified": UIUserInterfaceIdiom.unspecified, "phone": .phone, "pad": .pad, "tv": .tv,
                "carPlay": .carPlay, "mac": .mac, "vision": .vision,
            ],
            areAllCases: true
        )

        add(UIScreen.self)
        constants("UIScreen", ["main": UIScreen.main])
        property("UIScreen", "bounds") { (screen: UIScreen) in screen.bounds }
        property("UIScreen", "scale") { (screen: UIScreen) in screen.scale }

        add(UIApplication.self)
        constants("UIApplication", ["shared": UIApplication.shared])
        method("UIApplication", "open", "_") { (app: UIApplication, url: URL) in
            app.open(url)
            return Nothing()
        }
        method("UIApplication", "canOpenURL", "_") { (app: UIApplication, url: URL) in app.canOpenURL(url) }

        add(NSCursor.self, "Hashable")
        constants(
            "NSCursor",
            [
                "arrow": NSCursor.arrow, "pointingHand": .pointingHand, "openHand": .openHand,
                "closedHand": .closedHand, "crosshair": .crosshair, "iBeam": .iBeam,
                "operationNotAllowed": .operationNotAllowed,
            ]
        )
        // A picture has no pointer.
        for name in ["push", "pop", "set"] { method("NSCursor", name) { (cursor: NSCursor) in Nothing() } }
        for name in ["pop", "hide", "unhide"] { factory("NSCursor", name) { () in Nothing() } }
    }
}
