extension TypeReference: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(range)
        writer.write(kind)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        let range = try reader.readRange()
        self.init(try reader.read(), range: range)
    }
}

extension TypeReference.Kind: ProgramCodable {
    private enum Tag: UInt8 {
        case name, member, optional, implicitlyUnwrapped, array, dictionary, tuple, function
        case some, any, composition, attributed, unsupported
    }

    func write(to writer: inout ProgramWriter) {
        switch self {
        case .name(let name, let arguments):
            writer.write(Tag.name)
            writer.write(name)
            writer.write(arguments)
        case .member(let base, let name, let arguments):
            writer.write(Tag.member)
            writer.write(base)
            writer.write(name)
            writer.write(arguments)
        case .optional(let type):
            writer.write(Tag.optional)
            writer.write(type)
        case .implicitlyUnwrapped(let type):
            writer.write(Tag.implicitlyUnwrapped)
            writer.write(type)
        case .array(let element):
            writer.write(Tag.array)
            writer.write(element)
        case .dictionary(let key, let value):
            writer.write(Tag.dictionary)
            writer.write(key)
            writer.write(value)
        case .tuple(let elements):
            writer.write(Tag.tuple)
            writer.write(elements)
        case .function(let function):
            writer.write(Tag.function)
            writer.write(function)
        case .some(let type):
            writer.write(Tag.some)
            writer.write(type)
        case .any(let type):
            writer.write(Tag.any)
            writer.write(type)
        case .composition(let types):
            writer.write(Tag.composition)
            writer.write(types)
        case .attributed(let specifiers, let attributes, let type):
            writer.write(Tag.attributed)
            writer.write(specifiers)
            writer.write(attributes)
            writer.write(type)
        case .unsupported(let name):
            writer.write(Tag.unsupported)
            writer.write(name)
        }
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        let tag: Tag = try reader.readCase()
        switch tag {
        case .name:
            self = .name(try reader.read(), arguments: try reader.readTypes())
        case .member:
            self = .member(base: try reader.readType(), try reader.read(), arguments: try reader.readTypes())
        case .optional:
            self = .optional(try reader.readType())
        case .implicitlyUnwrapped:
            self = .implicitlyUnwrapped(try reader.readType())
        case .array:
            self = .array(try reader.readType())
        case .dictionary:
            self = .dictionary(key: try reader.readType(), value: try reader.readType())
        case .tuple:
            self = .tuple(try reader.readList())
        case .function:
            self = .function(try reader.read())
        case .some:
            self = .some(try reader.readType())
        case .any:
            self = .any(try reader.readType())
        case .composition:
            self = .composition(try reader.readTypes())
        case .attributed:
            self = .attributed(
                specifiers: try reader.readList(),
                attributes: try reader.readList(),
                try reader.readType()
            )
        case .unsupported:
            self = .unsupported(try reader.readText())
        }
    }
}

extension TypeReference.Element: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(label)
        writer.write(type)
        writer.write(isVariadic)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self.init(
            label: try reader.readOptional(),
            type: try reader.readType(),
            isVariadic: try reader.readFlag()
        )
    }
}

extension TypeReference.Function: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(parameters)
        writer.write(isAsync)
        writer.write(isThrowing)
        writer.write(result)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self.init(
            parameters: try reader.readList(),
            isAsync: try reader.readFlag(),
            isThrowing: try reader.readFlag(),
            result: try reader.readType()
        )
    }
}
