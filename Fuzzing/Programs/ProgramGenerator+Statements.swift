// Statements: declarations of variables and local functions, assignments, conditions and loops with an end.
extension ProgramGenerator {
    /// The types that variables and parameters have.
    func anyType() -> GeneratedType {
        let simple: [GeneratedType] = [.int, .double, .string, .bool, .cgFloat, .color]
        switch choice(12) {
        case 0...4: return pick(simple)
        case 5: return .array(pick(simple))
        case 6: return .dictionary
        case 7: return .set
        case 8: return .optional(pick(simple))
        case 9: return .function(pick(simple), pick(simple))
        case 10: return pickIfAny(scope.types).map { .declared($0.name) } ?? .int
        default: return .array(.int)
        }
    }

    /// Statements, whose variables are visible to what follows.
    func statements(_ count: Int, _ depth: Int) -> [String] {
        (0..<count).map { _ in statement(depth) }
    }

    /// The statements of a body and its result; each is a line.
    func functionBody(of type: GeneratedType, _ depth: Int) -> String {
        (statements(choice(4), depth) + ["return \(expression(type, depth))"]).joined(separator: "\n")
    }

    /// A statement.
    private func statement(_ depth: Int) -> String {
        guard depth > 0 else { return variable(isMutable: false, depth) }
        let inner = depth - 1
        switch choice(15) {
        case 0, 1: return variable(isMutable: false, inner)
        case 2, 3: return variable(isMutable: true, inner)
        case 4, 5: return assignment(inner)
        case 6: return forLoop(inner)
        case 7: return countedLoop(inner)
        case 8: return "if \(condition(inner)) \(nested(inner)) else \(nested(inner))"
        case 9: return "if let found = \(expression(.optional(.int), inner)) { _ = found }"
        case 10: return switchStatement(inner)
        case 11: return localFunction(inner)
        case 12: return "defer { _ = \(int(inner)) }"
        case 13: return "do \(nested(inner))"
        default: return mutation(inner)
        }
    }

    /// The declaration of a variable.
    private func variable(isMutable: Bool, _ depth: Int) -> String {
        let type = anyType()
        let value = expression(type, depth)
        let name = newName(type.stem)
        scope.variables.append(Variable(name: name, type: type, isMutable: isMutable))
        return "\(isMutable ? "var" : "let") \(name): \(type.text) = \(value)"
    }

    /// An assignment to a variable, if there is one.
    func assignment(_ depth: Int) -> String {
        guard let target = pickIfAny(scope.variables.filter(\.isMutable)) else {
            let type = anyType()
            return "let _: \(type.text) = \(expression(type, depth))"
        }
        switch target.type {
        case .int where chance(oneIn: 2): return "\(target.name) &\(pick(["+", "-", "*"]))= \(int(depth))"
        case .double where chance(oneIn: 2): return "\(target.name) *= \(double(depth))"
        case .string where chance(oneIn: 2): return "\(target.name) += \(string(depth))"
        case .bool where chance(oneIn: 2): return "\(target.name).toggle()"
        default:
            let value = expression(target.type, depth)
            // The compiler refuses an assignment of a variable to itself.
            return value == target.name ? "_ = \(value)" : "\(target.name) = \(value)"
        }
    }

    /// A change of an array, a dictionary or a set in its place.
    private func mutation(_ depth: Int) -> String {
        if let list = pickIfAny(scope.mutable(.array(.int))) {
            switch choice(5) {
            case 0: return "\(list).append(\(int(depth)))"
            case 1: return "\(list).sort()"
            case 2: return "\(list).removeAll()"
            case 3: return "\(list).insert(\(int(depth)), at: 0)"
            default: return "for index in \(list).indices { \(list)[index] = index &* 2 }"
            }
        }
        if let counts = pickIfAny(scope.mutable(.dictionary)) {
            return chance(oneIn: 2)
                ? "\(counts)[\(string(depth)), default: 0] += 1"
                : "\(counts)[\(string(depth))] = \(int(depth))"
        }
        if let members = pickIfAny(scope.mutable(.set)) { return "\(members).insert(\(int(depth)))" }
        return assignment(depth)
    }

    /// A condition of an `if`, which may have several parts.
    private func condition(_ depth: Int) -> String {
        chance(oneIn: 3) ? "\(bool(depth)), \(bool(depth))" : bool(depth)
    }

    /// Statements in braces, with variables of their own.
    private func nested(_ depth: Int) -> String {
        inside { "{ \(statements(1 + choice(2), depth).joined(separator: "; ")) }" }
    }

    /// A loop over a range, an array, a text, or pairs.
    private func forLoop(_ depth: Int) -> String {
        let name = newName("each")
        let source: String
        let type: GeneratedType
        switch choice(5) {
        case 0: (source, type) = (shortRange(), .int)
        case 1: (source, type) = ("\(array(of: .double, depth))", .double)
        case 2: (source, type) = ("stride(from: 0, to: 9, by: \(pick(["1", "4"])))", .int)
        case 3: (source, type) = ("1...\(pick(["3", "1", "40"])) where \(name) % 2 == 0", .int)
        default: (source, type) = ("\(array(of: .string, depth))", .string)
        }
        return inside(adding: [Variable(name: name, type: type)]) {
            "for \(name) in \(source) \(nested(depth))"
        }
    }

    /// A `while` or `repeat` loop that counts its rounds.
    private func countedLoop(_ depth: Int) -> String {
        let name = newName("round")
        let limit = pick(["3", "0", "20", "200"])
        return inside(adding: [Variable(name: name, type: .int)]) {
            let body = nested(depth)
            return chance(oneIn: 2)
                ? "var \(name) = 0; repeat { \(name) += 1; do \(body) } while \(name) < \(limit)"
                : "var \(name) = 0; while \(name) < \(limit) { \(name) += 1; do \(body) }"
        }
    }

    /// A `switch` over a number, a text or a value of an enumeration of the program.
    private func switchStatement(_ depth: Int) -> String {
        if let type = pickIfAny(scope.types.filter { !$0.cases.isEmpty }) {
            let cases = type.cases.map { "case .\($0.name)\(pattern($0)): \(assignment(depth))" }
            return "switch \(value(of: type, depth)) { \(cases.joined(separator: "; ")) }"
        }
        if chance(oneIn: 2) {
            return "switch \(string(depth)) { case \"a\", \"b\": \(assignment(depth)); default: break }"
        }
        return
            "switch \(int(depth)) { case ..<0: \(assignment(depth)); case 0: break; case 1...9: \(assignment(depth)); "
            + "case let large where large > 100: _ = large; default: break }"
    }

    /// The pattern of the associated values of a case, which binds none of them.
    func pattern(_ chosen: EnumerationCase) -> String {
        guard !chosen.values.isEmpty else { return "" }
        return "(\(chosen.values.map { _ in "_" }.joined(separator: ", ")))"
    }

    /// A function in a body, which captures the variables around it.
    private func localFunction(_ depth: Int) -> String {
        let name = newName("local")
        let type = pick([GeneratedType.int, .double, .string])
        let parameter = newName("input")
        let body = inside(adding: [Variable(name: parameter, type: .int)]) { expression(type, depth) }
        scope.variables.append(Variable(name: name, type: .function(.int, type)))
        return "func \(name)(_ \(parameter): Int) -> \(type.text) { \(body) }"
    }
}
