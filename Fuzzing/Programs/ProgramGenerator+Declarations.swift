// Declarations of types and functions. What is declared is visible to what follows.
extension ProgramGenerator {
    /// The depth of the expressions in bodies of functions.
    var bodyDepth: Int { 3 }

    /// A declaration beside the styles of a program.
    func declaration() -> String {
        switch choice(22) {
        case 0: structure()
        case 1: enumeration()
        case 2: hierarchy()
        case 3: protocolWithConformances()
        case 4: function()
        case 5: recursion()
        case 6: genericFunction()
        case 7: box()
        case 8: rawEnumeration()
        case 9: shapeDeclaration()
        case 10: modifier()
        case 11: environmentKey()
        case 12: wrapper()
        case 13: higherFunction()
        case 14: throwingFunction()
        case 15: tree()
        case 16: valueType()
        case 17: extensions()
        case 18: composition()
        case 19: tuples()
        case 20: model()
        default: generic(collection: newName("Queue"))
        }
    }

    /// Properties with types, and the parameters of an initializer that takes them.
    private func properties(_ count: Int) -> [Variable] {
        (0..<count).map { _ in
            let type = anyType()
            return Variable(name: newName(type.stem), type: type)
        }
    }

    /// A method without side effects: its text, and its signature.
    private func method(seeing variables: [Variable], prefix: String = "") -> (
        text: String, callable: Callable
    ) {
        let result = pick([GeneratedType.int, .double, .string, .bool, .color, .cgFloat])
        let parameter = Variable(name: newName("input"), type: pick([.int, .double, .string]))
        let name = newName("made")
        let body = apart(variables + [parameter]) { functionBody(of: result, bodyDepth) }
        let text =
            "\(prefix)func \(name)(_ \(parameter.name): \(parameter.type.text)) -> \(result.text) \(body.block)"
        return (
            text,
            Callable(name: name, parameters: [Parameter(label: nil, type: parameter.type)], result: result)
        )
    }

    /// A structure with properties, a computed one, a nested enumeration and methods.
    private func structure() -> String {
        let name = newName("Record")
        let properties = properties(1 + choice(4))
        var members = properties.map { "var \($0.name): \($0.type.text)" }
        var type = DeclaredType(
            name: name,
            parameters: properties.map { Parameter(label: $0.name, type: $0.type) }
        )
        type.members = properties
        let computed = Variable(name: newName("computed"), type: pick([.int, .double, .string]))
        let value = apart(properties) { functionBody(of: computed.type, bodyDepth) }
        members.append("var \(computed.name): \(computed.type.text) \(value.block)")
        type.members.append(computed)
        if chance(oneIn: 2) {
            let nested = newName("Level")
            members.append("enum \(nested): Int, CaseIterable { case low, middle = 5, high }")
            type.members.append(Variable(name: "level\(nested).rawValue", type: .int))
            members.append(
                "var level\(nested): \(nested) { \(nested)(rawValue: \(apart([]) { int(1) })) ?? .low }"
            )
        }
        for _ in 0..<choice(3) {
            let made = method(seeing: type.members)
            members.append(made.text)
            type.methods.append(made.callable)
        }
        if chance(oneIn: 2), let first = properties.first(where: { $0.type == .int }) {
            members.append("mutating func change(_ number: Int) { \(first.name) &+= number }")
        }
        scope.types.append(type)
        return "struct \(name) \(members.joined(separator: "\n").block)"
    }

    /// An enumeration with associated values and a property that switches over it.
    private func enumeration() -> String {
        let name = newName("Choice")
        let cases = (0...1 + choice(3)).map { _ in
            EnumerationCase(name: newName("option"), values: properties(choice(3)).map(\.type))
        }
        var lines = cases.map { chosen in
            let values = chosen.values.map(\.text).joined(separator: ", ")
            return "case \(chosen.name)" + (values.isEmpty ? "" : "(\(values))")
        }
        let result = pick([GeneratedType.int, .double, .string, .color])
        let computed = Variable(name: newName("computed"), type: result)
        let branches = cases.map { chosen in
            let bound = chosen.values.map { Variable(name: newName("bound"), type: $0) }
            let pattern = bound.isEmpty ? "" : "(\(bound.map { "let \($0.name)" }.joined(separator: ", ")))"
            return "case .\(chosen.name)\(pattern): return \(apart(bound) { expression(result, bodyDepth) })"
        }
        lines.append(
            "var \(computed.name): \(result.text) \("switch self {\n\(branches.joined(separator: "\n"))\n}".block)"
        )
        scope.types.append(DeclaredType(name: name, cases: cases, members: [computed]))
        return "\(chance(oneIn: 3) ? "indirect " : "")enum \(name) \(lines.joined(separator: "\n").block)"
    }

