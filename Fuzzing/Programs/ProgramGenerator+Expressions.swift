// Expressions of any type, and the forms that all types have: calls, conditions, and closures that are called at once.
extension ProgramGenerator {
    /// An expression of a type.
    func expression(_ type: GeneratedType, _ depth: Int) -> String {
        switch type {
        case .int: int(depth)
        case .double: double(depth)
        case .cgFloat: cgFloat(depth)
        case .bool: bool(depth)
        case .string: string(depth)
        case .color: color(depth)
        case .array(let element): array(of: element, depth)
        case .set: set(depth)
        case .dictionary: dictionary(depth)
        case .optional(let wrapped): optional(wrapped, depth)
        case .function(let parameter, let result): closure(from: parameter, to: result, depth)
        case .declared(let name): value(of: scope.declaredType(name), depth)
        case .existential(let name): existential(name, depth)
        }
    }

    /// An expression of a type in one of the forms that all types have.
    func anyForm(of type: GeneratedType, _ depth: Int) -> String {
        switch choice(9) {
        case 0: return leaf(type) ?? literal(type)
        case 1: return call(to: type, depth) ?? expression(type, depth)
        case 2: return "(\(bool(depth)) ? \(expression(type, depth)) : \(expression(type, depth)))"
        case 3: return "(\(optional(type, depth)) ?? \(expression(type, depth)))"
        case 4: return genericCall(to: type, depth) ?? expression(type, depth)
        case 5: return methodCall(to: type, depth) ?? expression(type, depth)
        case 6: return branch(to: type, depth)
        case 7: return boxed(type, depth) ?? expression(type, depth)
        default:
            let name = newName("input")
            let body = inside(adding: [Variable(name: name, type: .int)]) { expression(type, depth) }
            return "[\(int(depth))].map { (\(name): Int) -> \(type.text) in \(body) }[0]".parenthesized
        }
    }

    /// The shortest expression of a type.
    func literal(_ type: GeneratedType) -> String { expression(type, 0) }

    /// The arguments of a call, in parentheses.
    func arguments(_ parameters: [Parameter], _ depth: Int) -> String {
        let arguments = parameters.map { parameter in
            (parameter.label.map { "\($0): " } ?? "") + expression(parameter.type, depth)
        }
        return "(\(arguments.joined(separator: ", ")))"
    }

    /// A call of a function of the program with a result of a type.
    private func call(to type: GeneratedType, _ depth: Int) -> String? {
        guard let function = pickIfAny(scope.functions.filter({ $0.result == type })) else { return nil }
        return function.name + arguments(function.parameters, depth)
    }

    /// A call of a method of a value of the program.
    private func methodCall(to type: GeneratedType, _ depth: Int) -> String? {
        let methods = scope.types.flatMap { owner in
            owner.methods.filter { $0.result == type }.map { (owner, $0) }
        }
        guard let (owner, method) = pickIfAny(methods) else { return nil }
        let receiver = leaf(.declared(owner.name)) ?? value(of: owner, depth)
        return "\(receiver).\(method.name)\(arguments(method.parameters, depth))"
    }

    /// A call of a generic function of the program.
    private func genericCall(to type: GeneratedType, _ depth: Int) -> String? {
        guard let function = pickIfAny(scope.generics) else { return nil }
        switch function.form {
        case .pick:
            return "\(function.name)(\(bool(depth)), \(expression(type, depth)), \(expression(type, depth)))"
        case .largest:
            guard [.int, .double, .string].contains(type) else { return nil }
            return "\(function.name)(\(array(of: type, depth)), or: \(expression(type, depth)))"
        case .applied:
            let source = pick([GeneratedType.int, .double, .string])
            return "\(function.name)(\(expression(source, depth))) \(closure(from: source, to: type, depth))"
                .parenthesized
        case .repeated:
            guard case .array(let element) = type else { return nil }
            return "\(function.name)(\(expression(element, depth)), \(pick(["2", "0", "40", "300"])))"
        }
    }

