extension Statement: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(range)
        writer.write(kind)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        let range = try reader.readRange()
        self.init(try reader.read(), range: range)
    }
}

extension Statement.Kind: ProgramCodable {
    private enum Tag: UInt8 {
        case expression, declaration
        case `if`, `guard`, `switch`, forIn, `while`, repeatWhile, `do`
        case `return`, `break`, `continue`, `fallthrough`, `throw`, `defer`, labeled
        case conditional, unsupported
    }

    func write(to writer: inout ProgramWriter) {
        switch self {
        case .expression(let expression):
            writer.write(Tag.expression)
            writer.write(expression)
        case .declaration(let declaration):
            writer.write(Tag.declaration)
            writer.write(declaration)
        case .if(let statement):
            writer.write(Tag.if)
            writer.write(statement.branches)
            writer.write(statement.otherwise)
        case .guard(let conditions, let otherwise):
            writer.write(Tag.guard)
            writer.write(conditions)
            writer.write(otherwise)
        case .switch(let statement):
            writer.write(Tag.switch)
            writer.write(statement.subject)
            writer.write(statement.cases)
        case .forIn(let loop):
            writer.write(Tag.forIn)
            writer.write(loop)
        case .while(let conditions, let body):
            writer.write(Tag.while)
            writer.write(conditions)
            writer.write(body)
        case .repeatWhile(let body, let condition):
            writer.write(Tag.repeatWhile)
            writer.write(body)
            writer.write(condition)
        case .do(let body, let catches):
            writer.write(Tag.do)
            writer.write(body)
            writer.write(catches)
        case .return(let value):
            writer.write(Tag.return)
            writer.write(value)
        case .break(let label):
            writer.write(Tag.break)
            writer.write(label)
        case .continue(let label):
            writer.write(Tag.continue)
            writer.write(label)
        case .fallthrough:
            writer.write(Tag.fallthrough)
        case .throw(let value):
            writer.write(Tag.throw)
            writer.write(value)
        case .defer(let body):
            writer.write(Tag.defer)
            writer.write(body)
        case .labeled(let label, let statement):
            writer.write(Tag.labeled)
            writer.write(label)
            writer.write(statement)
        case .conditional(let branches):
            writer.write(Tag.conditional)
            writer.write(count: branches.count)
            for branch in branches {
                writer.write(branch.condition)
                writer.write(branch.content)
            }
        case .unsupported(let name):
            writer.write(Tag.unsupported)
            writer.write(name)
        }
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        let tag: Tag = try reader.readCase()
        switch tag {
        case .expression:
            self = .expression(try reader.readExpression())
        case .declaration:
            self = .declaration(try reader.readDeclaration())
        case .if:
            self = .if(
                Statement.If(branches: try reader.readList(), otherwise: try reader.readOptionalStatements())
            )
        case .guard:
            self = .guard(try reader.readList(), otherwise: try reader.readStatements())
        case .switch:
            self = .switch(try Statement.Switch(from: &reader))
        case .forIn:
            self = .forIn(try reader.read())
        case .while:
            self = .while(try reader.readList(), body: try reader.readStatements())
        case .repeatWhile:
            self = .repeatWhile(body: try reader.readStatements(), condition: try reader.readExpression())
        case .do:
            self = .do(body: try reader.readStatements(), catches: try reader.readList())
        case .return:
            self = .return(try reader.readOptionalExpression())
        case .break:
            self = .break(label: try reader.readOptional())
        case .continue:
            self = .continue(label: try reader.readOptional())
        case .fallthrough:
            self = .fallthrough
        case .throw:
            self = .throw(try reader.readExpression())
        case .defer:
            self = .defer(try reader.readStatements())
        case .labeled:
            self = .labeled(try reader.read(), try reader.readStatement())
        case .conditional:
            let count = try reader.readLength()
            var branches: [ConditionalBranch<[StatementID]>] = []
            for _ in 0..<count {
                branches.append(
                    ConditionalBranch(
                        condition: try reader.readOptional(),
                        content: try reader.readStatements()
                    )
                )
            }
            self = .conditional(branches)
        case .unsupported:
            self = .unsupported(try reader.readText())
        }
    }
}

extension Statement.If.Branch: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(conditions)
        writer.write(body)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self.init(conditions: try reader.readList(), body: try reader.readStatements())
    }
}

extension Statement.Switch {
    /// Reads a switch, with the cases that apply to the system.
    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        let subject = try reader.readExpression()
        let cases: [SwitchCase] = try reader.readList()
        guard let conditions = reader.conditions else {
            self.init(subject: subject, cases: cases)
            return
        }
        self.init(
            subject: subject,
            cases: cases.filter { $0.condition.map(conditions.evaluate) ?? true }.map {
                $0.withoutCondition()
            }
        )
    }
}

extension SwitchCase: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(range)
        writer.write(items)
        writer.write(isUnknown)
        writer.write(body)
        writer.write(condition)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self.init(
            range: try reader.readRange(),
            items: try reader.readOptionalList(),
            isUnknown: try reader.readFlag(),
            body: try reader.readStatements(),
            condition: try reader.readOptional()
        )
    }

    fileprivate func withoutCondition() -> SwitchCase {
        SwitchCase(range: range, items: items, isUnknown: isUnknown, body: body, condition: nil)
    }
}

extension SwitchCase.Item: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(pattern)
        writer.write(condition)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self.init(pattern: try reader.readPattern(), condition: try reader.readOptionalExpression())
    }
}

extension Statement.ForIn: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(pattern)
        writer.write(type)
        writer.write(sequence)
        writer.write(condition)
        writer.write(body)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self.init(
            pattern: try reader.readPattern(),
            type: try reader.readOptionalType(),
            sequence: try reader.readExpression(),
            condition: try reader.readOptionalExpression(),
            body: try reader.readStatements()
        )
    }
}

extension Statement.CatchClause: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(items)
        writer.write(body)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self.init(items: try reader.readList(), body: try reader.readStatements())
    }
}
