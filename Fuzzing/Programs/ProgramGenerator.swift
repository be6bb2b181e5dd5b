/// Writes a program with button styles that is well-typed as far as the generator knows, from the bytes of an input.
///
/// The same input always gives the same program. Its parts are in the extensions of this class.
final class ProgramGenerator {
    var decisions: Decisions
    var scope = Scope()
    private var nameCount = 0

    /// A generator whose decisions an input makes.
    init(_ input: some Sequence<UInt8>) {
        decisions = Decisions(input)
    }

    /// The source of the program.
    func program() -> String {
        var declarations = ["import SwiftUI"]
        for _ in 0..<2 + choice(7) {
            declarations.append(declaration())
        }
        for _ in 0...choice(3) {
            declarations.append(view())
        }
        for _ in 0...choice(2) {
            declarations.append(style())
        }
        return declarations.joined(separator: "\n\n") + "\n"
    }

    /// A number from zero to one less than a count.
    func choice(_ count: Int) -> Int {
        decisions.number(below: count)
    }

    /// One of several values, the first if the input is at its end.
    func pick<Value>(_ values: [Value]) -> Value {
        values[choice(values.count)]
    }

    /// One of several values, if there are any.
    func pickIfAny<Value>(_ values: [Value]) -> Value? {
        values.isEmpty ? nil : pick(Array(values.suffix(256)))
    }

    /// Whether something that is not always there is there, in a share of the cases.
    func chance(oneIn count: Int) -> Bool {
        choice(count) == count - 1
    }

    /// A name that the program has not declared yet.
    func newName(_ stem: String) -> String {
        nameCount += 1
        return "\(stem)\(nameCount)"
    }

    /// Writes with variables of its own, which are not visible afterwards.
    func inside<Result>(adding variables: [Variable] = [], _ write: () -> Result) -> Result {
        let outer = scope.variables
        scope.variables += variables
        defer { scope.variables = outer }
        return write()
    }

    /// Writes the body of a declaration, which sees only the given variables, and none of an outer body.
    func apart<Result>(_ variables: [Variable], hasLabel: Bool = false, _ write: () -> Result) -> Result {
        let outer = scope
        scope.variables = variables
        scope.hasLabel = hasLabel
        defer {
            scope.variables = outer.variables
            scope.hasLabel = outer.hasLabel
        }
        return write()
    }
}

extension String {
    /// The text with each line one level further to the right.
    var indented: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
            .joined(separator: "\n")
    }

    /// The text in braces, on lines of its own.
    var block: String { "{\n\(indented)\n}" }

    /// The text in braces, on lines of its own, for a declaration that is itself in another one.
    var nestedBlock: String { "{\n\(indented.indented)\n    }" }
}
