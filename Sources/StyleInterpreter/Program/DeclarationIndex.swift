import StyleSyntax

/// The declarations of a program by name.
struct DeclarationIndex {
    var types: [TypeInfo] = []
    var typesByName = FileNames<TypeInfo>()
    var aliases = FileNames<TypeID>()
    var globals = FileNames<GlobalInfo>()
    var functions = FileNames<[FunctionInfo]>()
    var allFunctions: [FunctionInfo] = []
    var allGlobals: [GlobalInfo] = []
    /// Members of extensions of types and protocols that the source does not declare.
    var extensions: [String: MemberTable] = [:]
    /// Initializers in such extensions.
    var extensionInitializers: [String: [FunctionInfo]] = [:]
    /// Declarations of the file that cannot be used.
    var diagnostics: [Diagnostic] = []
    /// The notes about declarations that later ones of the same name replace.
    var notes: [Diagnostic] = []
    /// The functions by what a later declaration of the same function has in common with them.
    var replaceableFunctions: [FunctionKey: FunctionInfo] = [:]
    /// Whether the members of an extension are being added that only has them for some types.
    var isInConstrainedExtension = false
    /// Whether the members of an extension are being added that only its file can name.
    var isInPrivateExtension = false
    /// Whether the members of an extension of a type of the source are being added.
    var isInExtension = false
    /// The generic parameters that have one type in the extension whose members are being added.
    var sameTypes: [SameType] = []
    /// The definitions of previews, in the order of the source.
    var previews: [PreviewDefinition] = []
    /// The expressions at the top of the source.
    var snippets: [Snippet] = []
    /// The operators that the source declares functions for.
    var operators: Set<String> = []
    /// Instances of generic functions.
    var instances: [FunctionInfo] = []

    let program: StyleProgram
    let files: FileScopes
    /// The lines with a comment of dots, which stands for lines that are printed elsewhere.
    private lazy var elidedLines = program.source.elidedLines

    init(_ program: StyleProgram, addsOutsideEnumerations: Bool = false) {
        self.program = program
        files = FileScopes(program)
        // Extensions in the source apply to them.
        if addsOutsideEnumerations { addOutsideEnumerations() }
        let declarations = Self.declarations(in: program.statements, of: program)
        for (declaration, _) in declarations { addType(declaration, outer: nil) }
        for (declaration, _) in declarations { addTypesOfExtension(declaration) }
        for (declaration, statement) in declarations {
            add(declaration, statement, owner: nil, selfType: nil)
        }
        addSnippets()
        previews.sort { $0.place.offset < $1.place.offset }
        addLocalTypes()
    }

    /// The declarations among statements; a branch of `#if` is not among those of a program for one system.
    static func declarations(
        in statements: [StatementID],
        of program: StyleProgram
    ) -> [(Declaration, StatementID)] {
        statements.compactMap { id in
            guard case .declaration(let declaration) = program[id].kind else { return nil }
            return (program[declaration], id)
        }
    }

    mutating func addType(
        _ declaration: Declaration,
        outer: TypeInfo?,
        extended: String? = nil
    ) {
        guard case .type(let type) = declaration.kind else {
            if case .typeAlias(let name, _, let type) = declaration.kind {
                if let outer {
                    outer.aliases[name.text] = type
                } else if let extended {
                    extensions[extended, default: MemberTable()].aliases[name.text] = type
                } else {
                    aliases.set(
                        type,
                        name.text,
                        in: files.file(of: name.place),
                        isPrivate: declaration.isPrivate
                    )
                }
            }
            return
        }
        // Types in extensions of different types can have one name.
        let file = files.file(of: type.name.place)
        let known =
            outer.map { $0.nested[type.name.text] }
            ?? (extended == nil ? typesByName.value(type.name.text, in: file) : nil)
        if let first = known {
            if first.isPrintedInParts || hasElision(in: declaration.range) {
                addRange(declaration.range, of: first)
                return addPart(of: first, type)
            }
            replace(first, at: type.name.place)
        }
        // A type inside of a generic one has other members for other arguments of that.
        let generic = type.generics.parameters.isEmpty ? outer?.generic?.nested[type.name.text] : nil
        let info = TypeInfo(
            number: types.count,
            name: type.name.text,
            declaration: type,
            place: type.name.place,
            outer: outer,
            generic: generic,
            arguments: generic == nil ? [] : outer?.arguments ?? []
        )
        addRange(declaration.range, of: info)
        info.isObservable = declaration.attributes.contains { typeName($0.type) == "Observable" }
        info.hasDynamicMembers = declaration.attributes.contains {
            typeName($0.type) == "dynamicMemberLookup"
        }
        types.append(info)
        if let outer {
            outer.nested[info.name] = info
        } else if let extended {
            info.extended = extended
            extensions[extended, default: MemberTable()].types[info.name] = info
        } else {
            typesByName.set(info, info.name, in: file, isPrivate: declaration.isPrivate)
        }
        addMembers(type.members, to: info)
        if info.isEnumeration { numberCases(of: info) }
        if outer == nil { addPreviewProvider(info) }
    }

