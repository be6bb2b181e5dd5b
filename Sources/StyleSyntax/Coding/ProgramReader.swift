/// Reads written programs, and checks every number in them: a writer can be a program that hostile text has taken over.
///
/// The nodes of the files of a program follow each other; in its bytes, each file counts from its own first node and byte.
///
/// With `conditions`, it replaces each `#if` by the branch that applies: a list of statements then contains those of
/// the branch, and a chain continues from the base of the `#if`. The nodes of other branches remain, without parent.
struct ProgramReader {
    private var bytes: [UInt8] = []
    private var offset = 0
    private let source: SourceText
    /// The file that is being read.
    private var file: SourceTextFile
    /// The numbers of its first nodes, by kind.
    private var firstNodes = Array(repeating: 0, count: NodeKind.allCases.count)
    private let conditions: CompilationConditions?

    private var strings: [String] = []
    private var depths = NodeDepths()
    /// Whether a node has a parent, by kind and number.
    private var hasParent: [[Bool]] = Array(repeating: [], count: NodeKind.allCases.count)
    /// The expressions that take the place of others.
    private var substitutes: [ExpressionID: ExpressionID] = [:]
    /// The statements that take the place of an `#if`.
    private var branches: [StatementID: [StatementID]] = [:]
    /// The placeholders of bases, until their `#if` is read.
    private var placeholders: [ExpressionID: ExpressionID] = [:]
    /// The first expression of the chain of each expression, as it was written.
    private var chainStarts: [ExpressionID] = []
    /// The base and the other operands of the expression that is being read, as they were written.
    private var base: ExpressionID?
    private var operands: [ExpressionID] = []

    private var conditionDepth = 0

    private(set) var expressions: [Expression] = []
    private(set) var statements: [Statement] = []
    private(set) var patterns: [Pattern] = []
    private(set) var types: [TypeReference] = []
    private(set) var declarations: [Declaration] = []

    init(_ source: SourceText, conditions: CompilationConditions?) {
        self.source = source
        self.conditions = conditions
        file = source.files[0]
    }

    // MARK: Nodes

    /// Reads all nodes of a file, its statements, and the messages.
    mutating func readFile(
        _ file: SourceTextFile,
        from bytes: [UInt8]
    ) throws(ProgramFormatError) -> ([StatementID], [Diagnostic]) {
        guard bytes.count <= ProgramLimits.bytes(ofSource: file.length) else { throw .tooLong }
        self.bytes = bytes
        self.file = file
        offset = 0
        strings = []
        firstNodes = NodeKind.allCases.map { depths.count($0) }
        depths.beginFile()
        while let kind = NodeKind(rawValue: try readByte()) {
            switch kind {
            case .expression: try addExpression()
            case .statement: try addStatement()
            case .pattern: patterns.append(try Pattern(from: &self))
            case .type: types.append(try TypeReference(from: &self))
            case .declaration: declarations.append(try Declaration(from: &self))
            }
            hasParent[Int(kind.rawValue)].append(false)
            guard depths.add(kind) else { throw .tooDeep }
        }
        guard bytes[offset - 1] == NodeKind.allCases.count else { throw .invalidNumber }
        let statements = try [StatementID](from: &self)
        let diagnostics = try [WrittenDiagnostic](from: &self)
        guard offset == bytes.count else { throw .trailingBytes }
        guard placeholders.isEmpty else { throw .invalidBranch }
        return (statements, diagnostics.map { $0.diagnostic(in: source) })
    }

    private mutating func addExpression() throws(ProgramFormatError) {
        let id = ExpressionID(index: expressions.count)
        base = nil
        operands.removeAll(keepingCapacity: true)
        let expression = try Expression(from: &self)
        expressions.append(expression)
        chainStarts.append(base.map { chainStarts[$0.index] } ?? id)
        if case .conditionalBase(let base) = expression.kind {
            placeholders[id] = base
            if conditions != nil {
                substitutes[id] = substitute(base)
            }
        }
        if case .conditional(_, let branches) = expression.kind, let base {
            // Each branch, which is an operand, begins with a placeholder of this base, and that of no other.
            for content in operands {
                guard placeholders.removeValue(forKey: chainStarts[content.index]) == base else {
                    throw .invalidBranch
                }
            }
            if let conditions {
                let branch = branches.first { $0.condition.map(conditions.evaluate) ?? true }
                substitutes[id] = branch?.content ?? substitute(base)
            }
        }
    }

    private func substitute(_ id: ExpressionID) -> ExpressionID {
        substitutes[id] ?? id
    }

