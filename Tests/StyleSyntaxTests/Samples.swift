import StyleSyntax

/// Writes a program with a value of each kind, in whose fields no two values of a type are equal.
///
/// A kind is followed by another in a `switch`, so a new case does not compile before it has a sample.
struct Samples {
    var writer = ProgramWriter()
    /// The nodes that are nested in the base of a chain.
    var baseDepth = 1
    private var words = 0

    static let source = SourceText(String(repeating: "abcdefg\n", count: 100))

    /// A part of the source that no other sample has.
    mutating func range() -> StyleSyntax.SourceRange {
        words += 1
        return Samples.source.range(words..<words + words % 7)
    }

    mutating func text() -> String {
        words += 1
        return "text \(words)"
    }

    mutating func name() -> Name {
        let range = range()
        return Name("name\(words)", at: range.start)
    }

    mutating func expression() -> ExpressionID {
        writer.add(.identifier(name(), labels: nil), at: range())
    }

    mutating func base() -> ExpressionID {
        var base = expression()
        for _ in 1..<baseDepth {
            base = writer.add(.prefix(operator: name(), operand: base), at: range())
        }
        return base
    }

    mutating func type() -> TypeID {
        writer.add(.name(name(), arguments: []), at: range())
    }

    mutating func pattern() -> PatternID {
        writer.add(Pattern.Kind.wildcard, at: range())
    }

    mutating func statement() -> StatementID {
        writer.add(Statement.Kind.fallthrough, at: range())
    }

    mutating func declaration() -> DeclarationID {
        writer.add(Declaration(.operator(name()), attributes: [], modifiers: [], range: range()))
    }

    mutating func arguments() -> [Argument] {
        [Argument(label: name(), value: expression()), Argument(label: nil, value: expression())]
    }

    mutating func attribute() -> Attribute {
        Attribute(type: type(), content: .arguments(arguments()), range: range())
    }

    mutating func modifier() -> Declaration.Modifier {
        Declaration.Modifier(name: name(), detail: text())
    }
}
