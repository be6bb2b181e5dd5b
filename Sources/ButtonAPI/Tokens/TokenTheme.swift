import ButtonRendering
import JSONReading
import ViewEngine

/// The design tokens of a JSON body, as a theme.
final class TokenTheme: Sendable {
    /// The tokens as they were sent.
    let json: JSONValue
    let theme: ButtonTheme
    /// The names of the tokens that set each value.
    let sources: [ButtonTheme.Condition: [ButtonToken: Source]]
    /// The names of the tokens that no button reads.
    let unread: [String]

    /// The token that sets a value, with the tokens that it refers to.
    struct Source: Sendable {
        let name: String
        let references: Set<String>
    }

    /// Reads tokens; the object is at a place of the body.
    init(_ value: JSONValue, at pointer: JSONPointer) throws(QueryError) {
        let tree = try TokenTree(value, at: pointer)
        var values = TokenValues(tree)
        var themed: [ButtonTheme.Condition: ButtonTokens] = [:]
        var sources: [ButtonTheme.Condition: [ButtonToken: Source]] = [:]
        var unread: [String] = []
        for token in tree.tokens {
            // Of a token that nothing reads, too: a cycle or a missing token is a mistake everywhere.
            let value = try values.value(of: token)
            guard let reading = TokenName.reading(token.path) else {
                unread.append(token.name)
                continue
            }
            for read in reading.tokens {
                let place = token.pointer.member("$value")
                // A path of one inset is more exact than that of all.
                if reading.tokens.count > 1, themed[reading.condition]?[read] != nil { continue }
                themed[reading.condition, default: [:]][read] = try read.value(value, at: place)
                sources[reading.condition, default: [:]][read] = Source(
                    name: token.name,
                    references: values.followed
                )
            }
        }
        json = value
        theme = ButtonTheme(themed)
        self.sources = sources
        self.unread = unread
    }
}

extension TokenTheme {
    /// The names of the tokens that change nothing in any state and color scheme of the button.
    func ignored(in request: ButtonRequest, with buttons: ButtonRenderer) -> [String] {
        var used: Set<String> = []
        // Every button can have a pointer over it.
        for state in request.button.control.style.states.filter({ $0 != .hovered }) + [.hovered] {
            for (_, colorScheme) in TokenName.colorSchemes {
                var still = request.atRest
                still.button.state = state
                still.environment.colorScheme = colorScheme
                let wanted = theme.tokens(of: state, in: colorScheme)
                let drawn = buttons.tokens(of: still)
                for (token, value) in wanted {
                    guard let source = source(of: token, in: state, colorScheme: colorScheme),
                        !used.contains(source.name),
                        drawn[token].map(value.isClose) == true,
                        token != .tint || buttons.isTintRead(by: still)
                    else { continue }
                    used.insert(source.name)
                    used.formUnion(source.references)
                }
            }
        }
        let all = Set(unread + sources.values.flatMap { $0.values.map(\.name) })
        return all.subtracting(used).sorted()
    }

    /// The token that sets a value of a button: that of the narrowest condition.
    private func source(of token: ButtonToken, in state: ButtonState, colorScheme: ColorScheme) -> Source? {
        ButtonTheme.Condition.all(of: state, in: colorScheme).reversed().lazy
            .compactMap { self.sources[$0]?[token] }.first
    }
}

extension ButtonRequest {
    /// The button without its interaction.
    var atRest: ButtonRequest {
        var request = self
        request.interaction = Interaction()
        request.presentation.time = nil
        return request
    }
}
