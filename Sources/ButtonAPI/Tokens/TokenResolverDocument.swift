import ButtonRendering
import JSONReading

/// The tokens of a button as a resolver file: states and color schemes are modifiers (Resolver Module 2025.10).
///
/// Every combination is expressed by references: a color scheme defines the tokens of all states, and a state refers to
/// its own.
struct TokenResolverDocument {
    /// The document.
    let value: JSONValue

    init(_ query: ButtonQuery, with buttons: ButtonRenderer) {
        let sets = TokenName.colorSchemes.map { TokenSet(query.request, in: $0.value, with: buttons) }
        let schemes = sets.map { set in
            var tokens: JSONValue = ["states": set.stateGroups { $0.dtcg($1) }]
            if !set.shared.isEmpty {
                tokens = tokens.merging(["button": TokenSet.group(of: set.shared) { $0.dtcg($1) }])
            }
            return JSONValue.Member(name: set.colorScheme.tokenName, value: [tokens])
        }
        let states = query.style.states.enumerated().map { index, state in
            // A reference must lead to a token in each color scheme.
            let shared = sets.dropFirst().reduce(Set(sets[0].states[index].tokens.keys)) {
                $0.intersection($1.states[index].tokens.keys)
            }
            let tokens = sets[0].states[index].tokens.filter { shared.contains($0.key) }
            let group = TokenSet.group(of: tokens) { token, value in
                let path = ["states", state.tokenName] + TokenName.path(of: token)
                return [
                    "$type": token.dtcg(value)["$type"] ?? .null,
                    "$value": .string("{\(path.joined(separator: "."))}"),
                ]
            }
            return JSONValue.Member(name: state.tokenName, value: [["button": group]])
        }
        value = [
            "name": .string(query.style.description),
            "version": "2025.10",
            "description": "The tokens of a button in a state and a color scheme, in the group “button”.",
            "modifiers": [
                "colorScheme": [
                    "description": "The color scheme.", "contexts": .object(schemes),
                    "default": .string(query.request.environment.colorScheme.tokenName),
                ],
                "state": [
                    "description": "The state of the button.", "contexts": .object(states),
                    "default": .string(ButtonState.normal.tokenName),
                ],
            ],
            "resolutionOrder": [["$ref": "#/modifiers/colorScheme"], ["$ref": "#/modifiers/state"]],
        ]
    }
}