    /// Adds a part of the source that declares a type.
    private mutating func addRange(_ range: SourceRange, of info: TypeInfo) {
        info.ranges.append(range)
        if hasElision(in: range) { info.isPrintedInParts = true }
    }

    /// Whether a comment of dots is in a part of the source.
    private mutating func hasElision(in range: SourceRange) -> Bool {
        guard !elidedLines.isEmpty else { return false }
        let lines = range.start.line...program.source.place(at: range.offsets.upperBound).line
        return elidedLines.contains(where: lines.contains)
    }

    /// Adds a part of a type that is printed in parts, with a comment of dots in place of the rest of each.
    private mutating func addPart(of info: TypeInfo, _ part: TypeDeclaration) {
        addMembers(part.members, to: info)
    }

    /// Adds the members in a declaration or an extension of a type.
    mutating func addMembers(_ statements: [StatementID], to info: TypeInfo) {
        info.parts.append(
            TypePart(
                members: statements,
                isExtension: isInExtension,
                isPrivate: isInPrivateExtension,
                isConstrained: isInConstrainedExtension,
                sameTypes: sameTypes
            )
        )
        let members = Self.declarations(in: statements, of: program)
        let isExtension = isInExtension
        // The initializers of a nested type are its own.
        isInExtension = false
        for (member, _) in members { addType(member, outer: info) }
        isInExtension = isExtension
        for (member, statement) in members {
            add(member, statement, owner: info, selfType: .declared(info.number))
        }
    }

    /// Adds a declaration of the file, of a type, or of an extension.
    mutating func add(
        _ declaration: Declaration,
        _ statement: StatementID,
        owner: TypeInfo?,
        selfType: StyleType?,
        extended: String? = nil
    ) {
        let isStatic = declaration.has("static") || declaration.has("class")
        switch declaration.kind {
        case .type, .typeAlias, .import, .associatedType, .deinitializer: break
        case .extension(let content):
            isInPrivateExtension = declaration.isPrivate
            addExtension(content, range: declaration.range)
            isInPrivateExtension = false
        case .function(let function):
            guard function.body != nil || owner?.isProtocol == true else { break }
            let info = makeFunction(
                function.name.text,
                at: function.name.place,
                declaration,
                owner: owner,
                selfType: selfType,
                isStatic: isStatic,
                signature: function.signature,
                body: function.body ?? []
            )
            info.isRequirement = function.body == nil
            addFunction(info, owner: owner, extended: extended)
        case .initializer(let initializer):
            let info = makeFunction(
                "init",
                at: declaration.place,
                declaration,
                owner: owner,
                selfType: selfType,
                isStatic: false,
                signature: initializer.signature,
                body: initializer.body ?? []
            )
            info.isInitializer = true
            info.isFailable = initializer.isFailable
            info.isConvenience = declaration.has("convenience")
            info.isInExtension = isInExtension
            if let owner {
                owner.initializers.append(info)
            } else if let extended {
                extensionInitializers[extended, default: []].append(info)
            }
        case .variable(let variable):
            // A type after several names is that of all of them: `let a, b: Int`.
            var type: TypeID?
            let bindings = variable.bindings.reversed().map { binding in
                type = binding.type ?? (binding.value == nil && binding.accessors == nil ? type : nil)
                return VariableDeclaration.Binding(
                    pattern: binding.pattern,
                    type: type,
                    value: binding.value,
                    accessors: binding.accessors
                )
            }
            for binding in bindings.reversed() {
                addBinding(
                    binding,
                    variable,
                    declaration,
                    owner: owner,
                    selfType: selfType,
                    isStatic: isStatic,
                    extended: extended
                )
            }
        case .enumCases(let cases):
            guard let owner else { break }
            for item in cases {
                owner.cases.append(
                    CaseInfo(
                        number: owner.cases.count,
                        name: item.name.text,
                        parameters: item.parameters ?? [],
                        rawValue: item.rawValue.flatMap(rawValue)
                    )
                )
            }
        case .macro(let name, let arguments, let closures):
            if name.text == "Preview" {
                addPreview(arguments: arguments, closures: closures, at: declaration.place)
            }
        case .subscript(let content):
            addSubscript(
                content,
                declaration,
                owner: owner,
                selfType: selfType,
                isStatic: isStatic,
                extended: extended
            )
        case .operator, .precedenceGroup: break
        case .unsupported(let what):
            report(.unsupported(what), at: declaration.place, about: owner)
        }
    }

