import StyleSyntax
import Testing

@Suite struct `Every kind of node` {
    private func read(_ bytes: [UInt8]) throws(ProgramFormatError) -> StyleProgram {
        try ParsedSource(reading: bytes, source: Samples.source, conditions: nil).program
    }

    private func error(_ bytes: [UInt8]) -> ProgramFormatError? {
        do {
            _ = try read(bytes)
            return nil
        } catch {
            return error
        }
    }

    /// A written program, and whether a program has its last node of a kind.
    private struct Sample {
        let bytes: [UInt8]
        let isIn: (StyleProgram) -> Bool
        var tooDeep: SourcePlace?
    }

    /// The samples of a kind of nodes, from the first to the last.
    private func samples<Kind>(
        _ next: (inout Samples, Kind?) -> Kind?,
        add: (inout Samples, Kind) -> (StyleProgram) -> Bool,
        baseDepth: Int = 1
    ) -> [Sample] {
        var found: [Sample] = []
        var last: Kind?
        while true {
            var samples = Samples()
            samples.baseDepth = baseDepth
            guard let kind = next(&samples, last) else { return found }
            let isIn = add(&samples, kind)
            let tooDeep = samples.writer.tooDeep
            let bytes = samples.writer.finish(statements: [], diagnostics: [])
            found.append(Sample(bytes: bytes, isIn: isIn, tooDeep: tooDeep))
            last = kind
        }
    }

    private func expressions(baseDepth: Int = 1) -> [Sample] {
        samples(
            { $0.expression(after: $1) },
            add: { samples, kind in
                let node = Expression(kind, range: samples.range())
                let id = samples.writer.add(kind, at: node.range)
                if case .conditionalBase(let base) = kind {
                    // A placeholder is in a branch.
                    let branch = ConditionalBranch(condition: nil, content: id)
                    _ = samples.writer.add(.conditional(base: base, [branch]), at: node.range)
                }
                return { $0[id] == node }
            },
            baseDepth: baseDepth
        )
    }

    private func statements() -> [Sample] {
        samples(
            { $0.statement(after: $1) },
            add: { samples, kind in
                let node = Statement(kind, range: samples.range())
                let id = samples.writer.add(kind, at: node.range)
                return { $0[id] == node }
            }
        )
    }

    private func patterns() -> [Sample] {
        samples(
            { $0.pattern(after: $1) },
            add: { samples, kind in
                let node = Pattern(kind, range: samples.range())
                let id = samples.writer.add(kind, at: node.range)
                return { $0[id] == node }
            }
        )
    }

    private func types() -> [Sample] {
        samples(
            { $0.type(after: $1) },
            add: { samples, kind in
                let node = TypeReference(kind, range: samples.range())
                let id = samples.writer.add(kind, at: node.range)
                return { $0[id] == node }
            }
        )
    }

    private func declarations() -> [Sample] {
        samples(
            { $0.declaration(after: $1) },
            add: { samples, kind in
                let attributes = samples.attributes()
                let modifiers = [samples.modifier(), samples.modifier()]
                let node = Declaration(
                    kind,
                    attributes: attributes,
                    modifiers: modifiers,
                    range: samples.range()
                )
                let id = samples.writer.add(node)
                return { $0[id] == node }
            }
        )
    }

    private func all() -> [Sample] {
        expressions() + statements() + patterns() + types() + declarations()
    }

    @Test func `is read as it was written`() throws {
        for sample in all() {
            #expect(sample.isIn(try read(sample.bytes)))
        }
    }

    @Test func `is refused where it is cut off`() {
        for bytes in all().map(\.bytes) {
            for count in bytes.indices {
                #expect(error(Array(bytes.prefix(count))) == .truncated)
            }
        }
    }

    /// The tags of a kind of nodes are 0 and up: no sample is missing, and no other tag is read.
    @Test func `has a tag of its own`() {
        let kinds: [(number: UInt8, count: Int, start: [UInt8])] = [
            (0, expressions().count, [0, 0]),
            (1, statements().count, [0, 0]),
            (2, patterns().count, [0, 0]),
            (3, types().count, [0, 0]),
            // A range, no attributes, and no modifiers.
            (4, declarations().count, [0, 0, 0, 0]),
        ]
        for kind in kinds {
            for tag in UInt8.min...UInt8.max {
                let error = error([kind.number] + kind.start + [tag])
                #expect(error == (tag < kind.count ? .truncated : .invalidNumber))
            }
        }
        #expect(error([6]) == .invalidNumber)
    }

    @Test func `may continue a chain that is as deep as can be`() throws {
        let samples = expressions(baseDepth: ProgramLimits.depth)
        for sample in samples where sample.tooDeep == nil {
            #expect(sample.isIn(try read(sample.bytes)))
        }
        // Both have a branch, which is nested and as deep as the base that it begins with.
        let tooDeep = samples.filter { $0.tooDeep != nil }
        #expect(tooDeep.count == 2)
        #expect(tooDeep.allSatisfy { error($0.bytes) == .tooDeep })
    }

    @Test func `has conditions that are nested to a limit`() {
        func nested(_ depth: Int) -> ProgramFormatError? {
            var condition = CompilationCondition.constant(true)
            for _ in 1..<depth { condition = .not(condition) }
            var samples = Samples()
            let branch = ConditionalBranch(condition: condition, content: [StatementID]())
            let statement = samples.writer.add(.conditional([branch]), at: samples.range())
            return error(samples.writer.finish(statements: [statement], diagnostics: []))
        }
        #expect(nested(ProgramLimits.depth) == nil)
        #expect(nested(ProgramLimits.depth + 1) == .tooDeep)
    }
}
