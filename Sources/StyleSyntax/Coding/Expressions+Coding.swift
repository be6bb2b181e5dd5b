extension Expression: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(range)
        writer.write(kind)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        let range = try reader.readRange()
        self.init(try reader.read(), range: range)
    }
}

extension Expression.Kind: ProgramCodable {
    /// The first byte of each kind.
    private enum Tag: UInt8 {
        case integer, float, boolean, `nil`, string, regularExpression, array, dictionary, tuple, closure
        case identifier, member, implicitMember, specialization, keyPath, discard, type
        case call, `subscript`, macro
        case prefix, postfix, binary, assignment, ternary, `inout`, cast, typeTest, `try`, await
        case forcedValue, unwrappedLink, optionalChain
        case statement, conditional, conditionalBase, unsupported
    }

    func write(to writer: inout ProgramWriter) {
        switch self {
        case .integer(let value):
            writer.write(Tag.integer)
            writer.write(value)
        case .float(let value):
            writer.write(Tag.float)
            writer.write(value.bitPattern)
        case .boolean(let value):
            writer.write(Tag.boolean)
            writer.write(value)
        case .nil:
            writer.write(Tag.nil)
        case .string(let segments):
            writer.write(Tag.string)
            writer.write(segments)
        case .regularExpression(let text):
            writer.write(Tag.regularExpression)
            writer.write(text)
        case .array(let elements):
            writer.write(Tag.array)
            writer.write(elements)
        case .dictionary(let elements):
            writer.write(Tag.dictionary)
            writer.write(elements)
        case .tuple(let elements):
            writer.write(Tag.tuple)
            writer.write(elements)
        case .closure(let closure):
            writer.write(Tag.closure)
            writer.write(closure)
        case .identifier(let name, let labels):
            writer.write(Tag.identifier)
            writer.write(name)
            writer.write(labels)
        case .member(let base, let name, let labels):
            writer.write(Tag.member)
            writer.write(base: base)
            writer.write(name)
            writer.write(labels)
        case .implicitMember(let name, let labels):
            writer.write(Tag.implicitMember)
            writer.write(name)
            writer.write(labels)
        case .specialization(let base, let arguments):
            writer.write(Tag.specialization)
            writer.write(base: base)
            writer.write(arguments)
        case .keyPath(let root, let components):
            writer.write(Tag.keyPath)
            writer.write(root)
            writer.write(components)
        case .discard:
            writer.write(Tag.discard)
        case .type(let type):
            writer.write(Tag.type)
            writer.write(type)
        case .call(let callee, let arguments, let trailingClosures):
            writer.write(Tag.call)
            writer.write(base: callee)
            writer.write(arguments)
            writer.write(trailingClosures)
        case .subscript(let base, let arguments, let trailingClosures):
            writer.write(Tag.subscript)
            writer.write(base: base)
            writer.write(arguments)
            writer.write(trailingClosures)
        case .macro(let name, let arguments, let trailingClosures):
            writer.write(Tag.macro)
            writer.write(name)
            writer.write(arguments)
            writer.write(trailingClosures)
        case .prefix(let name, let operand):
            writer.write(Tag.prefix)
            writer.write(name)
            writer.write(operand)
        case .postfix(let operand, let name):
            writer.write(Tag.postfix)
            writer.write(base: operand)
            writer.write(name)
        case .binary(let left, let name, let right):
            writer.write(Tag.binary)
            writer.write(base: left)
            writer.write(name)
            writer.write(right)
        case .assignment(let target, let value):
            writer.write(Tag.assignment)
            writer.write(target)
            writer.write(value)
        case .ternary(let condition, let then, let otherwise):
            writer.write(Tag.ternary)
            writer.write(condition)
            writer.write(then)
            writer.write(otherwise)
        case .inout(let operand):
            writer.write(Tag.inout)
            writer.write(operand)
        case .cast(let operand, let cast, let type):
            writer.write(Tag.cast)
            writer.write(base: operand)
            writer.write(cast)
            writer.write(type)
        case .typeTest(let operand, let type):
            writer.write(Tag.typeTest)
            writer.write(base: operand)
            writer.write(type)
        case .try(let kind, let operand):
            writer.write(Tag.try)
            writer.write(kind)
            writer.write(operand)
        case .await(let operand):
            writer.write(Tag.await)
            writer.write(operand)
        case .forcedValue(let operand):
            writer.write(Tag.forcedValue)
            writer.write(base: operand)
        case .unwrappedLink(let operand):
            writer.write(Tag.unwrappedLink)
            writer.write(base: operand)
        case .optionalChain(let chain):
            writer.write(Tag.optionalChain)
            writer.write(base: chain)
        case .statement(let statement):
            writer.write(Tag.statement)
            writer.write(statement)
        case .conditional(let base, let branches):
            writer.write(Tag.conditional)
            writer.write(base: base)
            writer.write(branches)
        case .conditionalBase(let base):
            writer.write(Tag.conditionalBase)
            writer.write(base: base)
        case .unsupported(let name):
            writer.write(Tag.unsupported)
            writer.write(name)
        }
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        let tag: Tag = try reader.readCase()
        switch tag {
        case .integer:
            self = .integer(try reader.readNumber())
        case .float:
            self = .float(Double(bitPattern: try reader.readNumber()))
        case .boolean:
            self = .boolean(try reader.readFlag())
        case .nil:
            self = .nil
        case .string:
            self = .string(try reader.readList())
        case .regularExpression:
            self = .regularExpression(try reader.readText())
        case .array:
            self = .array(try reader.readExpressions())
        case .dictionary:
            self = .dictionary(try reader.readList())
        case .tuple:
            self = .tuple(try reader.readList())
        case .closure:
            self = .closure(try reader.read())
        case .identifier:
            self = .identifier(try reader.read(), labels: try reader.readLabels())
        case .member:
            self = .member(base: try reader.readBase(), try reader.read(), labels: try reader.readLabels())
        case .implicitMember:
            self = .implicitMember(try reader.read(), labels: try reader.readLabels())
        case .specialization:
            self = .specialization(base: try reader.readBase(), arguments: try reader.readTypes())
        case .keyPath:
            self = .keyPath(root: try reader.readOptionalType(), try reader.readList())
        case .discard:
            self = .discard
        case .type:
            self = .type(try reader.readType())
        case .call:
            self = .call(
                callee: try reader.readBase(),
                arguments: try reader.readList(),
                trailingClosures: try reader.readList()
            )
        case .subscript:
            self = .subscript(
                base: try reader.readBase(),
                arguments: try reader.readList(),
                trailingClosures: try reader.readList()
            )
        case .macro:
            self = .macro(
                try reader.read(),
                arguments: try reader.readList(),
                trailingClosures: try reader.readList()
            )
        case .prefix:
            self = .prefix(operator: try reader.read(), operand: try reader.readExpression())
        case .postfix:
            self = .postfix(operand: try reader.readBase(), operator: try reader.read())
        case .binary:
            self = .binary(
                left: try reader.readBase(),
                operator: try reader.read(),
                right: try reader.readExpression()
            )
        case .assignment:
            self = .assignment(target: try reader.readExpression(), value: try reader.readExpression())
        case .ternary:
            self = .ternary(
                condition: try reader.readExpression(),
                then: try reader.readExpression(),
                otherwise: try reader.readExpression()
            )
        case .inout:
            self = .inout(try reader.readExpression())
        case .cast:
            self = .cast(try reader.readBase(), try reader.readCase(), try reader.readType())
        case .typeTest:
            self = .typeTest(try reader.readBase(), try reader.readType())
        case .try:
            self = .try(try reader.readCase(), try reader.readExpression())
        case .await:
            self = .await(try reader.readExpression())
        case .forcedValue:
            self = .forcedValue(try reader.readBase())
        case .unwrappedLink:
            self = .unwrappedLink(try reader.readBase())
        case .optionalChain:
            self = .optionalChain(try reader.readBase())
        case .statement:
            self = .statement(try reader.readStatement())
        case .conditional:
            self = .conditional(base: try reader.readBase(), try reader.readList())
        case .conditionalBase:
            self = .conditionalBase(try reader.readConditionalBase())
        case .unsupported:
            self = .unsupported(try reader.readText())
        }
    }
}

