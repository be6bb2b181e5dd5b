extension Bool: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(byte: self ? 1 : 0)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        switch try reader.readByte() {
        case 0: self = false
        case 1: self = true
        default: throw .invalidNumber
        }
    }
}

extension UInt64: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(number: self)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self = try reader.readNumber()
    }
}

extension Double: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(number: bitPattern)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self.init(bitPattern: try reader.readNumber())
    }
}

/// A count, or a number of a version: a source can have any, so it is written within what a reader reads.
extension Int: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(count: Swift.min(Swift.max(0, self), ProgramLimits.number))
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self = try reader.readCount()
    }
}

extension String: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(text: self)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self = try reader.readText()
    }
}

/// An enumeration without associated values, by its number.
extension ProgramCodable where Self: RawRepresentable<UInt8> {
    func write(to writer: inout ProgramWriter) {
        writer.write(byte: rawValue)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        guard let value = Self(rawValue: try reader.readByte()) else { throw .invalidNumber }
        self = value
    }
}

/// A value that can be left out, after a flag.
extension Optional: ProgramCodable where Wrapped: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        (self != nil).write(to: &writer)
        self?.write(to: &writer)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self = try Bool(from: &reader) ? try Wrapped(from: &reader) : nil
    }
}

/// A list, after its length.
extension Array: ProgramCodable where Element: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(count: count)
        for element in self {
            element.write(to: &writer)
        }
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self = try Element.readList(from: &reader)
    }
}

extension SourcePlace: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(count: offset)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self = try reader.readPlace()
    }
}

extension SourceRange: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        start.write(to: &writer)
        writer.write(count: length)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self = try reader.readRange()
    }
}

extension Name: CodedValue {
    static let coding = Coding(Self.init) { ($0.text, $0.place) }
}