    /// A value that a generic structure of the program carries.
    private func boxed(_ type: GeneratedType, _ depth: Int) -> String? {
        guard let box = pickIfAny(scope.boxes) else { return nil }
        if chance(oneIn: 2) {
            let item = newName("item")
            let change = inside(adding: [Variable(name: item, type: .int)]) { expression(type, depth) }
            return
                "(\(box)(value: \(int(depth))).map { (\(item): Int) -> \(type.text) in return \(change) }.value"
                + " as! \(type.text))"
        }
        return "(\(box)(value: \(expression(type, depth))).value as! \(type.text))"
    }

    /// A closure that decides by `if`, `switch` or `guard` what it returns, and is called at once.
    private func branch(to type: GeneratedType, _ depth: Int) -> String {
        let first = expression(type, depth)
        let second = expression(type, depth)
        let body =
            switch choice(3) {
            case 0: "if \(bool(depth)) { return \(first) } else { return \(second) }"
            case 1:
                "switch \(int(depth)) { case 0, 1: return \(first); case 2...9: return \(second); default: return \(first) }"
            default:
                "guard let found = \(optional(.int, depth)), found > 1 else { return \(first) }; return \(second)"
            }
        return "{ () -> \(type.text) in \(body) }()".parenthesized
    }

    /// An optional value.
    private func optional(_ wrapped: GeneratedType, _ depth: Int) -> String {
        if let name = leaf(.optional(wrapped)), chance(oneIn: 2) { return name }
        let type = GeneratedType.optional(wrapped).text
        let none = "(nil as \(type))"
        guard depth > 0 else { return none }
        switch choice(4) {
        case 0: return none
        case 1: return "\(array(of: wrapped, depth - 1)).\(pick(["first", "last"]))"
        case 2: return "(\(bool(depth - 1)) ? \(expression(wrapped, depth - 1)) : \(none))"
        default: return "(\(expression(wrapped, depth - 1)) as \(type))"
        }
    }

    /// A value of a type that the program declares.
    func value(of type: DeclaredType, _ depth: Int) -> String {
        if let name = leaf(.declared(type.name)), chance(oneIn: 2) { return name }
        guard !type.cases.isEmpty else { return type.name + arguments(type.parameters, max(0, depth - 1)) }
        let chosen = pick(type.cases)
        guard !chosen.values.isEmpty else { return "\(type.name).\(chosen.name)" }
        let values = chosen.values.map { expression($0, max(0, depth - 1)) }
        return "\(type.name).\(chosen.name)(\(values.joined(separator: ", ")))"
    }

    /// A value of a type that conforms to a protocol of the program.
    private func existential(_ name: String, _ depth: Int) -> String {
        let types = scope.types(conformingTo: name)
        precondition(!types.isEmpty, "nothing conforms to '\(name)'")
        return value(of: pick(types), depth)
    }

    /// A closure with one parameter.
    func closure(from parameter: GeneratedType, to result: GeneratedType, _ depth: Int) -> String {
        if let name = leaf(.function(parameter, result)), chance(oneIn: 3) { return "{ \(name)($0) }" }
        let name = newName("item")
        return inside(adding: [Variable(name: name, type: parameter)]) {
            let inner = max(0, depth - 1)
            if chance(oneIn: 4) {
                let steps = statements(1 + choice(2), inner) + ["return \(expression(result, inner))"]
                return "{ \(name) -> \(result.text) in \(steps.joined(separator: "; ")) }"
            }
            return "{ \(name) in \(expression(result, inner)) }"
        }
    }

    /// An expression of type `Color`.
    func color(_ depth: Int) -> String {
        guard depth > 0 else {
            return leaf(.color)
                ?? pick([
                    "Color.red", "Color.blue", "Color.accentColor", "Color.primary", "Color.clear",
                    "Color.mint",
                ])
        }
        let inner = depth - 1
        switch choice(6) {
        case 0, 1: return color(0)
        case 2: return "Color(red: \(double(inner)), green: \(double(inner)), blue: \(double(inner)))"
        case 3: return "Color(hue: \(double(inner)), saturation: 0.5, brightness: \(double(inner)))"
        case 4: return "\(color(inner)).opacity(\(double(inner)))"
        default: return anyForm(of: .color, inner)
        }
    }
}
