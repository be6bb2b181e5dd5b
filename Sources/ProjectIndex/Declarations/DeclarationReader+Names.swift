extension DeclarationReader {
    /// Takes a token into the declaration that it belongs to.
    mutating func take() {
        let token = scanner.tokens[index]
        if owner < 0 { owner = addDeclaration(.statements, at: token, parent: -1) }
        file.declarations[Int(owner)].end = token.end
        if locals.isExpecting { locals.read(token) }
        switch token.kind {
        case .name: takeName(token)
        case .label:
            take(token.name, as: .label)
            if locals.isParameter(token) { declare(token.name) }
        case .keyword: takeKeyword(token)
        case .operator where token.name >= 0: take(token.name, as: .plain)
        case .string where token.name >= 0: ownedLiterals.append(Owned(owner: owner, value: token.name))
        default: break
        }
        index += 1
    }

    private mutating func takeName(_ token: Token) {
        guard index > 0 else { return take(token.name, as: .plain) }
        let last = scanner.tokens[index - 1]
        let scope = scope
        if last.kind == .keyword, Word.beginsNamed(last.name) || last.is(.case) && scope.declaresCase(last) {
            // A name that is declared here means nothing else.
            if scope.kind?.isType == true, token.depth == scope.depth { ownedMembers.append(token.name) }
            return declare(token.name)
        }
        if last.is(","), locals.isCase, scope.declaresCase(token) || locals.isPattern(token) {
            return declare(token.name)
        }
        if locals.isPattern(token), last.is("(") || last.is(",") { return declare(token.name) }
        take(token.name, as: last.is(".") ? .member : .plain)
    }

    private mutating func takeKeyword(_ token: Token) {
        switch token.name {
        case Word.in.rawValue: declareParameters()
        case Word.func.rawValue, Word.subscript.rawValue: locals.expectParameters(at: token.depth)
        case Word.`init`.rawValue:
            if index == 0 || !scanner.tokens[index - 1].is(".") { locals.expectParameters(at: token.depth) }
        case Word.let.rawValue, Word.var.rawValue: locals.expectPattern(at: token.depth)
        case Word.case.rawValue: locals.isCase = scope.declaresCase(token)
        default: break
        }
    }

    /// Notes the names before `in`: the parameters of a closure, or the names of a loop.
    private mutating func declareParameters() {
        var place = index - 1
        // A closure of more parameters is rare.
        while place >= 0, place > index - 24 {
            let token = scanner.tokens[place]
            switch token.kind {
            case .name: if !scanner.names.isCapitalized(token.name) { declare(token.name) }
            case .label: declare(token.name)
            case .keyword: if token.is(.for) { return }
            case .punctuation: if token.is("{") || token.is(".") { return }
            default: break
            }
            place -= 1
        }
    }

    mutating func declare(_ name: Int32) {
        ownedLocals.append(Owned(owner: owner, value: name))
    }

    private mutating func take(_ name: Int32, as kind: Mention.Kind) {
        guard KnownName.isFollowed(name) else { return }
        ownedMentions.append(Owned(owner: owner, value: Mention(name, kind: kind).code))
    }

    /// Takes the tokens up to the bracket that closes the one at this place.
    mutating func takeBrackets() {
        guard let depth = token()?.depth else { return }
        take()
        while let next = token(), next.depth > depth { take() }
        if let next = token(), next.depth == depth, next.is(")") || next.is("]") || next.is("}") { take() }
    }
}
