import ButtonRendering
import JSONReading
import ViewEngine

/// The tokens of a button in each of its states, in one color scheme.
struct TokenSet {
    let colorScheme: ColorScheme
    /// The tokens that no state changes.
    let shared: ButtonTokens
    let states: [(state: ButtonState, tokens: ButtonTokens)]

    init(_ request: ButtonRequest, in colorScheme: ColorScheme, with buttons: ButtonRenderer) {
        self.colorScheme = colorScheme
        var shared: ButtonTokens = [:]
        states = request.button.control.style.states.map { state in
            var still = request.atRest
            still.button.state = state
            still.environment.colorScheme = colorScheme
            var tokens = buttons.tokens(of: still)
            if let tint = tokens.removeValue(forKey: .tint), shared[.tint] == nil,
                buttons.isTintRead(by: still)
            {
                shared[.tint] = tint
            }
            return (state, tokens)
        }
        self.shared = shared
    }

    /// The tokens that no state changes, and a group for each state, with the JSON of each token; `nil` leaves one out.
    func groups(_ json: (ButtonToken, ButtonToken.Value) -> JSONValue?) -> JSONValue {
        Self.group(of: shared, json).merging(stateGroups(json))
    }

    /// A group for each state.
    func stateGroups(_ json: (ButtonToken, ButtonToken.Value) -> JSONValue?) -> JSONValue {
        .object(
            states.map { state, tokens in
                JSONValue.Member(name: state.tokenName, value: Self.group(of: tokens, json))
            }
        )
    }

    /// A group of tokens.
    static func group(
        of tokens: ButtonTokens,
        _ json: (ButtonToken, ButtonToken.Value) -> JSONValue?
    ) -> JSONValue {
        var group = JSONValue.object([])
        for token in ButtonToken.allCases {
            guard let value = tokens[token], let json = json(token, value) else { continue }
            group = group.inserting(json, at: TokenName.path(of: token)[...])
        }
        return group
    }
}

extension ButtonState {
    /// The name of the group of its tokens.
    var tokenName: String { names(separator: "-") }
}

extension JSONValue {
    /// An object with a value at a path, in objects that are made where they are missing.
    fileprivate func inserting(_ value: JSONValue, at path: ArraySlice<String>) -> JSONValue {
        guard case .object(var members) = self, let name = path.first else { return value }
        let rest = path.dropFirst()
        if let index = members.firstIndex(where: { $0.name == name }) {
            members[index] = Member(name: name, value: members[index].value.inserting(value, at: rest))
        } else {
            members.append(
                Member(
                    name: name,
                    value: rest.isEmpty ? value : JSONValue.object([]).inserting(value, at: rest)
                )
            )
        }
        return .object(members)
    }
}
