extension Declaration: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(range)
        writer.write(attributes)
        writer.write(modifiers)
        writer.write(kind)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        let range = try reader.readRange()
        let attributes: [Attribute] = try reader.readList()
        let modifiers: [Modifier] = try reader.readList()
        self.init(try reader.read(), attributes: attributes, modifiers: modifiers, range: range)
    }
}

extension Declaration.Modifier: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(name)
        writer.write(detail)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self.init(name: try reader.read(), detail: try reader.readOptionalText())
    }
}

extension Declaration.Kind: ProgramCodable {
    private enum Tag: UInt8 {
        case type, `extension`, variable, function, initializer, deinitializer, `subscript`, enumCases,
            typeAlias
        case associatedType, `import`, macro, `operator`, precedenceGroup, unsupported
    }

    func write(to writer: inout ProgramWriter) {
        switch self {
        case .type(let declaration):
            writer.write(Tag.type)
            writer.write(declaration)
        case .extension(let declaration):
            writer.write(Tag.extension)
            writer.write(declaration)
        case .variable(let declaration):
            writer.write(Tag.variable)
            writer.write(declaration.isConstant)
            writer.write(declaration.bindings)
        case .function(let declaration):
            writer.write(Tag.function)
            writer.write(declaration.name)
            writer.write(declaration.signature)
            writer.write(declaration.body)
        case .initializer(let declaration):
            writer.write(Tag.initializer)
            writer.write(declaration.isFailable)
            writer.write(declaration.signature)
            writer.write(declaration.body)
        case .deinitializer(let body):
            writer.write(Tag.deinitializer)
            writer.write(body)
        case .subscript(let declaration):
            writer.write(Tag.subscript)
            writer.write(declaration.signature)
            writer.write(declaration.accessors)
        case .enumCases(let cases):
            writer.write(Tag.enumCases)
            writer.write(cases)
        case .typeAlias(let name, let generics, let type):
            writer.write(Tag.typeAlias)
            writer.write(name)
            writer.write(generics)
            writer.write(type)
        case .associatedType(let name, let inherited, let type):
            writer.write(Tag.associatedType)
            writer.write(name)
            writer.write(inherited)
            writer.write(type)
        case .import(let path):
            writer.write(Tag.import)
            writer.write(path)
        case .macro(let name, let arguments, let trailingClosures):
            writer.write(Tag.macro)
            writer.write(name)
            writer.write(arguments)
            writer.write(trailingClosures)
        case .operator(let name):
            writer.write(Tag.operator)
            writer.write(name)
        case .precedenceGroup(let name):
            writer.write(Tag.precedenceGroup)
            writer.write(name)
        case .unsupported(let name):
            writer.write(Tag.unsupported)
            writer.write(name)
        }
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        let tag: Tag = try reader.readCase()
        switch tag {
        case .type:
            self = .type(try reader.read())
        case .extension:
            self = .extension(try reader.read())
        case .variable:
            self = .variable(
                VariableDeclaration(isConstant: try reader.readFlag(), bindings: try reader.readList())
            )
        case .function:
            self = .function(
                FunctionDeclaration(
                    name: try reader.read(),
                    signature: try reader.read(),
                    body: try reader.readOptionalStatements()
                )
            )
        case .initializer:
            self = .initializer(
                InitializerDeclaration(
                    isFailable: try reader.readFlag(),
                    signature: try reader.read(),
                    body: try reader.readOptionalStatements()
                )
            )
        case .deinitializer:
            self = .deinitializer(body: try reader.readStatements())
        case .subscript:
            self = .subscript(
                SubscriptDeclaration(signature: try reader.read(), accessors: try reader.readList())
            )
        case .enumCases:
            self = .enumCases(try reader.readList())
        case .typeAlias:
            self = .typeAlias(try reader.read(), generics: try reader.read(), type: try reader.readType())
        case .associatedType:
            self = .associatedType(
                try reader.read(),
                inherited: try reader.readTypes(),
                default: try reader.readOptionalType()
            )
        case .import:
            self = .import(path: try reader.readList())
        case .macro:
            self = .macro(
                try reader.read(),
                arguments: try reader.readList(),
                trailingClosures: try reader.readList()
            )
        case .operator:
            self = .operator(try reader.read())
        case .precedenceGroup:
            self = .precedenceGroup(try reader.read())
        case .unsupported:
            self = .unsupported(try reader.readText())
        }
    }
}

