extension Pattern: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(range)
        writer.write(kind)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        let range = try reader.readRange()
        self.init(try reader.read(), range: range)
    }
}

extension Pattern.Kind: ProgramCodable {
    private enum Tag: UInt8 {
        case wildcard, binding, tuple, enumCase, optional, typeTest, cast, expression, unsupported
    }

    func write(to writer: inout ProgramWriter) {
        switch self {
        case .wildcard:
            writer.write(Tag.wildcard)
        case .binding(let name, let isVariable):
            writer.write(Tag.binding)
            writer.write(name)
            writer.write(isVariable)
        case .tuple(let elements):
            writer.write(Tag.tuple)
            writer.write(elements)
        case .enumCase(let callee, let elements):
            writer.write(Tag.enumCase)
            writer.write(callee)
            writer.write(elements)
        case .optional(let pattern):
            writer.write(Tag.optional)
            writer.write(pattern)
        case .typeTest(let type):
            writer.write(Tag.typeTest)
            writer.write(type)
        case .cast(let pattern, let type):
            writer.write(Tag.cast)
            writer.write(pattern)
            writer.write(type)
        case .expression(let expression):
            writer.write(Tag.expression)
            writer.write(expression)
        case .unsupported(let name):
            writer.write(Tag.unsupported)
            writer.write(name)
        }
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        let tag: Tag = try reader.readCase()
        switch tag {
        case .wildcard: self = .wildcard
        case .binding: self = .binding(try reader.read(), isVariable: try reader.readFlag())
        case .tuple: self = .tuple(try reader.readList())
        case .enumCase: self = .enumCase(callee: try reader.readExpression(), try reader.readList())
        case .optional: self = .optional(try reader.readPattern())
        case .typeTest: self = .typeTest(try reader.readType())
        case .cast: self = .cast(try reader.readPattern(), try reader.readType())
        case .expression: self = .expression(try reader.readExpression())
        case .unsupported: self = .unsupported(try reader.readText())
        }
    }
}

extension Pattern.Element: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(label)
        writer.write(pattern)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self.init(label: try reader.readOptional(), pattern: try reader.readPattern())
    }
}
