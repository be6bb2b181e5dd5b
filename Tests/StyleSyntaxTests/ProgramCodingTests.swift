import StyleSyntax
import Testing

@Suite struct `A written program` {
    private let source = SourceText("a.b(1)\n")
    private let name = Name("a", at: .start)
    private var range: StyleSyntax.SourceRange { source.range(0..<1) }

    private func read(_ bytes: [UInt8]) throws(ProgramFormatError) -> ParsedSource {
        try ParsedSource(reading: bytes, source: source, conditions: nil)
    }

    private func error(_ bytes: [UInt8]) -> ProgramFormatError? {
        do {
            _ = try read(bytes)
            return nil
        } catch {
            return error
        }
    }

    /// The program `a.b(1)`.
    private func call() -> [UInt8] {
        var writer = ProgramWriter()
        let a = writer.add(.identifier(name, labels: nil), at: range)
        let b = writer.add(
            .member(base: a, Name("b", at: source.place(at: 2)), labels: [nil, "c"]),
            at: source.range(0..<3)
        )
        let one = writer.add(.integer(.max), at: source.range(4..<5))
        let arguments = [Argument(label: nil, value: one)]
        let call = writer.add(
            .call(callee: b, arguments: arguments, trailingClosures: []),
            at: source.range(0..<6)
        )
        let statement = writer.add(Statement.Kind.expression(call), at: source.range(0..<6))
        let warning = Diagnostic(.warning, at: source.place(at: 4), in: source, message: "one", remedy: "two")
        return writer.finish(statements: [statement], diagnostics: [warning])
    }