extension Argument: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(label)
        writer.write(value)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self.init(label: try reader.readOptional(), value: try reader.readExpression())
    }
}

extension DictionaryElement: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(key)
        writer.write(value)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self.init(key: try reader.readExpression(), value: try reader.readExpression())
    }
}

extension StringSegment: ProgramCodable {
    private enum Tag: UInt8 {
        case text, interpolation
    }

    func write(to writer: inout ProgramWriter) {
        switch self {
        case .text(let text):
            writer.write(Tag.text)
            writer.write(text)
        case .interpolation(let arguments):
            writer.write(Tag.interpolation)
            writer.write(arguments)
        }
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        let tag: Tag = try reader.readCase()
        switch tag {
        case .text: self = .text(try reader.readText())
        case .interpolation: self = .interpolation(try reader.readList())
        }
    }
}

extension Closure: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(attributes)
        writer.write(captures)
        writer.write(parameters)
        writer.write(count: anonymousCount)
        writer.write(isAsync)
        writer.write(isThrowing)
        writer.write(result)
        writer.write(body)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self.init(
            attributes: try reader.readList(),
            captures: try reader.readList(),
            parameters: try reader.readOptionalList(),
            anonymousCount: try reader.readCount(),
            isAsync: try reader.readFlag(),
            isThrowing: try reader.readFlag(),
            result: try reader.readOptionalType(),
            body: try reader.readStatements()
        )
    }
}

extension Closure.Capture: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(specifier)
        writer.write(name)
        writer.write(value)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self.init(
            specifier: try reader.readOptionalText(),
            name: try reader.read(),
            value: try reader.readOptionalExpression()
        )
    }
}

extension Closure.Parameter: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(name)
        writer.write(type)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self.init(name: try reader.read(), type: try reader.readOptionalType())
    }
}

extension KeyPathComponent: ProgramCodable {
    private enum Tag: UInt8 {
        case property, `subscript`, optionalChaining, forcedValue
    }

    func write(to writer: inout ProgramWriter) {
        switch self {
        case .property(let name):
            writer.write(Tag.property)
            writer.write(name)
        case .subscript(let arguments):
            writer.write(Tag.subscript)
            writer.write(arguments)
        case .optionalChaining:
            writer.write(Tag.optionalChaining)
        case .forcedValue:
            writer.write(Tag.forcedValue)
        }
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        let tag: Tag = try reader.readCase()
        switch tag {
        case .property: self = .property(try reader.read())
        case .subscript: self = .subscript(try reader.readList())
        case .optionalChaining: self = .optionalChaining
        case .forcedValue: self = .forcedValue
        }
    }
}
