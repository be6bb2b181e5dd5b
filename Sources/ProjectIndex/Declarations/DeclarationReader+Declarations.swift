extension DeclarationReader {
    /// Reads the beginning of a declaration of the file, or of a member of an extension, up to its name or its body.
    mutating func readDeclaration(in scope: Scope) {
        guard let first = token() else { return }
        let declaration = addDeclaration(.statements, at: first, parent: scope.declaration)
        owner = declaration
        let mentions = ownedMentions.count
        let traits = takeModifiers()
        file.declarations[Int(declaration)].traits = traits
        guard let word = token() else { return }
        if word.kind == .macro {
            file.declarations[Int(declaration)].kind = .expansion
            if word.name == KnownName.preview, scope.kind == nil { return readPreview(declaration) }
            return take()
        }
        guard word.isWord else { return }
        switch word.name {
        case Word.import.rawValue:
            // Imports are frequent, and no declarations.
            guard scope.kind == nil else { return take() }
            ownedMentions.removeLast(ownedMentions.count - mentions)
            file.declarations.removeLast()
            owner = -1
            readImport(isExported: first.is("@") && isExported(from: first))
        case Word.extension.rawValue:
            take()
            readExtension(declaration)
        case Word.func.rawValue, Word.macro.rawValue:
            take()
            readFunction(declaration, in: scope, isStatic: traits.contains(.isStatic))
        case Word.var.rawValue, Word.let.rawValue:
            take()
            readVariable(declaration, in: scope, isStatic: traits.contains(.isStatic))
        case Word.typealias.rawValue:
            take()
            setName(of: declaration, kind: .alias)
        case Word.operator.rawValue, KnownName.precedenceGroup:
            take()
            setName(of: declaration, kind: .operator)
        case Word.`init`.rawValue where scope.kind == .extension:
            take()
            readLabels(declaration, kind: .initializer)
        case Word.subscript.rawValue where scope.kind == .extension:
            take()
            readLabels(declaration, kind: .subscript)
        default:
            if let kind = Self.typeKind(word.name) {
                take()
                readType(declaration, kind: kind)
            }
        }
    }

    /// The kind of type that a word declares; `nil` for another word.
    private static func typeKind(_ word: Int32) -> IndexedDeclaration.Kind? {
        switch word {
        case Word.struct.rawValue: .structure
        case Word.class.rawValue: .class
        case Word.enum.rawValue: .enumeration
        case Word.actor.rawValue: .actor
        case Word.protocol.rawValue: .protocol
        default: nil
        }
    }

    /// Takes the attributes and modifiers before a declaration.
    private mutating func takeModifiers() -> IndexedDeclaration.Traits {
        var traits: IndexedDeclaration.Traits = []
        while let token = token() {
            if token.is("@") {
                take()
                while let name = self.token(), name.isWord || name.is("."), !name.startsLine, !name.isSpaced {
                    take()
                }
                if let next = self.token(), next.is("("), !next.isSpaced { takeBrackets() }
            } else if isModifier(at: index) {
                switch token.name {
                case Word.private.rawValue where !isForSetter, Word.fileprivate.rawValue where !isForSetter:
                    traits.insert(.isPrivate)
                case Word.override.rawValue: traits.insert(.isCalledByOthers)
                case Word.static.rawValue, Word.class.rawValue: traits.insert(.isStatic)
                default: break
                }
                index += 1
                if let next = self.token(), next.is("(") { takeBrackets() }
            } else {
                break
            }
        }
        return traits
    }

    /// Whether a modifier is followed by `(set)`.
    private var isForSetter: Bool { token(1)?.is("(") ?? false }

    private func isModifier(at place: Int) -> Bool {
        let token = scanner.tokens[place]
        guard token.isWord else { return false }
        if token.kind == .keyword {
            if Word.isModifier(token.name) { return true }
            guard token.is(.class), place + 1 < scanner.tokens.count else { return false }
            // `class func`, `class override var`.
            let next = scanner.tokens[place + 1]
            return next.kind == .keyword && Word.beginsDeclaration(next.name) && !next.is(.class)
                || next.kind == .name && Word.isContextualModifier(next.name)
                    && isContextual(at: place + 1)
        }
        return Word.isContextualModifier(token.name) && isContextual(at: place)
    }

    /// Sets the name to the next token, and notes the names of generic parameters behind it.
    mutating func setName(of declaration: Int32, kind: IndexedDeclaration.Kind) {
        file.declarations[Int(declaration)].kind = kind
        guard let token = token() else { return }
        if let angle = self.token(1), angle.byte == UInt8(ascii: "<") { declareGenerics() }
        if token.isWord || token.kind == .label {
            file.declarations[Int(declaration)].name = token.name
        } else if token.kind == .operator {
            file.declarations[Int(declaration)].name = operatorName(token)
        }
    }

    /// Notes the names in `<A: B, C>`; more than a few tokens are rare.
    private mutating func declareGenerics() {
        var angles = 0
        for distance in 1..<48 {
            guard let token = token(distance), !token.is("{") else { return }
            angles += self.angles(of: token)
            if angles <= 0 { return }
            if angles == 1, token.isWord || token.kind == .label, let last = self.token(distance - 1),
                last.byte == UInt8(ascii: "<") || last.is(",")
            {
                declare(token.name)
            }
        }
    }

    private mutating func operatorName(_ token: Token) -> Int32 {
        token.name >= 0
            ? token.name
            : scanner.names.number(of: scanner.bytes, from: Int(token.start), to: Int(token.end))
    }

    // MARK: Imports and previews

    private func isExported(from first: Token) -> Bool {
        for distance in 1...8 where index >= distance {
            let token = scanner.tokens[index - distance]
            if token.start < first.start { return false }
            if token.name == KnownName.exported { return true }
        }
        return false
    }

    private mutating func readImport(isExported: Bool) {
        index += 1
        // `import struct Module.Type`
        if let kind = token(), let next = token(1), kind.isWord, next.isWord, !next.startsLine { index += 1 }
        guard let module = token(), module.isWord else { return }
        let item = IndexedFile.Import(module: module.name, isExported: isExported)
        if file.imports.last != item { file.imports.append(item) }
        index += 1
        while let point = token(), point.is("."), !point.startsLine { index += 2 }
    }

    /// Reads the name of a preview, and whether it has a body: others are of widgets.
    private mutating func readPreview(_ declaration: Int32) {
        take()
        var name: Int32 = -1
        var hasBody = false
        if let parenthesis = token(), parenthesis.is("(") {
            if let text = token(1), text.kind == .string { name = text.name }
            take()
            while let argument = token(), argument.depth > parenthesis.depth {
                if argument.kind == .label, argument.name == KnownName.body,
                    argument.depth == parenthesis.depth + 1
                {
                    hasBody = true
                }
                take()
            }
            if let end = token(), end.is(")") { take() }
        }
        guard hasBody || token()?.is("{") ?? false else { return }
        file.declarations[Int(declaration)].kind = .preview
        file.declarations[Int(declaration)].name = name
    }

    // MARK: Types

    private mutating func readType(_ declaration: Int32, kind: IndexedDeclaration.Kind) {
        guard let name = token(), name.isWord else { return }
        setName(of: declaration, kind: kind)
        readBody(declaration, kind: kind)
    }

    private mutating func readExtension(_ declaration: Int32) {
        guard let first = token(), first.isWord else { return }
        file.declarations[Int(declaration)].kind = .extension
        file.declarations[Int(declaration)].base = first.name
        take()
        var end = first.end
        var isPlain = true
        while let point = token(), point.is("."), let next = token(1), next.isWord {
            isPlain = isPlain && point.start == end && next.start == point.end
            end = next.end
            take()
            take()
        }
        // A name with spaces in it is not worth a text of its own.
        let name =
            isPlain && end != first.end
            ? scanner.names.number(of: scanner.bytes, from: Int(first.start), to: Int(end)) : first.name
        file.declarations[Int(declaration)].name = name
        readBody(declaration, kind: .extension)
    }

    /// Reads the inheritance clause of a type or an extension, and enters its braces if it has any.
    private mutating func readBody(_ declaration: Int32, kind: IndexedDeclaration.Kind) {
        guard let depth = token()?.depth else { return }
        var clause = InheritanceClause()
        while let token = token(), token.depth >= depth {
            if token.depth == depth {
                if token.is("{") {
                    finish(&clause, of: declaration)
                    take()
                    return openScope(kind, of: declaration, depth: depth + 1)
                }
                if token.is("}") || token.is(";") || token.startsLine && startsDeclaration(at: index) {
                    break
                }
                if let name = clause.read(token, angles: angles(of: token)) {
                    ownedInherited.append(Owned(owner: declaration, value: name))
                }
            }
            take()
        }
        finish(&clause, of: declaration)
        owner = scope.declaration
    }

    private mutating func finish(_ clause: inout InheritanceClause, of declaration: Int32) {
        if let name = clause.takeName() { ownedInherited.append(Owned(owner: declaration, value: name)) }
    }

    /// The number of `<` less that of `>` in an operator.
    private func angles(of token: Token) -> Int {
        guard token.kind == .operator, token.name != KnownName.arrow else { return 0 }
        var count = 0
        for place in Int(token.start)..<Int(token.end) {
            if scanner.bytes[place] == UInt8(ascii: "<") { count += 1 }
            if scanner.bytes[place] == UInt8(ascii: ">") { count -= 1 }
        }
        return count
    }
}

/// The part of an inheritance clause that has been read.
private struct InheritanceClause {
    private var isOpen = false
    private var angles = 0
    private var isSkipping = false
    private var name: Int32 = -1

    /// Reads a token, and returns the name that it ends.
    mutating func read(_ token: Token, angles change: Int) -> Int32? {
        angles += change
        guard angles == 0 else { return nil }
        if !isOpen {
            isOpen = token.is(":")
            return nil
        }
        if token.is(.where) {
            // Nothing behind it is inherited.
            angles = .max / 2
            return takeName()
        }
        if token.is(",") || token.byte == UInt8(ascii: "&") { return takeName() }
        if token.is("@") || token.byte == UInt8(ascii: "~") {
            isSkipping = true
        } else if token.isWord {
            if isSkipping { isSkipping = false } else { name = token.name }
        }
        return nil
    }

    /// The name that has been read, once.
    mutating func takeName() -> Int32? {
        defer { name = -1 }
        return name >= 0 ? name : nil
    }
}
