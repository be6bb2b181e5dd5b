import Graphics
import ViewEngine

/// A request without its theme, and what the theme still changes when the button is drawn.
struct ThemedRequest {
    let request: ButtonRequest
    let theme: AppliedTheme
}

extension ButtonResolver {
    /// A request whose theme has become changes to its other parts; `nil` if it has no theme.
    ///
    /// Only what differs from the button of the style is changed, so that the tokens of a button change nothing in it.
    func themed(_ request: ButtonRequest) -> ThemedRequest? {
        guard let theme = request.theme else { return nil }
        let colorScheme = request.environment.colorScheme
        var plain = request
        plain.theme = nil
        plain.setTint(of: theme)
        let steps = request.statesOverTime
        let states = steps.map(\.state)
        let members = states.flatMap { $0.members.count > 1 ? $0.members : [] }
        var originals = tokens(of: plain, in: states + members)
        let isolated = isolatedTokens(of: plain, in: states, originals: originals)
        let wanted = Dictionary(
            states.map { state in
                let tokens = theme.tokens(of: state, in: colorScheme, originals: originals)
                return (state, tokens.keeping(originals[state] ?? [:], whereEqualTo: isolated[state] ?? [:]))
            },
            uniquingKeysWith: { first, _ in first }
        )
        if let adjustment = LabelAdjustment(from: originals, to: wanted, startingWith: steps[0].state) {
            plain.environment.labelAdjustment = adjustment
            originals = tokens(of: plain, in: states)
        }
        return ThemedRequest(
            request: plain,
            theme: AppliedTheme(
                steps: steps.map { time, state in
                    AppliedTheme.Step(
                        time: time,
                        original: originals[state] ?? [:],
                        tokens: wanted[state] ?? [:]
                    )
                }
            )
        )
    }

    /// The tokens of the button at rest, in each of some states.
    private func tokens(of request: ButtonRequest, in states: [ButtonState]) -> [ButtonState: ButtonTokens] {
        var tokens: [ButtonState: ButtonTokens] = [:]
        for state in states where tokens[state] == nil {
            var still = request
            still.button.state = state
            still.interaction = Interaction()
            still.presentation.time = nil
            tokens[state] = plainTokens(of: still)
        }
        return tokens
    }

    /// The tokens of the button without a background behind it, as a file of tokens has them.
    private func isolatedTokens(
        of request: ButtonRequest,
        in states: [ButtonState],
        originals: [ButtonState: ButtonTokens]
    ) -> [ButtonState: ButtonTokens] {
        guard request.environment.background != nil else { return originals }
        var isolated = request
        isolated.environment.background = nil
        return tokens(of: isolated, in: states)
    }

    /// The tokens of a button in its state, without a theme.
    private func plainTokens(of request: ButtonRequest) -> ButtonTokens {
        let button = button(for: request, region: nil)
        return button.tokens(
            title: request.title,
            items: button.completeDisplayList(title: request.title).items
        )
        .merging(request.tintToken) { _, tint in tint }
    }

    /// The tokens of a button in its state, with its theme.
    func tokens(of request: ButtonRequest) -> ButtonTokens {
        guard let themed = themed(request) else { return plainTokens(of: request) }
        let button = button(for: themed.request, region: nil)
        let list = button.completeDisplayList(title: request.title)
        let items = themed.theme.appliedCompletely(to: list, at: .infinity).items
        return button.tokens(title: request.title, items: items)
            .merging(themed.request.tintToken) { _, tint in tint }
    }

    /// Whether the tint of a request, or of its theme, changes the button.
    func isTintRead(by request: ButtonRequest) -> Bool {
        let tinted = themed(request)?.request ?? request
        var plain = tinted
        plain.button.tint = nil
        return button(for: plain, region: nil).displayList(title: request.title)
            != button(for: tinted, region: nil).displayList(title: request.title)
    }
}

extension ButtonRenderer {
    /// The tokens of a button in its state, at rest.
    package func tokens(of request: ButtonRequest) -> ButtonTokens { resolver.tokens(of: request) }

