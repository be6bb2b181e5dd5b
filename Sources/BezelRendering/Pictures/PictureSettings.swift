import ButtonAPI
import ViewEngine

/// The state and the environment of a picture, as parameters of the service.
struct PictureSettings {
    let state: ButtonPicture.State
    let events: [InteractionEvent]
    let environment: ViewEnvironment

    init(state: ButtonPicture.State, events: [InteractionEvent], environment: ViewEnvironment) {
        var state = state
        if !environment.isEnabled { state.insert(.disabled) }
        if environment.isFocused { state.insert(.focused) }
        if environment.isSelected { state.insert(.selected) }
        self.state = state
        self.events = events
        self.environment = environment
    }

    /// The parameters whose values are not the defaults.
    var parameters: [String: String] {
        var parameters: [String: String] = [:]
        func set(_ name: String, to value: String, unless isDefault: Bool) {
            if !isDefault { parameters[name] = value }
        }
        set("state", to: state.description, unless: state == .normal)
        set("events", to: ButtonService.script(of: events.map(\.event)), unless: events.isEmpty)
        set("system", to: environment.system.parameter, unless: environment.system == .iOS18)
        set("colorScheme", to: "dark", unless: environment.colorScheme == .light)
        set("contrast", to: "increased", unless: environment.colorSchemeContrast == .standard)
        set(
            "dynamicTypeSize",
            to: "\(environment.dynamicTypeSize)",
            unless: environment.dynamicTypeSize == .large
        )
        set("layoutDirection", to: "rightToLeft", unless: environment.layoutDirection == .leftToRight)
        set("motion", to: "reduced", unless: !environment.accessibilityReduceMotion)
        set("animationDefaults", to: "ios16", unless: environment.animationDefaults == .iOS17)
        return parameters
    }
}

extension ViewEnvironment.System {
    /// The value of the parameter `system`.
    fileprivate var parameter: String {
        switch self {
        case .iOS18: "ios18"
        case .iOS26: "ios26"
        }
    }
}
