import JSONReading

/// The values of tokens without references in them.
struct TokenValues {
    private let tree: TokenTree
    private var count = 0
    /// The names of the tokens that are followed at the moment.
    private var names: [String] = []
    /// The names of the tokens that references of the current token lead to.
    private(set) var followed: Set<String> = []

    init(_ tree: TokenTree) {
        self.tree = tree
    }

    /// The value of a token.
    mutating func value(of token: TokenTree.Token) throws(QueryError) -> JSONValue {
        followed = []
        names = [token.name]
        return try resolve(token.value, at: token.pointer)
    }

    private mutating func resolve(_ value: JSONValue, at pointer: JSONPointer) throws(QueryError) -> JSONValue
    {
        switch value {
        case .string(let text):
            guard let name = TokenReference.name(in: text) else { return value }
            guard let token = tree.token(named: name) else {
                throw .token(.unknownReference(name), at: pointer)
            }
            return try follow(token.name, at: pointer) { values throws(QueryError) in
                try values.resolve(token.value, at: token.pointer)
            }
        case .array(let elements):
            var resolved: [JSONValue] = []
            for element in elements { resolved.append(try resolve(element, at: pointer)) }
            return .array(resolved)
        case .object(let members):
            if members.count == 1, members[0].name == "$ref", case .string(let reference) = members[0].value {
                return try resolve(reference: reference, at: pointer)
            }
            var resolved: [JSONValue.Member] = []
            for member in members {
                resolved.append(.init(name: member.name, value: try resolve(member.value, at: pointer)))
            }
            return .object(resolved)
        case .null, .boolean, .number:
            return value
        }
    }

    private mutating func resolve(reference: String, at pointer: JSONPointer) throws(QueryError) -> JSONValue
    {
        let path = try tree.path(of: reference, at: pointer)
        guard let target = tree.value(at: path) else {
            throw .token(.unknownReference(reference), at: pointer)
        }
        // The names before the value belong to the token.
        let name = path.prefix { !$0.hasPrefix("$") }.joined(separator: ".")
        let value = target["$value"] ?? target
        return try follow(name, at: pointer) { values throws(QueryError) in
            try values.resolve(value, at: pointer)
        }
    }

    /// Resolves what a reference leads to.
    private mutating func follow(
        _ name: String,
        at pointer: JSONPointer,
        body: (inout TokenValues) throws(QueryError) -> JSONValue
    ) throws(QueryError) -> JSONValue {
        count += 1
        guard count <= TokenLimits.references else {
            throw .token(.tooMany(limit: TokenLimits.references), at: pointer)
        }
        guard !names.contains(name) else { throw .token(.cycle(name), at: pointer) }
        followed.insert(name)
        names.append(name)
        defer { names.removeLast() }
        return try body(&self)
    }
}