    /// An enumeration with texts as raw values, whose cases are loops' elements.
    private func rawEnumeration() -> String {
        let name = newName("Kind")
        let cases = ["plain", "bold", "wide"].prefix(1 + choice(3)).map {
            EnumerationCase(name: $0, values: [])
        }
        scope.types.append(
            DeclaredType(name: name, cases: cases, members: [Variable(name: "rawValue", type: .string)])
        )
        let list = newName("all")
        scope.functions.append(Callable(name: list, parameters: [], result: .array(.string)))
        return """
            enum \(name): String, CaseIterable, Hashable { case \(cases.map(\.name).joined(separator: ", ")) }
            func \(list)() -> [String] { \(name).allCases.map(\\.rawValue) }
            """
    }

    /// A class and one that inherits from it.
    private func hierarchy() -> String {
        let base = newName("Model")
        let derived = newName("Special")
        let parameter = Variable(name: "start", type: .int)
        // With `self`, which closures that are kept must state.
        let count = Variable(name: "self.count", type: .int, isMutable: true)
        let result = pick([GeneratedType.int, .string, .double])
        let methodName = newName("made")
        let first = apart([count, parameter]) { functionBody(of: result, bodyDepth) }
        let second = apart([count, parameter]) { expression(result, bodyDepth) }
        let combined =
            result == .int
            ? "super.\(methodName)(start) &+ \(second)" : "super.\(methodName)(start) + \(second)"
        let callable = Callable(
            name: methodName,
            parameters: [Parameter(label: nil, type: .int)],
            result: result
        )
        for name in [base, derived] {
            scope.types.append(
                DeclaredType(
                    name: name,
                    parameters: [Parameter(label: "count", type: .int)],
                    members: [Variable(name: "count", type: .int)],
                    methods: [callable]
                )
            )
        }
        return """
            class \(base) {
                var count: Int
                init(count: Int) { self.count = count }
                func \(methodName)(_ start: Int) -> \(result.text) \(first.nestedBlock)
            }
            final class \(derived): \(base) {
                var isSpecial = true
                override init(count: Int) { super.init(count: count &+ 1) }
                override func \(methodName)(_ start: Int) -> \(result.text) {
                    isSpecial ? \(combined) : super.\(methodName)(start)
                }
            }
            """
    }

    /// A protocol with a default implementation, and types that conform to it.
    private func protocolWithConformances() -> String {
        let name = newName("Drawable")
        let requirement = Variable(name: newName("level"), type: pick([.int, .double, .string]))
        let extra = Variable(name: newName("extra"), type: pick([.int, .string, .color]))
        let defaultValue = apart([]) { expression(requirement.type, bodyDepth) }
        let computed = apart([requirement]) { functionBody(of: extra.type, bodyDepth) }
        let implied = newName("Plain")
        let explicit = newName("Custom")
        for (type, parameters) in [
            (implied, []), (explicit, [Parameter(label: requirement.name, type: requirement.type)]),
        ] {
            scope.types.append(
                DeclaredType(
                    name: type,
                    parameters: parameters,
                    members: [requirement, extra],
                    protocols: [name]
                )
            )
        }
        let value = newName("value")
        let user = newName("shown")
        scope.functions.append(
            Callable(
                name: user,
                parameters: [Parameter(label: nil, type: .existential(name))],
                result: extra.type
            )
        )
        let all = newName("each")
        scope.functions.append(Callable(name: all, parameters: [], result: .array(extra.type)))
        return """
            protocol \(name) {
                var \(requirement.name): \(requirement.type.text) { get }
            }
            extension \(name) {
                var \(requirement.name): \(requirement.type.text) { \(defaultValue) }
                var \(extra.name): \(extra.type.text) \(computed.nestedBlock)
            }
            struct \(implied): \(name) {}
            struct \(explicit): \(name) { let \(requirement.name): \(requirement.type.text) }
            func \(user)(_ \(value): \(pick(["any", "some"])) \(name)) -> \(extra.type.text) { \(value).\(extra.name) }
            func \(all)() -> [\(extra.type.text)] {
                let values: [any \(name)] = [\(implied)(), \(explicit)(\(requirement.name): \(literal(requirement.type)))]
                return values.map { $0.\(extra.name) }
            }
            """
    }