    @Test func `is read`() throws {
        let parsed = try read(call())
        #expect(parsed.program.statements == [StatementID(index: 0)])
        #expect(parsed.program[StatementID(index: 0)].kind == .expression(ExpressionID(index: 3)))
        #expect(
            parsed.program.allExpressions.map(\.kind) == [
                .identifier(name, labels: nil),
                .member(
                    base: ExpressionID(index: 0),
                    Name("b", at: source.place(at: 2)),
                    labels: [nil, "c"]
                ),
                .integer(.max),
                .call(
                    callee: ExpressionID(index: 1),
                    arguments: [Argument(label: nil, value: ExpressionID(index: 2))],
                    trailingClosures: []
                ),
            ]
        )
        #expect(parsed.program.allExpressions[1].range == source.range(0..<3))
        #expect(
            parsed.diagnostics
                == [Diagnostic(.warning, at: source.place(at: 4), in: source, message: "one", remedy: "two")]
        )
        #expect(parsed.isValid)
        #expect(try read(call()) == parsed)
        #expect(try read(call()).hashValue == parsed.hashValue)
    }

    @Test func `is refused where it is cut off`() {
        let bytes = call()
        for count in 0..<bytes.count {
            #expect(error(Array(bytes.prefix(count))) == .truncated)
        }
        #expect(error(bytes + [0]) == .trailingBytes)
    }

    @Test func `never crashes a reader with other bytes`() {
        let bytes = call()
        var readable = 0
        for index in bytes.indices {
            for value in UInt8.min...UInt8.max {
                var changed = bytes
                changed[index] = value
                if error(changed) == nil {
                    readable += 1
                }
            }
        }
        // Other places, numbers and names are programs as well.
        #expect(readable > bytes.count)
        #expect(readable < bytes.count * 256)
    }

    @Test func `has no node with two parents`() {
        var writer = ProgramWriter()
        let a = writer.add(.identifier(name, labels: nil), at: range)
        let pair = [Argument(label: nil, value: a), Argument(label: nil, value: a)]
        let tuple = writer.add(.tuple(pair), at: range)
        let statement = writer.add(Statement.Kind.expression(tuple), at: range)
        #expect(error(writer.finish(statements: [statement], diagnostics: [])) == .sharedNode)

        var other = ProgramWriter()
        let node = other.add(.break(label: nil), at: range)
        #expect(error(other.finish(statements: [node, node], diagnostics: [])) == .sharedNode)
    }

    @Test func `has no node that is not there yet`() {
        var writer = ProgramWriter()
        let a = writer.add(.identifier(name, labels: nil), at: range)
        let statement = writer.add(Statement.Kind.expression(a), at: range)
        var bytes = writer.finish(statements: [statement], diagnostics: [])
        #expect(error(bytes) == nil)
        // The last bytes are the end, the number of statements, the statement, and the number of messages.
        bytes[bytes.count - 2] = 1
        #expect(error(bytes) == .invalidNumber)
    }

    /// `- - … a`, of so many nodes in all.
    private func prefixes(_ count: Int) -> (bytes: [UInt8], tooDeep: SourcePlace?) {
        var writer = ProgramWriter()
        var node = writer.add(.identifier(name, labels: nil), at: range)
        for _ in 1..<count - 1 {
            node = writer.add(.prefix(operator: name, operand: node), at: range)
        }
        let statement = writer.add(Statement.Kind.expression(node), at: range)
        let tooDeep = writer.tooDeep
        return (writer.finish(statements: [statement], diagnostics: []), tooDeep)
    }

    @Test func `is nested to a limit`() {
        #expect(error(prefixes(ProgramLimits.depth).bytes) == nil)
        #expect(prefixes(ProgramLimits.depth).tooDeep == nil)
        #expect(error(prefixes(ProgramLimits.depth + 1).bytes) == .tooDeep)
        #expect(prefixes(ProgramLimits.depth + 1).tooDeep == .start)
    }

    @Test func `has chains of any length`() throws {
        var writer = ProgramWriter()
        var node = writer.add(.identifier(name, labels: nil), at: range)
        for _ in 0..<10_000 {
            node = writer.add(.member(base: node, name, labels: nil), at: range)
        }
        let statement = writer.add(Statement.Kind.expression(node), at: range)
        let program = try read(writer.finish(statements: [statement], diagnostics: [])).program
        #expect(program.chain(node).count == 10_001)
    }

    @Test func `is refused if a branch does not begin with its base`() {
        /// `a` with an `#if` whose branch is another chain or has another placeholder.
        func branch(_ make: (inout ProgramWriter, ExpressionID) -> ExpressionID) -> ProgramFormatError? {
            var writer = ProgramWriter()
            let a = writer.add(.identifier(name, labels: nil), at: range)
            let content = make(&writer, a)
            let branch = ConditionalBranch(condition: CompilationCondition.constant(true), content: content)
            let conditional = writer.add(.conditional(base: a, [branch]), at: range)
            let statement = writer.add(Statement.Kind.expression(conditional), at: range)
            return error(writer.finish(statements: [statement], diagnostics: []))
        }
        #expect(branch { writer, a in writer.add(.conditionalBase(a), at: range) } == nil)
        #expect(
            branch { writer, a in
                let base = writer.add(.conditionalBase(a), at: range)
                return writer.add(.member(base: base, name, labels: nil), at: range)
            } == nil
        )
        #expect(branch { writer, _ in writer.add(.nil, at: range) } == .invalidBranch)
        #expect(
            branch { writer, _ in
                let other = writer.add(.nil, at: range)
                return writer.add(.conditionalBase(other), at: range)
            } == .invalidBranch
        )
        #expect(
            branch { writer, a in
                _ = writer.add(.conditionalBase(a), at: range)
                return writer.add(.conditionalBase(a), at: range)
            } == .invalidBranch
        )
    }

    @Test func `is bounded`() {
        var writer = ProgramWriter()
        let text = String(repeating: "x", count: ProgramLimits.bytes(ofSource: 0))
        let node = writer.add(.string([.text(text)]), at: range)
        let statement = writer.add(Statement.Kind.expression(node), at: range)
        #expect(error(writer.finish(statements: [statement], diagnostics: [])) == .tooLong)
    }
}
