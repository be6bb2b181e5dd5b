import StyleRuntime
import ViewEngine

// Notifications: none comes while a picture is drawn.
extension Bridge {
    mutating func addNotifications() {
        add(NotificationReference.self, alias: "NSNotification")
        property("name", of: "Notification") { (notification: NotificationReference) in notification.name }
        property("object", of: "Notification") { (notification: NotificationReference) in nil as AnyValue? }
        add(NotificationName.self, "Hashable")
        add(alias: "NSNotification.Name", of: NotificationName.bridgedType)
        for label: ParameterLabel in ["_", "rawValue"] {
            add(initializer: .function("init", [label]) { (name: String) in NotificationName(name) })
        }
        property("rawValue", of: "Notification.Name") { (name: NotificationName) in name.rawValue }
        let application = [
            "didBecomeActive", "didEnterBackground", "didFinishLaunching", "didReceiveMemoryWarning",
            "significantTimeChange", "userDidTakeScreenshot", "willEnterForeground", "willResignActive",
            "willTerminate",
        ]
        addNotificationNames(application, of: "UIApplication")
        let keyboard = [
            "keyboardDidChangeFrame", "keyboardDidHide", "keyboardDidShow", "keyboardWillChangeFrame",
            "keyboardWillHide", "keyboardWillShow",
        ]
        add(ResponderReference.self, "AnyObject")
        addNotificationNames(keyboard, of: "UIResponder")
        addNotificationNames(["orientationDidChange", "batteryStateDidChange"], of: "UIDevice")
        addNotificationNames(["didChange"], of: "UserDefaults")
        add(NotificationCenterReference.self, "AnyObject")
        constants(of: "NotificationCenter", ["default": NotificationCenterReference()])
        method("publisher", of: "NotificationCenter", labels: "for", .orNil("object")) {
            (center: NotificationCenterReference, name: NotificationName, object: Any0?) in
            NotificationPublisher()
        }
        add(NotificationPublisher.self)
        method("receive", of: "NotificationCenter.Publisher", labels: "on") {
            (publisher: NotificationPublisher, scheduler: Any0) in publisher
        }
        modifier("onReceive", labels: "_", "perform") {
            (view, publisher: NotificationPublisher, action: Callback<Nothing, NotificationReference>) in view
        }
        // A publisher that is not known sends nothing while a picture is drawn.
        modifier("onReceive", labels: "_", "perform") {
            (view, publisher: Any0, action: Callback<Nothing, Any1>) in
            view
        }
        method("post", of: "NotificationCenter", labels: "name", "object", .orNil("userInfo")) {
            (center: NotificationCenterReference, name: NotificationName, object: Any0?, info: Any0?) in
            Nothing()
        }
    }

    /// The names of notifications that a type of Apple has as constants: `UIApplication.didBecomeActiveNotification`.
    private mutating func addNotificationNames(_ names: [String], of type: String) {
        for name in names {
            let value = NotificationName("\(type)\(name.prefix(1).uppercased() + name.dropFirst())")
            constants(of: type, ["\(name)Notification": value])
        }
    }
}

/// The name of a notification.
package struct NotificationName: EngineValue, Hashable, Sendable {
    static var engineType: EngineType { .notificationName }

    let rawValue: String

    package init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

/// A notification, which no program gets.
struct NotificationReference: EngineValue, Sendable {
    static var engineType: EngineType { .notification }

    let name: NotificationName
}

/// A center that sends no notifications.
struct NotificationCenterReference: EngineValue, Sendable {
    static var engineType: EngineType { .notificationCenter }
}

/// A publisher of notifications, which sends none.
package struct NotificationPublisher: EngineValue, Sendable {
    static var engineType: EngineType { .notificationCenterPublisher }

    package init() {}
}

/// The class of views and controllers, of which sources use the names of notifications.
struct ResponderReference: EngineValue, Sendable {
    static var engineType: EngineType { .uiResponder }
}