    private mutating func addStatement() throws(ProgramFormatError) {
        let id = StatementID(index: statements.count)
        let statement = try Statement(from: &self)
        guard let conditions else {
            statements.append(statement)
            return
        }
        statements.append(statement.resolved(for: conditions))
        if case .conditional(let alternatives) = statement.kind {
            branches[id] = alternatives.first { $0.condition.map(conditions.evaluate) ?? true }?.content ?? []
        }
    }

    // MARK: Values

    mutating func readByte() throws(ProgramFormatError) -> UInt8 {
        guard offset < bytes.count else { throw .truncated }
        defer { offset += 1 }
        return bytes[offset]
    }

    mutating func readNumber() throws(ProgramFormatError) -> UInt64 {
        var number: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let byte = try readByte()
            let bits = UInt64(byte & 0x7F)
            guard shift < 63 || (shift == 63 && bits <= 1) else { throw .invalidNumber }
            number |= bits << shift
            if byte & 0x80 == 0 {
                return number
            }
            shift += 7
        }
    }

    /// Reads a number that is at most a limit.
    mutating func readCount(limit: Int = ProgramLimits.number) throws(ProgramFormatError) -> Int {
        let number = try readNumber()
        guard number <= UInt64(limit) else { throw .invalidNumber }
        return Int(number)
    }

    /// Reads the length of a list: each element takes a byte at least.
    mutating func readLength() throws(ProgramFormatError) -> Int {
        let length = try readCount()
        guard length <= bytes.count - offset else { throw .truncated }
        return length
    }

    mutating func readText() throws(ProgramFormatError) -> String {
        let number = try readCount()
        if number > 0 {
            guard number <= strings.count else { throw .invalidNumber }
            return strings[number - 1]
        }
        let length = try readLength()
        guard let text = String(validating: bytes[offset..<offset + length], as: UTF8.self) else {
            throw .invalidText
        }
        offset += length
        strings.append(text)
        return text
    }

    mutating func readPlace() throws(ProgramFormatError) -> SourcePlace {
        source.place(at: file.start + (try readCount(limit: file.length)))
    }

    mutating func readRange() throws(ProgramFormatError) -> SourceRange {
        let start = try readPlace()
        let rest = file.start + file.length - start.offset
        return SourceRange(start: start, length: try readCount(limit: rest))
    }

    // MARK: References

    mutating func readReference<Node: ProgramNode>() throws(ProgramFormatError) -> NodeID<Node> {
        try readReference(isBase: false)
    }

    private mutating func readReference<Node: ProgramNode>(
        isBase: Bool
    ) throws(ProgramFormatError) -> NodeID<Node> {
        let kind = Int(Node.nodeKind.rawValue)
        let index = firstNodes[kind] + (try readCount())
        guard index < depths.count(Node.nodeKind) else { throw .invalidNumber }
        depths.contain(Node.nodeKind, number: index, isBase: isBase)
        guard !hasParent[kind][index] else { throw .sharedNode }
        hasParent[kind][index] = true
        return NodeID(index: index)
    }

    /// Reads an expression that is not the base of a chain.
    mutating func readOperand() throws(ProgramFormatError) -> ExpressionID {
        let id: ExpressionID = try readReference()
        operands.append(id)
        return substitute(id)
    }

    /// Reads the base of a chain, which does not count as nested.
    mutating func readBase() throws(ProgramFormatError) -> ExpressionID {
        let id: ExpressionID = try readReference(isBase: true)
        base = id
        return substitute(id)
    }

    /// Reads a reference of a placeholder to the base of its `#if`, which is the parent of both.
    mutating func readConditionalBase() throws(ProgramFormatError) -> ExpressionID {
        let index = firstNodes[Int(NodeKind.expression.rawValue)] + (try readCount())
        guard index < expressions.count else { throw .invalidNumber }
        depths.contain(.expression, number: index, isBase: true)
        return ExpressionID(index: index)
    }

    /// Reads a list of statements, with those of a branch in the place of an `#if`.
    mutating func readStatements() throws(ProgramFormatError) -> [StatementID] {
        var list: [StatementID] = []
        for _ in 0..<(try readLength()) {
            let id: StatementID = try readReference()
            if let branch = branches.removeValue(forKey: id) {
                list += branch
            } else {
                list.append(id)
            }
        }
        return list
    }

    /// Begins a condition of `#if` inside of others, which are read by recursion.
    mutating func enterCondition() throws(ProgramFormatError) {
        guard conditionDepth < ProgramLimits.depth else { throw .tooDeep }
        conditionDepth += 1
    }

    mutating func leaveCondition() {
        conditionDepth -= 1
    }
}
