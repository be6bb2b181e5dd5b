/// A reference to a node, by its number.
extension NodeID: ProgramCodable where Node: ProgramNode {
    func write(to writer: inout ProgramWriter) {
        writer.write(reference: self, isBase: false)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self = try Node.readReference(from: &reader)
    }

    static func readList(from reader: inout ProgramReader) throws(ProgramFormatError) -> [NodeID] {
        try Node.readReferences(from: &reader)
    }
}

/// The base of a chain, which does not count as nested.
struct ChainBase: ProgramCodable {
    let id: ExpressionID

    init(_ id: ExpressionID) {
        self.id = id
    }

    func write(to writer: inout ProgramWriter) {
        writer.write(reference: id, isBase: true)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        id = try reader.readBase()
    }
}

/// The base of an `#if` in a chain, for the placeholder at the beginning of a branch; the `#if` is the parent of both.
struct ConditionalBase: ProgramCodable {
    let id: ExpressionID

    init(_ id: ExpressionID) {
        self.id = id
    }

    func write(to writer: inout ProgramWriter) {
        writer.write(reference: id, isBase: true)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        id = try reader.readConditionalBase()
    }
}
