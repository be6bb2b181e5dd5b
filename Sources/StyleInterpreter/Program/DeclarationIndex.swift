import StyleRuntime
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
    /// The protocols to which such extensions make types conform, by the names of the types.
    var outsideConformances: [String: [OutsideConformance]] = [:]
    /// Initializers in such extensions.
    var extensionInitializers: [String: [FunctionInfo]] = [:]
    /// Declarations of the file that cannot be used.
    var diagnostics: [Diagnostic] = []
    /// The notes about declarations that later ones of the same name replace.
    var notes: [Diagnostic] = []
    /// The functions by what a later declaration of the same function has in common with them.
    var replaceableFunctions: [FunctionKey: FunctionInfo] = [:]
    /// The surroundings of the members that are being added.
    var surroundings = MemberSurroundings()
    /// The definitions of previews, in the order of the source.
    var previews: [PreviewDefinition] = []
    /// The expressions at the top of the source.
    var snippets: [Snippet] = []
    /// The operators that the source declares functions for.
    var operators: Set<String> = []

    let program: StyleProgram
    let files: FileScopes
    /// The lines with a comment of dots, which stands for lines that are printed elsewhere.
    private lazy var elidedLines = program.source.elidedLines

    init(_ program: StyleProgram, addsOutsideEnumerations: Bool = false) {
        self.program = program
        files = FileScopes(program)
        // Extensions in the source apply to them.
        if addsOutsideEnumerations { addOutsideEnumerations() }
        let declarations = program.declarations(in: program.statements)
        for (declaration, _) in declarations { addType(declaration, outer: nil) }
        addTypesOfExtensions(declarations.map(\.0))
        for (declaration, statement) in declarations {
            add(declaration, statement: statement, owner: nil, selfType: nil)
        }
        addSnippets()
        previews.sort { $0.place.offset < $1.place.offset }
        addLocalTypes()
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
                        named: name.text,
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
        info.isPropertyWrapper = declaration.attributes.contains {
            program.typeName($0.type) == "propertyWrapper"
        }
        info.isResultBuilder = declaration.attributes.contains {
            program.typeName($0.type) == "resultBuilder"
        }
        info.isObservable = declaration.attributes.contains { program.typeName($0.type) == "Observable" }
        info.hasDynamicMembers = declaration.attributes.contains {
            program.typeName($0.type) == "dynamicMemberLookup"
        }
        types.append(info)
        if let outer {
            outer.nested[info.name] = info
        } else if let extended {
            info.extended = extended
            extensions[extended, default: MemberTable()].types[info.name] = info
        } else {
            typesByName.set(info, named: info.name, in: file, isPrivate: declaration.isPrivate)
        }
        addMembers(type.members, to: info)
        if info.isEnumeration { numberCases(of: info) }
        if outer == nil { addPreviewProvider(info) }
    }

    /// Adds a part of the source that declares a type.
    mutating func addRange(_ range: SourceRange, of info: TypeInfo) {
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
        info.parts.append(TypePart(members: statements, surroundings: surroundings))
        let members = program.declarations(in: statements)
        let outer = surroundings
        // The initializers of a type inside of it, and its generic parameters, are its own.
        surroundings.isExtension = false
        surroundings.sameTypes = []
        for (member, _) in members { addType(member, outer: info) }
        surroundings = outer
        for (member, statement) in members {
            add(member, statement: statement, owner: info, selfType: .declared(info.number))
        }
    }

    /// Adds a declaration of the file, of a type, or of an extension.
    mutating func add(
        _ declaration: Declaration,
        statement: StatementID,
        owner: TypeInfo?,
        selfType: StyleType?,
        extended: String? = nil
    ) {
        let isStatic = declaration.has("static") || declaration.has("class")
        switch declaration.kind {
        case .type, .typeAlias, .import, .associatedType, .deinitializer: break
        case .extension(let content):
            addExtension(content, in: declaration)
        case .function(let function):
            guard function.body != nil || owner?.isProtocol == true else { break }
            let info = makeFunction(
                function.name.text,
                at: function.name.place,
                in: declaration,
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
                in: declaration,
                owner: owner,
                selfType: selfType,
                isStatic: false,
                signature: initializer.signature,
                body: initializer.body ?? []
            )
            info.isInitializer = true
            info.isFailable = initializer.isFailable
            info.isConvenience = declaration.has("convenience")
            info.isInExtension = surroundings.isExtension
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
                    of: variable,
                    in: declaration,
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
                        rawValue: item.rawValue.flatMap(program.rawValue)
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
                in: declaration,
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
        in declaration: Declaration,
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
        info.isPrivate = declaration.isPrivate || surroundings.isPrivate
        info.sameTypes = surroundings.sameTypes
        allFunctions.append(info)
        return info
    }
}

extension Declaration {
    /// Whether only its own file can name it.
    var isPrivate: Bool { has("private") || has("fileprivate") }
}