extension TypeDeclaration: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(keyword)
        writer.write(name)
        writer.write(generics)
        writer.write(inherited)
        writer.write(members)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self.init(
            keyword: try reader.readCase(),
            name: try reader.read(),
            generics: try reader.read(),
            inherited: try reader.readTypes(),
            members: try reader.readStatements()
        )
    }
}

extension ExtensionDeclaration: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(type)
        writer.write(inherited)
        writer.write(requirements)
        writer.write(members)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self.init(
            type: try reader.readType(),
            inherited: try reader.readTypes(),
            requirements: try reader.readList(),
            members: try reader.readStatements()
        )
    }
}

extension VariableDeclaration.Binding: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(pattern)
        writer.write(type)
        writer.write(value)
        writer.write(accessors)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self.init(
            pattern: try reader.readPattern(),
            type: try reader.readOptionalType(),
            value: try reader.readOptionalExpression(),
            accessors: try reader.readOptionalList()
        )
    }
}

extension Accessor: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(keyword)
        writer.write(attributes)
        writer.write(modifiers)
        writer.write(parameter)
        writer.write(isAsync)
        writer.write(isThrowing)
        writer.write(body)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self.init(
            keyword: try reader.read(),
            attributes: try reader.readList(),
            modifiers: try reader.readList(),
            parameter: try reader.readOptional(),
            isAsync: try reader.readFlag(),
            isThrowing: try reader.readFlag(),
            body: try reader.readOptionalStatements()
        )
    }
}

extension Attribute: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(type)
        writer.write(content)
        writer.write(range)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self.init(type: try reader.readType(), content: try reader.read(), range: try reader.readRange())
    }
}

extension Attribute.Content: ProgramCodable {
    private enum Tag: UInt8 {
        case none, arguments, availability, other
    }

    func write(to writer: inout ProgramWriter) {
        switch self {
        case .none:
            writer.write(Tag.none)
        case .arguments(let arguments):
            writer.write(Tag.arguments)
            writer.write(arguments)
        case .availability(let availability):
            writer.write(Tag.availability)
            writer.write(availability)
        case .other(let text):
            writer.write(Tag.other)
            writer.write(text)
        }
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        let tag: Tag = try reader.readCase()
        switch tag {
        case .none: self = .none
        case .arguments: self = .arguments(try reader.readList())
        case .availability: self = .availability(try reader.read())
        case .other: self = .other(try reader.readText())
        }
    }
}

extension GenericClause: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(parameters)
        writer.write(requirements)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self.init(parameters: try reader.readList(), requirements: try reader.readList())
    }
}

extension GenericClause.Parameter: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(name)
        writer.write(inherited)
        writer.write(isPack)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self.init(
            name: try reader.read(),
            inherited: try reader.readOptionalType(),
            isPack: try reader.readFlag()
        )
    }
}

extension GenericClause.Requirement: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(left)
        writer.write(relation)
        writer.write(right)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self.init(left: try reader.readType(), relation: try reader.readCase(), right: try reader.readType())
    }
}

extension Parameter: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(attributes)
        writer.write(label)
        writer.write(name)
        writer.write(type)
        writer.write(isVariadic)
        writer.write(defaultValue)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self.init(
            attributes: try reader.readList(),
            label: try reader.readOptional(),
            name: try reader.readOptional(),
            type: try reader.readType(),
            isVariadic: try reader.readFlag(),
            defaultValue: try reader.readOptionalExpression()
        )
    }
}

extension FunctionSignature: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(generics)
        writer.write(parameters)
        writer.write(isAsync)
        writer.write(isThrowing)
        writer.write(result)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self.init(
            generics: try reader.read(),
            parameters: try reader.readList(),
            isAsync: try reader.readFlag(),
            isThrowing: try reader.readFlag(),
            result: try reader.readOptionalType()
        )
    }
}

extension EnumCase: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(name)
        writer.write(parameters)
        writer.write(rawValue)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self.init(
            name: try reader.read(),
            parameters: try reader.readOptionalList(),
            rawValue: try reader.readOptionalExpression()
        )
    }
}
