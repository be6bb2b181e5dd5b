/// A node of a program, of one of five kinds.
protocol ProgramNode: Sendable {
    static var nodeKind: NodeKind { get }

    /// Reads a reference to a node, or to the one that takes its place.
    static func readReference(from reader: inout ProgramReader) throws(ProgramFormatError) -> NodeID<Self>
    /// Reads a list of references, after its length.
    static func readReferences(
        from reader: inout ProgramReader
    ) throws(ProgramFormatError) -> [NodeID<Self>]
}

/// The kinds of nodes, each with numbers of its own.
enum NodeKind: UInt8, CaseIterable {
    case expression, statement, pattern, type, declaration
}

extension ProgramNode {
    static func readReference(from reader: inout ProgramReader) throws(ProgramFormatError) -> NodeID<Self> {
        try reader.readReference()
    }

    static func readReferences(
        from reader: inout ProgramReader
    ) throws(ProgramFormatError) -> [NodeID<Self>] {
        var list: [NodeID<Self>] = []
        for _ in 0..<(try reader.readLength()) {
            list.append(try readReference(from: &reader))
        }
        return list
    }
}

extension Expression: ProgramNode {
    static var nodeKind: NodeKind { .expression }

    static func readReference(from reader: inout ProgramReader) throws(ProgramFormatError) -> ExpressionID {
        try reader.readOperand()
    }
}

extension Statement: ProgramNode {
    static var nodeKind: NodeKind { .statement }

    static func readReferences(from reader: inout ProgramReader) throws(ProgramFormatError) -> [StatementID] {
        try reader.readStatements()
    }
}

extension Pattern: ProgramNode {
    static var nodeKind: NodeKind { .pattern }
}

extension TypeReference: ProgramNode {
    static var nodeKind: NodeKind { .type }
}

extension Declaration: ProgramNode {
    static var nodeKind: NodeKind { .declaration }
}