    /// Reports a declaration of a type, or of the file.
    mutating func report(_ message: CheckMessage, at place: SourcePlace, about type: TypeInfo?) {
        let diagnostic = Diagnostic(.error, message, at: place, in: program.source)
        if let type {
            type.messages.add(diagnostic)
        } else {
            diagnostics.append(diagnostic)
        }
    }

    private mutating func addExtension(_ content: ExtensionDeclaration, range: SourceRange) {
        let members = Self.declarations(in: content.members, of: program)
        let name = typeName(content.type)
        // `extension ButtonStyle where Self == Pill`
        let same = content.requirements.first { $0.relation == .equals && typeName($0.left) == "Self" }
        isInConstrainedExtension = content.requirements.count > (same == nil ? 0 : 1)
        defer { isInConstrainedExtension = false }
        if let info = find(name, from: range.start) {
            info.protocols += content.inherited.map(typeName)
            addRange(range, of: info)
            isInExtension = true
            sameTypes = content.requirements.filter { $0.relation == .equals }.map {
                SameType(parameter: typeName($0.left), type: $0.right)
            }
            defer {
                isInExtension = false
                sameTypes = []
            }
            addMembers(content.members, to: info)
            return
        }
        let bridge = Bridge.standard
        let isProtocol = bridge.protocols[name] != nil
        let key = extensionKey(of: name)
        let sameType = same.flatMap { find(typeName($0.right), from: range.start) }
        // `extension ShapeStyle where Self == Color`
        let engineType = same.flatMap { bridge.typeNames[shortName(typeName($0.right))] }
        let selfType: StyleType =
            sameType.map { .declared($0.number) } ?? engineType
            ?? (isProtocol
                ? .any(name) : bridge.typeNames[name] ?? bridge.typeNames[shortName(name)] ?? .unknown)
        for (member, statement) in members {
            add(member, statement, owner: nil, selfType: selfType, extended: key)
        }
    }

    /// Adds the types in an extension of a type or protocol that the source does not declare.
    private mutating func addTypesOfExtension(_ declaration: Declaration) {
        guard case .extension(let content) = declaration.kind else { return }
        let name = typeName(content.type)
        guard find(name, from: declaration.range.start) == nil else { return }
        isInPrivateExtension = declaration.isPrivate
        for (member, _) in Self.declarations(in: content.members, of: program) {
            addType(member, outer: nil, extended: extensionKey(of: name))
        }
        isInPrivateExtension = false
    }

    mutating func addFunction(_ info: FunctionInfo, owner: TypeInfo?, extended: String?) {
        info.extended = extended
        if info.name.first.map({ !$0.isLetter && $0 != "_" && $0 != "`" }) == true {
            operators.formUnion(info.operators)
        }
        if let owner, owner.isPrintedInParts, !info.isStatic, !owner.isProtocol,
            let first = owner.members.functions[info.name]?.first(where: {
                $0.dispatchKey == info.dispatchKey
            })
        {
            first.append(info)
            info.isRequirement = true
            return
        }
        let earlier = replacedFunction(by: info)
        switch (owner, extended) {
        case (let owner?, _) where info.isStatic:
            owner.members.staticFunctions.add(info, replacing: earlier)
        case (let owner?, _): owner.members.functions.add(info, replacing: earlier)
        case (nil, let extended?) where info.isStatic:
            extensions[extended, default: MemberTable()].staticFunctions.add(info, replacing: earlier)
        case (nil, let extended?):
            extensions[extended, default: MemberTable()].functions.add(info, replacing: earlier)
        case (nil, nil): functions.add(info, replacing: earlier, in: files.file(of: info.place))
        }
    }

    /// Makes a function; local ones belong to the scope of their declaration.
    mutating func makeFunction(
        _ name: String,
        at place: SourcePlace,
        _ declaration: Declaration,
        owner: TypeInfo?,
        selfType: StyleType?,
        isStatic: Bool,
        signature: FunctionSignature,
        body: [StatementID],
        isProperty: Bool = false
    ) -> FunctionInfo {
        let info = FunctionInfo(
            number: allFunctions.count,
            name: name,
            place: place,
            owner: owner,
            selfType: selfType,
            isStatic: isStatic,
            isMutating: declaration.has("mutating"),
            isProperty: isProperty,
            parameters: signature.parameters,
            resultID: signature.result,
            genericClause: signature.generics,
            attributes: declaration.attributes,
            body: body
        )
        info.isOverride = declaration.has("override")
        info.isPrivate = declaration.isPrivate || isInPrivateExtension
        info.sameTypes = sameTypes
        allFunctions.append(info)
        return info
    }
}

extension Declaration {
    /// Whether only its own file can name it.
    var isPrivate: Bool { has("private") || has("fileprivate") }
}
