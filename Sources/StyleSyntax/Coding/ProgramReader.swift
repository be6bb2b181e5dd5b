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
    let conditions: CompilationConditions?

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
    /// The base and the branches of the expression that is being read, as they were written.
    private var base: ExpressionID?
    private var branchContents: [ExpressionID] = []

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
        while let kind = NodeKind(rawValue: try byte()) {
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
        let statements = try readStatements()
        let diagnostics: [Diagnostic] = try readList()
        guard offset == bytes.count else { throw .trailingBytes }
        guard placeholders.isEmpty else { throw .invalidBranch }
        return (statements, diagnostics)
    }

    private mutating func addExpression() throws(ProgramFormatError) {
        let id = ExpressionID(index: expressions.count)
        base = nil
        branchContents.removeAll(keepingCapacity: true)
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
            // Each branch begins with a placeholder of this base, and that of no other.
            for content in branchContents {
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
        statements.append(statement)
        if let conditions, case .conditional(let alternatives) = statement.kind {
            branches[id] = alternatives.first { $0.condition.map(conditions.evaluate) ?? true }?.content ?? []
        }
    }

    // MARK: Values

    mutating func byte() throws(ProgramFormatError) -> UInt8 {
        guard offset < bytes.count else { throw .truncated }
        defer { offset += 1 }
        return bytes[offset]
    }

    mutating func readNumber() throws(ProgramFormatError) -> UInt64 {
        var number: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let byte = try byte()
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

    mutating func readFlag() throws(ProgramFormatError) -> Bool {
        switch try byte() {
        case 0: return false
        case 1: return true
        default: throw .invalidNumber
        }
    }

    mutating func readCase<Value: RawRepresentable<UInt8>>() throws(ProgramFormatError) -> Value {
        guard let value = Value(rawValue: try byte()) else { throw .invalidNumber }
        return value
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

    mutating func readOptionalText() throws(ProgramFormatError) -> String? {
        try readFlag() ? try readText() : nil
    }

    mutating func readLabels() throws(ProgramFormatError) -> [String?]? {
        guard try readFlag() else { return nil }
        let count = try readLength()
        var labels: [String?] = []
        for _ in 0..<count {
            labels.append(try readOptionalText())
        }
        return labels
    }

    mutating func readPlace() throws(ProgramFormatError) -> SourcePlace {
        source.place(at: file.start + (try readCount(limit: file.length)))
    }

    mutating func readRange() throws(ProgramFormatError) -> SourceRange {
        let start = try readPlace()
        let rest = file.start + file.length - start.offset
        return SourceRange(start: start, length: try readCount(limit: rest))
    }

    mutating func readNumbers() throws(ProgramFormatError) -> [Int] {
        let count = try readLength()
        var numbers: [Int] = []
        for _ in 0..<count {
            numbers.append(try readCount())
        }
        return numbers
    }

    private mutating func readReference(_ kind: NodeKind, isBase: Bool) throws(ProgramFormatError) -> Int {
        let index = firstNodes[Int(kind.rawValue)] + (try readCount())
        guard index < depths.count(kind) else { throw .invalidNumber }
        depths.contain(kind, index, isBase: isBase)
        guard !hasParent[Int(kind.rawValue)][index] else { throw .sharedNode }
        hasParent[Int(kind.rawValue)][index] = true
        return index
    }

    mutating func readExpression() throws(ProgramFormatError) -> ExpressionID {
        substitute(ExpressionID(index: try readReference(.expression, isBase: false)))
    }

    /// Reads the base of a chain, which does not count as nested.
    mutating func readBase() throws(ProgramFormatError) -> ExpressionID {
        let id = ExpressionID(index: try readReference(.expression, isBase: true))
        base = id
        return substitute(id)
    }

    /// Reads the content of a branch of `#if` in a chain.
    mutating func readBranch() throws(ProgramFormatError) -> ExpressionID {
        let id = ExpressionID(index: try readReference(.expression, isBase: false))
        branchContents.append(id)
        return substitute(id)
    }

    /// Reads a reference of a placeholder to the base of its `#if`, which is the parent of both.
    mutating func readConditionalBase() throws(ProgramFormatError) -> ExpressionID {
        let index = firstNodes[Int(NodeKind.expression.rawValue)] + (try readCount())
        guard index < expressions.count else { throw .invalidNumber }
        depths.contain(.expression, index, isBase: true)
        return ExpressionID(index: index)
    }

    mutating func readOptionalExpression() throws(ProgramFormatError) -> ExpressionID? {
        try readFlag() ? try readExpression() : nil
    }

    mutating func readExpressions() throws(ProgramFormatError) -> [ExpressionID] {
        let count = try readLength()
        var ids: [ExpressionID] = []
        for _ in 0..<count {
            ids.append(try readExpression())
        }
        return ids
    }

    mutating func readStatement() throws(ProgramFormatError) -> StatementID {
        StatementID(index: try readReference(.statement, isBase: false))
    }

    mutating func readStatements() throws(ProgramFormatError) -> [StatementID] {
        let count = try readLength()
        var ids: [StatementID] = []
        for _ in 0..<count {
            let id = try readStatement()
            if let branch = branches.removeValue(forKey: id) {
                ids += branch
            } else {
                ids.append(id)
            }
        }
        return ids
    }

    mutating func readOptionalStatements() throws(ProgramFormatError) -> [StatementID]? {
        try readFlag() ? try readStatements() : nil
    }

    mutating func readPattern() throws(ProgramFormatError) -> PatternID {
        PatternID(index: try readReference(.pattern, isBase: false))
    }

    mutating func readType() throws(ProgramFormatError) -> TypeID {
        TypeID(index: try readReference(.type, isBase: false))
    }

    mutating func readOptionalType() throws(ProgramFormatError) -> TypeID? {
        try readFlag() ? try readType() : nil
    }

    mutating func readTypes() throws(ProgramFormatError) -> [TypeID] {
        let count = try readLength()
        var ids: [TypeID] = []
        for _ in 0..<count {
            ids.append(try readType())
        }
        return ids
    }

    mutating func readDeclaration() throws(ProgramFormatError) -> DeclarationID {
        DeclarationID(index: try readReference(.declaration, isBase: false))
    }

    mutating func read<Value: ProgramCodable>() throws(ProgramFormatError) -> Value {
        try Value(from: &self)
    }

    mutating func readOptional<Value: ProgramCodable>() throws(ProgramFormatError) -> Value? {
        try readFlag() ? try Value(from: &self) : nil
    }

    mutating func readList<Value: ProgramCodable>() throws(ProgramFormatError) -> [Value] {
        let count = try readLength()
        var values: [Value] = []
        for _ in 0..<count {
            values.append(try Value(from: &self))
        }
        return values
    }

    mutating func readOptionalList<Value: ProgramCodable>() throws(ProgramFormatError) -> [Value]? {
        try readFlag() ? try readList() : nil
    }

    /// Begins a condition of `#if` inside of others, which are read by recursion.
    mutating func enterCondition() throws(ProgramFormatError) {
        guard conditionDepth < ProgramLimits.depth else { throw .tooDeep }
        conditionDepth += 1
    }

    mutating func leaveCondition() {
        conditionDepth -= 1
    }

    /// The source, for the lines of messages.
    var text: SourceText { source }
}
