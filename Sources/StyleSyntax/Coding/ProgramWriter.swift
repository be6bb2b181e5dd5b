/// Builds a program by writing its nodes as bytes, each after the nodes inside of it.
package struct ProgramWriter {
    private var bytes: [UInt8] = []
    private var strings: [String: Int] = [:]
    private var depths = NodeDepths()
    /// The first node that is nested more deeply than `ProgramLimits.depth`; such a program cannot be read.
    package private(set) var tooDeep: SourcePlace?

    package init() {}

    // MARK: Nodes

    package mutating func add(_ kind: Expression.Kind, _ range: SourceRange) -> ExpressionID {
        add(Expression(kind, range: range), at: range.start)
    }

    package mutating func add(_ kind: Statement.Kind, _ range: SourceRange) -> StatementID {
        add(Statement(kind, range: range), at: range.start)
    }

    package mutating func add(_ kind: Pattern.Kind, _ range: SourceRange) -> PatternID {
        add(Pattern(kind, range: range), at: range.start)
    }

    package mutating func add(_ kind: TypeReference.Kind, _ range: SourceRange) -> TypeID {
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
        write(statements)
        write(diagnostics)
        return bytes
    }

    // MARK: Values

    /// Writes a number in groups of seven bits, the lowest first.
    mutating func write(_ number: UInt64) {
        var rest = number
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func write(count: Int) {
        write(UInt64(count))
    }

    mutating func write(tag: UInt8) {
        bytes.append(tag)
    }

    mutating func write(_ flag: Bool) {
        bytes.append(flag ? 1 : 0)
    }

    mutating func write<Value: RawRepresentable<UInt8>>(_ value: Value) {
        bytes.append(value.rawValue)
    }

    /// Writes a text: the first time in full, later as its number.
    mutating func write(_ text: String) {
        if let number = strings[text] {
            write(count: number + 1)
            return
        }
        strings[text] = strings.count
        write(count: 0)
        write(count: text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    mutating func write(_ text: String?) {
        write(text != nil)
        if let text {
            write(text)
        }
    }

    mutating func write(_ list: [String?]?) {
        write(list != nil)
        if let list {
            write(count: list.count)
            for text in list {
                write(text)
            }
        }
    }

    mutating func write(_ place: SourcePlace) {
        write(count: place.offset)
    }

    mutating func write(_ range: SourceRange) {
        write(range.start)
        write(count: range.length)
    }

    /// Writes the numbers of a version, each within what a reader reads: a source can have any.
    mutating func write(_ numbers: [Int]) {
        write(count: numbers.count)
        for number in numbers {
            write(count: min(max(0, number), ProgramLimits.number))
        }
    }

    mutating func write<Node: ProgramNode>(_ id: NodeID<Node>) {
        depths.contain(Node.nodeKind, id.index, isBase: false)
        write(count: id.index)
    }

    /// Writes the base of a chain, which does not count as nested.
    mutating func write(base id: ExpressionID) {
        depths.contain(.expression, id.index, isBase: true)
        write(count: id.index)
    }

    mutating func write<Node: ProgramNode>(_ id: NodeID<Node>?) {
        write(id != nil)
        if let id {
            write(id)
        }
    }

    mutating func write<Node: ProgramNode>(_ ids: [NodeID<Node>]) {
        write(count: ids.count)
        for id in ids {
            write(id)
        }
    }

    /// Writes statements that may be left out.
    mutating func write(_ ids: [StatementID]?) {
        write(ids != nil)
        if let ids {
            write(ids)
        }
    }

    mutating func write<Value: ProgramCodable>(_ value: Value) {
        value.write(to: &self)
    }

    mutating func write<Value: ProgramCodable>(_ value: Value?) {
        write(value != nil)
        value?.write(to: &self)
    }

    mutating func write<Value: ProgramCodable>(_ values: [Value]) {
        write(count: values.count)
        for value in values {
            value.write(to: &self)
        }
    }

    /// Writes a list that may be left out.
    mutating func write<Value: ProgramCodable>(_ values: [Value]?) {
        write(values != nil)
        if let values {
            write(values)
        }
    }
}
