/// Whether the window of a control is active, on a Mac.
public enum ControlActiveState: Hashable, Sendable, CaseIterable {
    case key, active, inactive
}

/// The activity of a scene.
public enum ScenePhase: Int, Hashable, Comparable, Sendable {
    case background, inactive, active

    public static func < (first: ScenePhase, second: ScenePhase) -> Bool { first.rawValue < second.rawValue }
}

/// Opens a window; a picture has none.
public struct OpenWindowAction: Sendable {
    public func callAsFunction(id: String) {}
    public func callAsFunction<Value: Hashable>(value: Value) {}
    public func callAsFunction<Value: Hashable>(id: String, value: Value) {}
}

/// Closes a window; a picture has none.
public struct DismissWindowAction: Sendable {
    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
}

/// Opens the settings of an app.
public struct OpenSettingsAction: Sendable {
    public func callAsFunction() {}
}

extension View {
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> Self { self }
}

// A picture is a part of an active window.
extension EnvironmentValues {
    public var controlActiveState: ControlActiveState {
        get { quietValue(default: .key) }
        set { setQuietValue(newValue) }
    }
    public var appearsActive: Bool { true }
    public var scenePhase: ScenePhase {
        get { quietValue(default: .active) }
        set { setQuietValue(newValue) }
    }
    public var isSceneCaptured: Bool { false }
    public var isActivityFullscreen: Bool { false }
    public var supportsMultipleWindows: Bool { false }
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }
}
