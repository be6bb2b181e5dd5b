import JSONReading

/// The tokens of an object in the format of the Design Tokens Community Group, with what groups inherit and extend.
struct TokenTree {
    /// A token with its value as it is written.
    struct Token {
        let path: [String]
        let pointer: JSONPointer
        let value: JSONValue

        /// The name in references.
        var name: String { path.joined(separator: ".") }
    }

    private let root: JSONValue
    private let pointer: JSONPointer
    /// In the order of the object.
    private(set) var tokens: [Token] = []
    private var positions: [[String]: Int] = [:]
    private var nodes = 0

    init(_ root: JSONValue, at pointer: JSONPointer) throws(QueryError) {
        self.root = root
        self.pointer = pointer
        try add(root, path: [], at: pointer, extended: [])
    }

    /// Adds the tokens of a group; those that are there already win.
    private mutating func add(
        _ group: JSONValue,
        path: [String],
        at pointer: JSONPointer,
        extended: [[String]]
    ) throws(QueryError) {
        nodes += 1
        guard nodes <= TokenLimits.nodes else {
            throw .token(.tooMany(limit: TokenLimits.nodes), at: self.pointer)
        }
        guard case .object(let members) = group else {
            throw .member(pointer, .wrongKind(group.kind, expected: JSONValue.Kind.object.description))
        }
        if let value = group["$value"] ?? group["$ref"].map({ .object([.init(name: "$ref", value: $0)]) }) {
            try add(Token(path: path, pointer: pointer, value: value))
            return
        }
        for member in members {
            let pointer = pointer.member(member.name)
            if member.name == "$root" {
                try add(member.value, path: path, at: pointer, extended: [])
            } else if !member.name.hasPrefix("$") {
                guard !member.name.isEmpty, !member.name.contains(where: { ".{}".contains($0) }) else {
                    throw .token(.invalidName(member.name), at: pointer)
                }
                try add(member.value, path: path + [member.name], at: pointer, extended: extended)
            }
        }
        if let reference = group["$extends"] {
            let pointer = pointer.member("$extends")
            let target = try self.path(ofGroup: reference, at: pointer)
            guard !extended.contains(target), !path.starts(with: target) else {
                throw .token(.cycle(target.joined(separator: ".")), at: pointer)
            }
            guard let group = value(at: target) else {
                throw .token(.unknownReference(target.joined(separator: ".")), at: pointer)
            }
            try add(group, path: path, at: place(of: target), extended: extended + [target])
        }
    }

    private mutating func add(_ token: Token) throws(QueryError) {
        guard positions[token.path] == nil else { return }
        positions[token.path] = tokens.count
        tokens.append(token)
    }

    /// The token of a name in references; `nil` if there is none.
    func token(named name: String) -> Token? {
        positions[name.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }].map {
            tokens[$0]
        }
    }

    // MARK: Places

    /// The path of a group that a reference names.
    private func path(ofGroup reference: JSONValue, at pointer: JSONPointer) throws(QueryError) -> [String] {
        guard case .string(let text) = reference else {
            throw .member(pointer, .wrongKind(reference.kind, expected: JSONValue.Kind.string.description))
        }
        if let name = TokenReference.name(in: text) { return name.split(separator: ".").map { String($0) } }
        return try path(of: text, at: pointer)
    }

    /// The names in a JSON Pointer into the object, as `#/a/b`.
    func path(of reference: String, at pointer: JSONPointer) throws(QueryError) -> [String] {
        guard reference.hasPrefix("#") else { throw .token(.remoteReference(reference), at: pointer) }
        guard reference == "#" || reference.hasPrefix("#/") else {
            throw .token(.unknownReference(reference), at: pointer)
        }
        return reference.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false)
            .map { String($0).replacing("~1", with: "/").replacing("~0", with: "~") }
    }

    /// The value at a path in the object; `nil` if there is none.
    func value(at path: [String]) -> JSONValue? {
        var value = root
        for name in path {
            if case .array(let elements) = value {
                guard let index = Int(name), elements.indices.contains(index) else { return nil }
                value = elements[index]
            } else {
                guard let member = value[name] else { return nil }
                value = member
            }
        }
        return value
    }

    private func place(of path: [String]) -> JSONPointer { path.reduce(pointer) { $0.member($1) } }
}

/// A reference to a token by its name, as `{group.token}`.
enum TokenReference {
    /// The name in a text that is a reference; `nil` if it is none.
    static func name(in text: String) -> String? {
        text.hasPrefix("{") && text.hasSuffix("}") && text.count > 2
            ? String(text.dropFirst().dropLast()) : nil
    }
}

extension QueryError {
    static func token(_ error: TokenError, at pointer: JSONPointer) -> QueryError {
        .member(pointer, .token(error))
    }
}
