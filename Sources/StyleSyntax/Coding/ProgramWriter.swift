/// Builds a program by writing its nodes as bytes, each after the nodes inside of it.
package struct ProgramWriter {
    private var bytes: [UInt8] = []
    private var strings: [String: Int] = [:]
    private var depths = NodeDepths()
    /// The first node that is nested more deeply than `ProgramLimits.depth`; such a program cannot be read.
    package private(set) var tooDeep: SourcePlace?

    package init() {}

    // MARK: Nodes

    package mutating func add(_ kind: Expression.Kind, at range: SourceRange) -> ExpressionID {
        add(Expression(kind, range: range), at: range.start)
    }

    package mutating func add(_ kind: Statement.Kind, at range: SourceRange) -> StatementID {
        add(Statement(kind, range: range), at: range.start)
    }

    package mutating func add(_ kind: Pattern.Kind, at range: SourceRange) -> PatternID {
        add(Pattern(kind, range: range), at: range.start)
    }

    package mutating func add(_ kind: TypeReference.Kind, at range: SourceRange) -> TypeID {
        add(TypeReference(kind, range: range), at: range.start)
    }

    package mutating func add(_ declaration: Declaration) -> DeclarationID {
        add(declaration, at: declaration.place)
    }

    private mutating func add<Node: ProgramNode & ProgramCodable>(_ node: Node, at place: SourcePlace)
        -> NodeID<Node>
    {
        let id = NodeID<Node>(index: depths.count(Node.nodeKind))
        bytes.append(Node.nodeKind.rawValue)
        node.write(to: &self)
        if !depths.add(Node.nodeKind), tooDeep == nil {
            tooDeep = place
        }
        return id
    }

    /// Ends the program, and returns its bytes with the messages about the source.
    package consuming func finish(statements: [StatementID], diagnostics: [Diagnostic]) -> [UInt8] {
        bytes.append(UInt8(NodeKind.allCases.count))
        statements.write(to: &self)
        diagnostics.map(WrittenDiagnostic.init).write(to: &self)
        return bytes
    }

    // MARK: Values

    mutating func write(byte: UInt8) {
        bytes.append(byte)
    }

    /// Writes a number in groups of seven bits, the lowest first.
    mutating func write(number: UInt64) {
        var rest = number
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func write(count: Int) {
        write(number: UInt64(count))
    }

    /// Writes a text: the first time in full, later as its number.
    mutating func write(text: String) {
        if let number = strings[text] {
            write(count: number + 1)
            return
        }
        strings[text] = strings.count
        write(count: 0)
        write(count: text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    /// Writes the number of a node, which is nested unless it is the base of a chain.
    mutating func write<Node: ProgramNode>(reference id: NodeID<Node>, isBase: Bool) {
        depths.contain(Node.nodeKind, number: id.index, isBase: isBase)
        write(count: id.index)
    }
}
