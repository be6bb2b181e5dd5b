extension Condition: ProgramCodable {
    private enum Tag: UInt8 {
        case expression, optionalBinding, pattern, availability
    }

    func write(to writer: inout ProgramWriter) {
        switch self {
        case .expression(let expression):
            writer.write(Tag.expression)
            writer.write(expression)
        case .optionalBinding(let isVariable, let pattern, let type, let value):
            writer.write(Tag.optionalBinding)
            writer.write(isVariable)
            writer.write(pattern)
            writer.write(type)
            writer.write(value)
        case .pattern(let pattern, let type, let value):
            writer.write(Tag.pattern)
            writer.write(pattern)
            writer.write(type)
            writer.write(value)
        case .availability(let availability, let isUnavailable, let range):
            writer.write(Tag.availability)
            writer.write(availability)
            writer.write(isUnavailable)
            writer.write(range)
        }
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        let tag: Tag = try reader.readCase()
        switch tag {
        case .expression:
            self = .expression(try reader.readExpression())
        case .optionalBinding:
            self = .optionalBinding(
                isVariable: try reader.readFlag(),
                pattern: try reader.readPattern(),
                type: try reader.readOptionalType(),
                value: try reader.readOptionalExpression()
            )
        case .pattern:
            self = .pattern(
                try reader.readPattern(),
                type: try reader.readOptionalType(),
                value: try reader.readExpression()
            )
        case .availability:
            self = .availability(
                try reader.read(),
                isUnavailable: try reader.readFlag(),
                try reader.readRange()
            )
        }
    }
}

extension Availability: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(items)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self.init(try reader.readList())
    }
}

extension Availability.Item: ProgramCodable {
    private enum Tag: UInt8 {
        case platform, others, label
    }

    func write(to writer: inout ProgramWriter) {
        switch self {
        case .platform(let name, let version):
            writer.write(Tag.platform)
            writer.write(name)
            writer.write(version)
        case .others:
            writer.write(Tag.others)
        case .label(let name, let value):
            writer.write(Tag.label)
            writer.write(name)
            writer.write(value)
        }
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        let tag: Tag = try reader.readCase()
        switch tag {
        case .platform: self = .platform(try reader.read(), version: try reader.readNumbers())
        case .others: self = .others
        case .label: self = .label(try reader.read(), value: try reader.readOptionalText())
        }
    }
}

extension CompilationCondition: ProgramCodable {
    private enum Tag: UInt8 {
        case constant, flag, test, version, not, all, any
    }

    func write(to writer: inout ProgramWriter) {
        switch self {
        case .constant(let value):
            writer.write(Tag.constant)
            writer.write(value)
        case .flag(let name):
            writer.write(Tag.flag)
            writer.write(name)
        case .test(let name, let argument):
            writer.write(Tag.test)
            writer.write(name)
            writer.write(argument)
        case .version(let name, let sign, let version):
            writer.write(Tag.version)
            writer.write(name)
            writer.write(sign)
            writer.write(version)
        case .not(let condition):
            writer.write(Tag.not)
            writer.write(condition)
        case .all(let conditions):
            writer.write(Tag.all)
            writer.write(conditions)
        case .any(let conditions):
            writer.write(Tag.any)
            writer.write(conditions)
        }
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        try reader.enterCondition()
        defer { reader.leaveCondition() }
        let tag: Tag = try reader.readCase()
        switch tag {
        case .constant:
            self = .constant(try reader.readFlag())
        case .flag:
            self = .flag(try reader.readText())
        case .test:
            self = .test(name: try reader.readText(), argument: try reader.readText())
        case .version:
            self = .version(
                name: try reader.readText(),
                operator: try reader.readText(),
                version: try reader.readNumbers()
            )
        case .not:
            self = .not(try reader.read())
        case .all:
            self = .all(try reader.readList())
        case .any:
            self = .any(try reader.readList())
        }
    }
}

extension ConditionalBranch<ExpressionID>: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(condition)
        writer.write(content)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self.init(condition: try reader.readOptional(), content: try reader.readBranch())
    }
}
