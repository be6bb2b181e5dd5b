import Graphics
import ViewEngine

// Modifiers that change no picture of a button, and what they take.
extension Bridge {
    mutating func addQuietModifiers() {
        add(RedactionReasons.self, "Hashable", "OptionSet")
        constants(
            "RedactionReasons",
            ["placeholder": RedactionReasons.placeholder, "privacy": .privacy, "invalidated": .invalidated]
        )
        initializer("_") { (sets: OptionSetLiteral<RedactionReasons>) in sets.union }
        modifier("equatable") { view in view }
        add(ButtonRepeatBehavior.self, "Hashable")
        constants(
            "ButtonRepeatBehavior",
            ["automatic": ButtonRepeatBehavior.automatic, "enabled": .enabled, "disabled": .disabled],
            areAllCases: true
        )
        modifier("animation", "_", "body") {
            (view, animation: Animation?, body: Callback<AnyView, AnyView>) in
            view.animation(animation) { body($0) }
        }
        modifier("contentShape", "_", "eoFill") { (view, shape: AnyShapeArgument, isEOFilled: Bool) in
            shape.shape.contentShape(of: view)
        }
        modifier("sensoryFeedback", "trigger", "_") {
            (view, trigger: Any0, feedback: Callback<SensoryFeedback?, Any0, Any0>) in
            view.sensoryFeedback(trigger: trigger) { feedback($0, $1) }
        }
        initializer("count") { (count: Int) in TapGesture(count: count) }
        addHoverPhases()
        modifier("onDisappear", "perform") { (view, action: Action) in view.onDisappear { _ = action() } }
    }

    private mutating func addHoverPhases() {
        add(HoverPhase.self, "Hashable")
        factory("HoverPhase", "active", "_") { (point: CGPoint) in HoverPhase.active(point) }
        constants("HoverPhase", ["ended": HoverPhase.ended])
        addPayload(of: "HoverPhase", "active", [.engine(.cgPoint)]) { value in
            guard case .engine(HoverPhase.active(let point)) = value else { return nil }
            return [point.bridged]
        }
        addPayload(of: "HoverPhase", "ended", []) { value in
            guard case .engine(HoverPhase.ended) = value else { return nil }
            return []
        }
    }
}

extension RedactionReasons: EngineValue { static var engineType: EngineType { .redactionReasons } }
extension ButtonRepeatBehavior: EngineValue { static var engineType: EngineType { .buttonRepeatBehavior } }
extension HoverPhase: EngineValue { static var engineType: EngineType { .hoverPhase } }