    /// A function with parameters.
    private func function() -> String {
        let name = newName("compute")
        let parameters = properties(choice(3))
        let result = anyType()
        let list = parameters.map { "\($0.name): \($0.type.isEscaping ? "@escaping " : "")\($0.type.text)" }
        let text = apart(parameters) { functionBody(of: result, bodyDepth) }
        scope.functions.append(
            Callable(
                name: name,
                parameters: parameters.map { Parameter(label: $0.name, type: $0.type) },
                result: result
            )
        )
        return "func \(name)(\(list.joined(separator: ", "))) -> \(result.text) \(text.block)"
    }

    /// A function that calls itself a limited number of times.
    private func recursion() -> String {
        let name = newName("descend")
        let result = pick([GeneratedType.int, .string])
        let depth = Variable(name: "depth", type: .int)
        let end = apart([depth]) { expression(result, 1) }
        let step = apart([depth]) { expression(result, 1) }
        let wrapper = newName("descent")
        scope.functions.append(Callable(name: wrapper, parameters: [], result: result))
        let plus = result == .int ? "&+" : "+"
        let calls = pick(["\(name)(depth - 1)", "\(name)(depth - 1) \(plus) \(name)(depth - 2)"])
        return """
            func \(name)(_ depth: Int) -> \(result.text) {
                guard depth > 0 else { return \(end) }
                return \(calls) \(plus) \(step)
            }
            func \(wrapper)() -> \(result.text) { \(name)(\(pick(["3", "0", "8", "14", "90", "300"]))) }
            """
    }

    /// A generic function.
    private func genericFunction() -> String {
        let form = pick(GenericFunction.Form.allCases)
        let name = newName("generic")
        scope.generics.append(GenericFunction(name: name, form: form))
        return switch form {
        case .pick:
            "func \(name)<Value>(_ isFirst: Bool, _ first: Value, _ second: Value) -> Value { isFirst ? first : second }"
        case .largest:
            """
            func \(name)<Item: Comparable>(_ items: [Item], or other: Item) -> Item {
                var best = other
                for item in items where item > best { best = item }
                return best
            }
            """
        case .applied:
            """
            func \(name)<Input, Output>(_ input: Input, _ change: (Input) -> Output) -> Output {
                change(input)
            }
            """
        case .repeated:
            """
            func \(name)<Item>(_ item: Item, _ count: Int) -> [Item] where Item: Any {
                guard count > 0 else { return [] }
                return (0..<count).map { _ in item }
            }
            """
        }
    }

    /// A generic structure with a generic method.
    private func box() -> String {
        let name = newName("Box")
        scope.boxes.append(name)
        return """
            struct \(name)<Content> {
                var value: Content
                func map<Result>(_ change: (Content) -> Result) -> \(name)<Result> {
                    \(name)<Result>(value: change(value))
                }
            }
            """
    }

    /// A function that makes closures, which escape and capture their surroundings.
    private func higherFunction() -> String {
        let name = newName("maker")
        let result = pick([GeneratedType.int, .double, .string])
        let step = Variable(name: "step", type: .int)
        let input = Variable(name: "input", type: .int)
        let text = apart([step, input, Variable(name: "calls", type: .int)]) { expression(result, bodyDepth) }
        scope.functions.append(
            Callable(
                name: name,
                parameters: [Parameter(label: "step", type: .int)],
                result: .function(.int, result)
            )
        )
        return """
            func \(name)(step: Int) -> (Int) -> \(result.text) {
                var calls = 0
                let action: (Int) -> \(result.text) = { [step] input in
                    calls += 1
                    return \(text)
                }
                return action
            }
            """
    }
}

extension GeneratedType {
    /// Whether a parameter of this type can be kept only if it is marked.
    fileprivate var isEscaping: Bool {
        if case .function = self { true } else { false }
    }
}
