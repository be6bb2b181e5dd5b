extension DeclarationReader {
    /// Reads the beginning of a member of a type: a type inside of it and a function are declarations, and so is a property
    /// that has no value of its own in each instance.
    mutating func readMember(of scope: Scope) {
        owner = scope.declaration
        let count = file.declarations.count
        readDeclaration(in: scope)
        guard file.declarations.count > count else { return }
        let declaration = file.declarations[count]
        if declaration.kind.isType || declaration.kind == .extension { return }
        if scope.kind != .protocol, declaration.kind == .function || declaration.traits.contains(.isOnDemand)
        {
            return
        }
        // The names belong to the type.
        owner = scope.declaration
        give(from: Int32(truncatingIfNeeded: count), to: owner)
        file.declarations.removeLast(file.declarations.count - count)
    }

    /// Gives the last names and texts to another declaration.
    private mutating func give(from declaration: Int32, to owner: Int32) {
        func give(_ owned: inout [Owned]) {
            var place = owned.count
            while place > 0, owned[place - 1].owner >= declaration {
                place -= 1
                owned[place] = Owned(owner: owner, value: owned[place].value)
            }
        }
        give(&ownedMentions)
        give(&ownedLiterals)
        give(&ownedLocals)
        while let last = ownedInherited.last, last.owner >= declaration { ownedInherited.removeLast() }
    }

    mutating func readFunction(_ declaration: Int32, in scope: Scope, isStatic: Bool) {
        setName(of: declaration, kind: .function)
        noteRequirement(declaration)
        guard scope.kind == nil || isStatic, let place = placeOfResult(), isButton(at: place, in: scope)
        else { return }
        file.declarations[Int(declaration)].traits.insert(.makesButton)
    }

    /// The place of the type that a function returns, from its name; `nil` if it states none.
    private func placeOfResult() -> Int? {
        var place = index
        guard let depth = token()?.depth else { return nil }
        let tokens = scanner.tokens
        while place < tokens.count, tokens[place].depth >= depth {
            let token = tokens[place]
            if token.depth == depth {
                if token.is("(") { break }
                if token.is("{") || token.is("}") || token.is(";") { return nil }
            }
            place += 1
        }
        place += 1
        while place < tokens.count, tokens[place].depth > depth { place += 1 }
        place += 1
        while place < tokens.count, tokens[place].depth >= depth {
            let token = tokens[place]
            if token.depth == depth {
                if token.name == KnownName.arrow { return place + 1 }
                if !token.isWord && !token.is("(") && !token.is(")") || Word.beginsDeclaration(token.name) {
                    return nil
                }
            }
            place += 1
        }
        return nil
    }

    mutating func readVariable(_ declaration: Int32, in scope: Scope, isStatic: Bool) {
        setName(of: declaration, kind: .variable)
        guard let first = token() else { return }
        if first.is("(") { return readPattern(declaration, from: first) }
        noteRequirement(declaration)
        if isStatic || isComputed { file.declarations[Int(declaration)].traits.insert(.isOnDemand) }
        guard scope.kind == nil || isStatic, let colon = token(1), colon.is(":"),
            isButton(at: index + 2, in: scope)
        else { return }
        file.declarations[Int(declaration)].traits.insert(.makesButton)
    }

    private mutating func noteRequirement(_ declaration: Int32) {
        guard let token = token(), token.kind == .operator || KnownName.requirements.contains(token.name)
        else { return }
        file.declarations[Int(declaration)].traits.insert(.isCalledByOthers)
    }

    /// Whether the variable whose name is next has a body, rather than a value with observers.
    private var isComputed: Bool {
        guard let depth = token()?.depth else { return false }
        // A longer type is rare.
        for distance in 1..<64 {
            guard let token = token(distance), token.depth >= depth else { return false }
            guard token.depth == depth else { continue }
            if token.is("{") {
                let name = self.token(distance + 1)?.name
                return name != KnownName.willSet && name != KnownName.didSet
            }
            if token.byte == UInt8(ascii: "=") || token.is(";") { return false }
            if token.kind == .keyword, Word.beginsDeclaration(token.name) { return false }
        }
        return false
    }

    /// Reads the names of `(a, b)`; each is a declaration of its own.
    private mutating func readPattern(_ declaration: Int32, from first: Token) {
        take()
        while let token = token(), token.depth > first.depth {
            if token.kind == .name, KnownName.isFollowed(token.name) {
                let part = addDeclaration(.partOfPattern, at: token, parent: declaration)
                file.declarations[Int(part)].name = token.name
                file.declarations[Int(part)].traits = file.declarations[Int(declaration)].traits
            }
            take()
        }
    }

    /// Whether the type at a place is a button of UIKit, or a configuration of one.
    private func isButton(at place: Int, in scope: Scope) -> Bool {
        let tokens = scanner.tokens
        guard place < tokens.count, tokens[place].isWord || tokens[place].name == KnownName.selfType else {
            return false
        }
        var end = place + 1
        switch tokens[place].name {
        case KnownName.button:
            if end + 1 < tokens.count, tokens[end].is("."), tokens[end + 1].name == KnownName.configuration {
                end += 2
            }
        case KnownName.selfType:
            guard scope.kind == .extension else { return false }
            let name = file.declarations[Int(scope.declaration)].name
            guard name == KnownName.button || name == KnownName.buttonConfiguration else { return false }
        case KnownName.configuration:
            guard scope.kind == .extension,
                file.declarations[Int(scope.declaration)].base == KnownName.button
            else { return false }
        default: return false
        }
        guard end < tokens.count else { return true }
        let next = tokens[end]
        if next.is(".") { return false }
        return next.kind != .operator || next.byte == UInt8(ascii: "=") || next.isSpaced
    }

    /// Reads the labels of an initializer or a subscript, by which a search finds it.
    mutating func readLabels(_ declaration: Int32, kind: IndexedDeclaration.Kind) {
        file.declarations[Int(declaration)].kind = kind
        guard let depth = token()?.depth else { return }
        // The generic parameters, and the question mark of an initializer that can fail.
        while let token = token(), token.depth == depth, !token.is("("), !token.is("{"), !token.startsLine {
            take()
        }
        guard let parenthesis = token(), parenthesis.is("(") else { return }
        take()
        while let token = token(), token.depth > depth {
            if token.depth == depth + 1, token.kind == .label, let last = scannerToken(before: index),
                last.is("(") || last.is(","), KnownName.isFollowed(token.name),
                kind == .initializer || self.token(1)?.kind == .label
            {
                ownedInherited.append(Owned(owner: declaration, value: token.name))
            }
            take()
        }
    }

    private func scannerToken(before place: Int) -> Token? { place > 0 ? scanner.tokens[place - 1] : nil }
}