    /// Whether the tint of a request, or of its theme, changes the button.
    package func isTintRead(by request: ButtonRequest) -> Bool { resolver.isTintRead(by: request) }
}

extension ButtonRequest {
    /// The states of the button over time, as its events change them.
    fileprivate var statesOverTime: [(time: Double, state: ButtonState)] {
        var state = button.state
        var states = [(time: -Double.infinity, state: state)]
        guard isMoment else { return states }
        for event in interaction.events {
            switch event.kind {
            case .down: state.insert(.pressed)
            case .up, .cancel: state.remove(.pressed)
            case .enter: state.insert(.hovered)
            case .leave: state.remove(.hovered)
            case .select: state.insert(.selected)
            case .deselect: state.remove(.selected)
            case .disable: state.insert(.disabled)
            case .enable: state.remove(.disabled)
            case .focus: state.insert(.focused)
            case .blur: state.remove(.focused)
            case .move, .key: continue
            }
            states.append((event.time, state))
        }
        return states
    }

    /// The explicit tint as it is resolved, if there is one.
    fileprivate var tintToken: ButtonTokens {
        button.tint.map { [.tint: .color($0.resolve(in: EnvironmentValues(environment)))] } ?? [:]
    }

    /// Sets the tint that a theme has for the state and the color scheme, unless it is the tint already.
    fileprivate mutating func setTint(of theme: ButtonTheme) {
        // The tint of a button does not change with its state.
        let state = button.state.members.last ?? .normal
        let tokens = theme.tokens(of: state, in: environment.colorScheme)
        guard let wanted = tokens[.tint], let color = wanted.color else { return }
        if let own = tintToken[.tint], own.isClose(to: wanted) { return }
        button.tint = Color(color)
    }
}

extension LabelAdjustment {
    /// The changes from the labels of a button in some states to those of a theme; `nil` if there are none.
    fileprivate init?(
        from originals: [ButtonState: ButtonTokens],
        to wanted: [ButtonState: ButtonTokens],
        startingWith first: ButtonState
    ) {
        self.init()
        func difference(_ token: ButtonToken) -> CGFloat {
            guard let old = originals[first]?[token], let new = wanted[first]?[token], !new.isClose(to: old),
                let from = old.number, let to = new.number
            else { return 0 }
            return to - from
        }
        insets.top = difference(.insetTop)
        insets.leading = difference(.insetLeading)
        insets.bottom = difference(.insetBottom)
        insets.trailing = difference(.insetTrailing)
        // A state may have a font of its own; the first state is asked first.
        for state in [first] + wanted.keys.filter({ $0 != first }).sorted(by: { $0.rawValue < $1.rawValue }) {
            guard let original = originals[state]?.font, let tokens = wanted[state] else { continue }
            var replacement = original
            if let size = tokens[.fontSize]?.number { replacement.size = size }
            if let weight = tokens[.fontWeight]?.number { replacement.weight = Int(weight) }
            guard replacement != original, !fonts.contains(where: { $0.original == original }) else {
                continue
            }
            fonts.append(FontReplacement(original: original, replacement: replacement))
        }
        if insets == EdgeInsets(), fonts.isEmpty { return nil }
    }
}

extension ButtonTokens {
    /// The tokens, with those of the button itself in place of values that are the button's own elsewhere: glass has
    /// another color on a known background.
    fileprivate func keeping(_ own: ButtonTokens, whereEqualTo elsewhere: ButtonTokens) -> ButtonTokens {
        var kept = self
        for (token, value) in self {
            guard let other = elsewhere[token], value.isClose(to: other), let original = own[token] else {
                continue
            }
            kept[token] = original
        }
        return kept
    }

    /// The upright font of the label.
    fileprivate var font: FontDescriptor? {
        guard let size = self[.fontSize]?.number, let weight = self[.fontWeight]?.number else { return nil }
        return FontDescriptor(size: size, weight: Int(weight))
    }
}
