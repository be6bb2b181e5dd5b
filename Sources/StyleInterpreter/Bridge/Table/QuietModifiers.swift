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
        modifier("redacted", "reason") { (view, reason: RedactionReasons) in view.redacted(reason: reason) }
        modifier("unredacted") { view in view.unredacted() }
        modifier("privacySensitive", .or("_", true)) { (view, isSensitive: Bool) in
            view.privacySensitive(isSensitive)
        }
        modifier("labelsHidden") { view in view.labelsHidden() }
        modifier("equatable") { view in view }
        modifier("flipsForRightToLeftLayoutDirection", "_") { (view, isEnabled: Bool) in
            view.flipsForRightToLeftLayoutDirection(isEnabled)
        }
        add(ButtonRepeatBehavior.self, "Hashable")
        constants(
            "ButtonRepeatBehavior",
            ["automatic": ButtonRepeatBehavior.automatic, "enabled": .enabled, "disabled": .disabled],
            areAllCases: true
        )
        modifier("buttonRepeatBehavior", "_") { (view, behavior: ButtonRepeatBehavior) in
            view.buttonRepeatBehavior(behavior)
        }
        environmentValue("buttonRepeatBehavior", \.buttonRepeatBehavior)
        environmentValue("redactionReasons", \.redactionReasons)
        modifier("contextMenu", "menuItems") { (view, items: Builder) in view.contextMenu { items() } }
        modifier("animation", "_", "body") {
            (view, animation: Animation?, body: Callback<AnyView, AnyView>) in
            view.animation(animation) { body($0) }
        }
        modifier("contentShape", "_", "eoFill") { (view, shape: AnyShapeArgument, isEOFilled: Bool) in
            shape.shape.contentShape(of: view)
        }
        modifier("transformEffect", "_") { (view, transform: CGAffineTransform) in
            view.transformEffect(transform)
        }
        modifier("sensoryFeedback", "trigger", "_") {
            (view, trigger: Any0, feedback: Callback<SensoryFeedback?, Any0, Any0>) in
            view.sensoryFeedback(trigger: trigger) { feedback($0, $1) }
        }
        initializer("count") { (count: Int) in TapGesture(count: count) }
        addHoverPhases()
        modifier("geometryGroup") { view in view.geometryGroup() }
        modifier("onDisappear", "perform") { (view, action: Action) in view.onDisappear { _ = action() } }
    }

    private mutating func addHoverPhases() {
        add(HoverPhase.self, "Hashable")
        factory("HoverPhase", "active", "_") { (point: CGPoint) in HoverPhase.active(point) }
        constants("HoverPhase", ["ended": HoverPhase.ended])
        addPayload(of: "HoverPhase", "active", [.engine("CGPoint")]) { value in
            guard case .engine(HoverPhase.active(let point)) = value else { return nil }
            return [point.bridged]
        }
        addPayload(of: "HoverPhase", "ended", []) { value in
            guard case .engine(HoverPhase.ended) = value else { return nil }
            return []
        }
        modifier("onContinuousHover", .or("coordinateSpace", CoordinateSpace.local), "perform") {
            (view, space: CoordinateSpace, action: Callback<Nothing, HoverPhase>) in
            view.onContinuousHover(coordinateSpace: space) { _ = action($0) }
        }
    }
}

extension RedactionReasons: EngineValue { static var typeName: String { "RedactionReasons" } }
extension ButtonRepeatBehavior: EngineValue { static var typeName: String { "ButtonRepeatBehavior" } }
extension HoverPhase: EngineValue { static var typeName: String { "HoverPhase" } }
