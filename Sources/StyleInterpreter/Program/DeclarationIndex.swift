import StyleSyntax

/// The declarations of a program by name.
struct DeclarationIndex {
    var types: [TypeInfo] = []
    var typesByName: [String: TypeInfo] = [:]
    var aliases: [String: TypeID] = [:]
    var globals: [String: GlobalInfo] = [:]
    var functions: [String: [FunctionInfo]] = [:]
    var allFunctions: [FunctionInfo] = []
    var allGlobals: [GlobalInfo] = []
    /// Members of extensions of types and protocols that the source does not declare.
    var extensions: [String: MemberTable] = [:]
    /// Initializers in such extensions.
    var extensionInitializers: [String: [FunctionInfo]] = [:]
    /// Declarations of the file that cannot be used.
    var diagnostics: [Diagnostic] = []
    /// Expressions of previews, which show how a style is used.
    var previews: [StatementID] = []
    /// The operators that the source declares functions for.
    var operators: Set<String> = []
    /// Instances of generic functions.
    var instances: [FunctionInfo] = []

    let program: StyleProgram
    /// Whether a comment of dots stands for lines that are printed elsewhere; every function and part of a type asks.
    private lazy var hasElision = program.source.hasElision

    init(_ program: StyleProgram) {
        self.program = program
        let declarations = Self.declarations(in: program.statements, of: program)
        for (declaration, _) in declarations { addType(declaration, outer: nil) }
        for (declaration, statement) in declarations {
            add(declaration, statement, owner: nil, selfType: nil)
        }
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
        isOfExternalType: Bool = false
    ) {
        guard case .type(let type) = declaration.kind else {
            if case .typeAlias(let name, _, let type) = declaration.kind {
                if let outer { outer.aliases[name.text] = type } else { aliases[name.text] = type }
            }
            return
        }
        // Types in extensions of different types can have one name.
        let known = outer.map(\.nested) ?? (isOfExternalType ? [:] : typesByName)
        if let first = known[type.name.text] {
            return addPart(of: first, type)
        }
        let info = TypeInfo(
            number: types.count,
            name: type.name.text,
            declaration: type,
            place: type.name.place,
            outer: outer
        )
        info.isObservable = declaration.attributes.contains { typeName($0.type) == "Observable" }
        types.append(info)
        if let outer { outer.nested[info.name] = info } else { typesByName[info.name] = info }
        for (member, _) in Self.declarations(in: type.members, of: program) { addType(member, outer: info) }
        for (member, statement) in Self.declarations(in: type.members, of: program) {
            add(member, statement, owner: info, selfType: .declared(info.number))
        }
        if info.isEnumeration { numberCases(of: info) }
    }

    /// Adds a part of a type that is printed in parts, with a comment of dots in place of the rest of each.
    private mutating func addPart(of info: TypeInfo, _ part: TypeDeclaration) {
        guard hasElision else {
            report(.redeclaration(of: info.name), at: part.name.place, about: info)
            return
        }
        let members = Self.declarations(in: part.members, of: program)
        for (member, _) in members { addType(member, outer: info) }
        for (member, statement) in members {
            add(member, statement, owner: info, selfType: .declared(info.number))
        }
    }

    /// Adds a declaration of the file, of a type, or of an extension.
    private mutating func add(
        _ declaration: Declaration,
        _ statement: StatementID,
        owner: TypeInfo?,
        selfType: StyleType?,
        extended: String? = nil
    ) {
        let isStatic = declaration.has("static") || declaration.has("class")
        switch declaration.kind {
        case .type, .typeAlias, .import, .associatedType, .deinitializer: break
        case .extension(let content): addExtension(content)
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
        case .macro(let name, _, let closures):
            if name.text == "Preview" {
                for closure in closures {
                    if case .closure(let content) = program[closure.value].kind { previews += content.body }
                }
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

    private mutating func addExtension(_ content: ExtensionDeclaration) {
        let members = Self.declarations(in: content.members, of: program)
        let name = typeName(content.type)
        if let info = find(name) {
            for (member, _) in members { addType(member, outer: info) }
            info.protocols += content.inherited.map(typeName)
            for (member, statement) in members {
                add(member, statement, owner: info, selfType: .declared(info.number))
            }
            return
        }
        let bridge = Bridge.standard
        let isProtocol = bridge.protocols[name] != nil
        // `extension ButtonStyle where Self == Pill`
        let same = content.requirements.first { $0.relation == .equals && typeName($0.left) == "Self" }
        let sameType = same.flatMap { find(typeName($0.right)) }
        let selfType: StyleType =
            sameType.map { .declared($0.number) }
            ?? (isProtocol
                ? .any(name) : bridge.typeNames[name] ?? bridge.typeNames[shortName(name)] ?? .unknown)
        let key: String
        if case .engine(let engine) = selfType { key = engine } else { key = name }
        for (member, statement) in members {
            addType(member, outer: nil, isOfExternalType: true)
            add(member, statement, owner: nil, selfType: selfType, extended: key)
        }
    }

    mutating func addFunction(_ info: FunctionInfo, owner: TypeInfo?, extended: String?) {
        info.extended = extended
        if info.name.first.map({ !$0.isLetter && $0 != "_" && $0 != "`" }) == true {
            operators.formUnion(info.operators)
        }
        if let owner {
            if !info.isStatic, !owner.isProtocol, hasElision,
                let first = owner.members.functions[info.name]?.first(where: {
                    $0.dispatchKey == info.dispatchKey
                })
            {
                first.append(info)
                info.isRequirement = true
                return
            }
            if info.isStatic {
                owner.members.staticFunctions[info.name, default: []].append(info)
            } else {
                owner.members.functions[info.name, default: []].append(info)
            }
        } else if let extended {
            if info.isStatic {
                extensions[extended, default: MemberTable()].staticFunctions[info.name, default: []].append(
                    info
                )
            } else {
                extensions[extended, default: MemberTable()].functions[info.name, default: []].append(info)
            }
        } else {
            functions[info.name, default: []].append(info)
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
        allFunctions.append(info)
        return info
    }
}
