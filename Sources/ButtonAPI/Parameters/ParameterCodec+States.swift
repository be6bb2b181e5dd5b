import AppleDesign
import ButtonRendering

extension ParameterCodec where Value == ButtonState {
    /// Some of the states of the style, separated by commas.
    static var states: ParameterCodec {
        ParameterCodec(
            schema: { context in
                ParameterSchema(
                    type: .choices,
                    names: context.style.allowedStates.map(\.canonicalName),
                    listedValues: context.style.listedStates.map(\.canonicalName)
                )
            },
            decode: { text, context throws(ParameterError) in
                let allowed = context.style.allowedStates.flatMap(\.names)
                var state = ButtonState.normal
                // An empty list is no state: the missing name is the error.
                for name in text.split(separator: ",", omittingEmptySubsequences: false) {
                    let known = context.style.content == nil ? [.selected] : ButtonState.all
                    let names = allowed + known.flatMap(\.names).filter { !allowed.contains($0) }
                    let named = ButtonState(name: names[try names.index(ofName: String(name))])
                    guard context.style.allowedStates.contains(named) else {
                        throw .notOfStyle(allowed: allowed, reason: context.style.reasonWithoutState(named))
                    }
                    state.formUnion(named)
                }
                return state
            },
            encode: \.canonicalName
        )
    }
}

extension CatalogEntry {
    /// The states that a button of the style can have, shown or not.
    fileprivate var allowedStates: [ButtonState] {
        let isPressed = content == nil || states.contains(.pressed)
        return states.contains(.hovered) || !isPressed ? states : states + [.hovered]
    }

    /// The reason why its buttons do not have a state.
    fileprivate func reasonWithoutState(_ state: ButtonState) -> Unavailability {
        guard content != nil else { return .notSelectable }
        return state == .selected && states.contains(.pressed) ? .noSelectableControl : .noControls
    }

    /// The states that have an appearance of their own: each by itself, and each of a selected button.
    fileprivate var listedStates: [ButtonState] {
        guard states.contains(.selected) else { return states }
        let others = states.filter { $0 != .normal && $0 != .selected }
        return states + others.map { $0.union(.selected) }
    }
}

extension ParameterCodec where Value == SystemDesign {
    /// One of the system designs of the style.
    static var system: ParameterCodec {
        .choice(
            systemNames,
            allowed: { context in
                systemNames.filter { context.style.systems.contains($0.value) }.map(\.key)
            },
            reason: { .addedLater(style: $0.style.displayName, availability: $0.style.availability) }
        )
    }
}

private let systemNames: KeyValuePairs<String, SystemDesign> = ["ios18": .iOS18, "ios26": .iOS26]
