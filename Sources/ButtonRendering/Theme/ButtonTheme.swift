package import ViewEngine

/// The values of a design for a button, whatever its style is.
package struct ButtonTheme: Hashable, Sendable {
    /// The buttons that values are for.
    package struct Condition: Hashable, Sendable {
        /// One state; every state if `nil`.
        package var state: ButtonState?
        /// Every color scheme if `nil`.
        package var colorScheme: ColorScheme?

        package init(state: ButtonState? = nil, colorScheme: ColorScheme? = nil) {
            self.state = state
            self.colorScheme = colorScheme
        }

        /// The conditions that a button in one state, or in its normal state, meets, the most general first.
        package static func all(of state: ButtonState, in colorScheme: ColorScheme) -> [Condition] {
            general(in: colorScheme) + specific(of: state, in: colorScheme)
        }

        fileprivate static func general(in colorScheme: ColorScheme) -> [Condition] {
            [Condition(), Condition(colorScheme: colorScheme)]
        }

        fileprivate static func specific(of state: ButtonState, in colorScheme: ColorScheme) -> [Condition] {
            [Condition(state: state), Condition(state: state, colorScheme: colorScheme)]
        }
    }

    package var values: [Condition: ButtonTokens]

    package init(_ values: [Condition: ButtonTokens]) {
        self.values = values
    }

    /// Whether some buttons have a tint of the theme.
    package var hasTint: Bool { values.values.contains { $0[.tint] != nil } }

    /// The values for a button in one state, or in its normal state: those of a narrower condition win.
    package func tokens(of state: ButtonState, in colorScheme: ColorScheme) -> ButtonTokens {
        tokens(Condition.all(of: state, in: colorScheme))
    }

    /// The values for a button in several states at once.
    ///
    /// The value of a state replaces what the button has in that state, where it has the same in all of them.
    func tokens(of states: ButtonState, in colorScheme: ColorScheme, originals: [ButtonState: ButtonTokens])
        -> ButtonTokens
    {
        guard states.members.count > 1 else { return tokens(of: states, in: colorScheme) }
        return states.members.reduce(into: tokens(Condition.general(in: colorScheme))) { tokens, state in
            let specific = self.tokens(Condition.specific(of: state, in: colorScheme)).filter { token, _ in
                guard let own = originals[state]?[token], let shared = originals[states]?[token] else {
                    return false
                }
                return own.isClose(to: shared)
            }
            tokens.merge(specific) { _, narrower in narrower }
        }
    }

    private func tokens(_ conditions: [Condition]) -> ButtonTokens {
        conditions.reduce(into: [:]) { tokens, condition in
            guard let values = values[condition] else { return }
            tokens.merge(values) { _, narrower in narrower }
        }
    }
}

extension ButtonState {
    /// The states one by one, those that matter more last.
    var members: [ButtonState] { [.hovered, .focused, .selected, .pressed, .disabled].filter(contains) }
}
