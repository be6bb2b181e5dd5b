/// A node of a program, of one of five kinds.
protocol ProgramNode {
    static var nodeKind: NodeKind { get }
}

/// The kinds of nodes, each with numbers of its own.
enum NodeKind: UInt8, CaseIterable {
    case expression, statement, pattern, type, declaration
}

extension Expression: ProgramNode {
    static var nodeKind: NodeKind { .expression }
}

extension Statement: ProgramNode {
    static var nodeKind: NodeKind { .statement }
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
