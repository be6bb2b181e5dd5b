/// Reads the declarations of one file after another from their tokens.
///
/// It reads the declarations of a file and the members of its extensions, and in types the types inside of them; whatever
/// is inside of a function is only names. Each token is read at most twice.
struct DeclarationReader: Sendable {
    var scanner = TokenScanner()
    var file = IndexedFile(byteCount: 0, isPackage: false)
    var index = 0
    /// The declaration to which the next tokens belong; -1 for none.
    var owner: Int32 = -1
    /// The names, texts and inherited names with the declarations that have them.
    var ownedMentions: [Owned] = []
    var ownedLiterals: [Owned] = []
    var ownedInherited: [Owned] = []
    /// The names that declarations declare, also inside of functions.
    var ownedLocals: [Owned] = []
    var ownedMembers: [Int32] = []
    var locals = LocalNames()
    private var scopes: [Scope] = []
    var seenMentions = SeenValues()
    var seenValues = SeenValues()
    var localValues = SeenValues()

    /// A number with the declaration that has it.
    struct Owned: Sendable {
        let owner: Int32
        let value: Int32
    }

    /// The braces of a type or an extension, or the whole file.
    struct Scope: Sendable {
        let kind: IndexedDeclaration.Kind?
        let declaration: Int32
        /// The depth of the tokens between its members.
        let depth: Int32

        /// Whether a word of the scope is one in a case of an enumeration.
        func declaresCase(_ token: Token) -> Bool { kind == .enumeration && token.depth == depth }
    }

    /// Reads the declarations of a file.
    mutating func read(_ bytes: [UInt8], for settings: BuildSettings) -> IndexedFile {
        scanner.scan(bytes, for: settings)
        file = IndexedFile(byteCount: bytes.count, isPackage: settings.isPackage)
        file.skippedCount = scanner.branches.skippedCount
        file.flags = scanner.branches.flags.sorted()
        index = 0
        owner = -1
        locals = LocalNames()
        scopes = [Scope(kind: nil, declaration: -1, depth: 0)]
        while index < scanner.tokens.count { step() }
        while scopes.count > 1 { closeScope(at: Int32(truncatingIfNeeded: bytes.count)) }
        collect()
        return file
    }

    // MARK: State

    /// The token at this place or behind it; `nil` at the end of the file.
    func token(_ distance: Int = 0) -> Token? {
        let place = index + distance
        return place < scanner.tokens.count ? scanner.tokens[place] : nil
    }

    var scope: Scope { scopes[scopes.count - 1] }

    mutating func openScope(_ kind: IndexedDeclaration.Kind, of declaration: Int32, depth: Int32) {
        scopes.append(Scope(kind: kind, declaration: declaration, depth: depth))
        owner = declaration
    }

    private mutating func closeScope(at end: Int32) {
        let closed = scopes.removeLast()
        file.declarations[Int(closed.declaration)].end = end
        owner = scope.declaration
    }

    /// Adds a declaration that begins at a token, as one that the next tokens belong to.
    mutating func addDeclaration(_ kind: IndexedDeclaration.Kind, at token: Token, parent: Int32) -> Int32 {
        let number = Int32(truncatingIfNeeded: file.declarations.count)
        file.declarations.append(
            IndexedDeclaration(
                kind: kind,
                parent: parent,
                offset: token.start,
                end: token.end,
                line: token.line
            )
        )
        return number
    }

    // MARK: Steps

    private mutating func step() {
        let token = scanner.tokens[index]
        let scope = scope
        if token.depth < scope.depth {
            closeScope(at: token.end)
            if token.is("}") {
                // The brace belongs to what it closes.
                index += 1
            }
            return
        }
        guard token.depth == scope.depth, scopes.count <= IndexLimits.nesting else { return take() }
        if startsDeclaration(at: index) {
            let place = index
            locals.isCase = false
            if let kind = scope.kind, kind != .extension {
                readMember(of: scope)
            } else {
                readDeclaration(in: scope)
            }
            if index == place { take() }
            return
        }
        if scope.kind == nil, owner >= 0, startsStatement(token),
            file.declarations[Int(owner)].kind != .statements
        {
            owner = -1
        }
        take()
    }

    /// Whether a token between the declarations of a file begins a statement, rather than that it continues the last one.
    private func startsStatement(_ token: Token) -> Bool {
        guard token.startsLine || index > 0 && scanner.tokens[index - 1].is(";") else { return false }
        if index > 0, expectsMore(scanner.tokens[index - 1]) { return false }
        switch token.kind {
        case .punctuation: return token.is("(") || token.is("[") || token.is("@") || token.is("\\")
        case .operator: return false
        case .keyword:
            return
                !(token.is(.else) || token.is(.catch) || token.is(.where) || token.is(.throws)
                || token.is(.rethrows)
                || token.is(.async) || token.is(.in) || token.is(.is) || token.is(.as))
        default: return true
        }
    }

    /// Whether a declaration begins at a token that is between others of its scope.
    func startsDeclaration(at place: Int) -> Bool {
        let token = scanner.tokens[place]
        switch token.kind {
        case .keyword: guard Word.beginsDeclaration(token.name) else { return false }
        case .macro: break
        case .punctuation: guard token.is("@") else { return false }
        case .name:
            guard token.name == KnownName.precedenceGroup || Word.isContextual(token.name),
                isContextual(at: place)
            else { return false }
        default: return false
        }
        guard place > 0 else { return true }
        let last = scanner.tokens[place - 1]
        guard token.startsLine || last.is(";") || last.is("}") || last.is("{") else { return false }
        return !expectsMore(last)
    }

    /// Whether a word that can be a name begins a declaration.
    func isContextual(at place: Int) -> Bool {
        guard place + 1 < scanner.tokens.count else { return false }
        let token = scanner.tokens[place]
        let next = scanner.tokens[place + 1]
        guard Word.isContextualModifier(token.name) else {
            return (next.isWord || next.kind == .operator) && !next.startsLine
        }
        if next.is("(") { return token.is(.unowned) || token.is(.nonisolated) }
        return next.kind == .keyword && Word.beginsDeclaration(next.name) || next.is("@")
            || next.kind == .name && Word.isContextual(next.name)
    }

    /// Whether a token is continued by the next one, on whatever line it is.
    private func expectsMore(_ token: Token) -> Bool {
        switch token.kind {
        case .operator: token.isSpaced || token.byte == UInt8(ascii: "=") || token.name == KnownName.arrow
        case .punctuation: token.is(":") || token.is(",") || token.is(".")
        default: false
        }
    }
}
