import StyleSyntax

/// The rows in a file of the bridge.
struct RowReader {
    /// What a row is of, and the types of its parameters.
    struct FoundRow: Hashable {
        let symbol: Row.Symbol
        let parameters: [String]
        /// The function that makes the row, the labels with their defaults, and the body of the closure, in which parameters
        /// have numbers for names; empty for other rows.
        var body = ""
    }

    let program: StyleProgram
    let names: TypeNames
    private(set) var rows: [FoundRow] = []
    /// The protocols with those that they refine.
    private(set) var protocols: [(name: String, refining: [String])] = []
    private var variables: [Variable] = []
    /// The types that local names stand for.
    private var aliases: [String: String] = [:]

    /// A local variable that stands for one of some texts.
    private struct Variable {
        let name: String
        let place: SourcePlace
        let texts: [String]
    }

    init(program: StyleProgram, names: TypeNames) {
        self.program = program
        self.names = names
        for declaration in program.allDeclarations {
            guard case .typeAlias(let name, _, let type) = declaration.kind else { continue }
            aliases[name.text] = program.text(of: type)
        }
        variables = readVariables()
        for expression in program.allExpressions {
            guard case .call(let callee, let arguments, let closures) = expression.kind else { continue }
            let function: String
            switch program[callee].kind {
            case .identifier(let name, _): function = name.text
            case .member(let base, let name, _) where program.text(of: base) == "Entry":
                function = "Entry.\(name.text)"
            default: continue
            }
            read(
                Call(
                    function: function,
                    arguments: arguments,
                    closures: closures
                )
            )
        }
    }

    private struct Call {
        let function: String
        let arguments: [Argument]
        let closures: [Argument]
    }

    private mutating func read(_ call: Call) {
        switch call.function {
        case "modifier": add(.member, of: ["View"], names: firstTexts(call), call, receivers: 1)
        case "method", "mutatingMethod", "viewMethod":
            add(.member, of: owners(call), names: firstTexts(call), call, receivers: 1)
        case "property", "viewProperty":
            addNames(.member, owners(call), firstTexts(call), body: body(of: call))
        case "factory", "viewFactory": add(.static, of: owners(call), names: firstTexts(call), call)
        case "constant", "computedConstant": addNames(.static, owners(call), firstTexts(call))
        case "constants": addNames(.static, owners(call), keys(call))
        case "cases": addNames(.static, typeArgument(call), ["allCases"])
        case "addPayload": addNames(.payload, owners(call), texts(call, labeled: "case"))
        case "viewInitializer": add(.initializer, of: firstTexts(call), names: ["init"], call)
        case "initializers": addEntries(call)
        case "initializer": addInitializer(call)
        case "environmentValue": addNames(.environmentValue, ["EnvironmentValues"], firstTexts(call))
        case "addMembers": addNames(.optionSet, typeArgument(call), [""])
        case "Entry.function", "Entry.view", "Entry.mutating": addEntry(call)
        case "add": addType(call)
        default: break
        }
    }

    // MARK: Kinds of rows

    private mutating func addNames(
        _ kind: Row.Symbol.Kind,
        _ owners: [String],
        _ found: [String],
        body: String = ""
    ) {
        for owner in owners {
            for name in found {
                rows.append(FoundRow(symbol: Row.Symbol(kind, owner, name), parameters: [], body: body))
            }
        }
    }

    /// Functions of some names with the labels and the parameters of a call, after those that are receivers.
    private mutating func add(
        _ kind: Row.Symbol.Kind,
        of owners: [String],
        names found: [String],
        _ call: Call,
        receivers: Int = 0
    ) {
        let labels = labels(Array(call.arguments.drop { $0.label?.text != "labels" }))
        let parameters = Array(parameters(of: call).dropFirst(receivers))
        for owner in owners {
            for name in found {
                let symbol = Row.Symbol(kind, owner, name, labels: labels)
                rows.append(FoundRow(symbol: symbol, parameters: parameters, body: body(of: call)))
            }
        }
    }

    private mutating func addInitializer(_ call: Call) {
        guard let owner = initialized(by: call) else { return }
        let symbol = Row.Symbol(
            .initializer,
            names[resolved(owner)],
            "init",
            labels: labels(call.arguments.filter { $0.label == nil })
        )
        rows.append(FoundRow(symbol: symbol, parameters: parameters(of: call), body: body(of: call)))
    }

    /// The entries of initializers that are written as `[.function("init", ["label"]) { … }]`.
    private mutating func addEntries(_ call: Call) {
        guard let owner = call.arguments.first, call.arguments.count > 1,
            case .array(let entries) = program[call.arguments[1].value].kind
        else { return }
        for entry in entries {
            guard case .call(_, let arguments, _) = program[entry].kind, arguments.count > 1,
                case .array(let labels) = program[arguments[1].value].kind
            else { continue }
            for type in texts(of: owner.value) {
                let symbol = Row.Symbol(.initializer, type, "init", labels: labels.map { label(of: $0) })
                rows.append(FoundRow(symbol: symbol, parameters: []))
            }
        }
    }

    /// An entry of its own, whose labels are in an array.
    private mutating func addEntry(_ call: Call) {
        guard call.arguments.count > 1, case .array(let elements) = program[call.arguments[1].value].kind
        else {
            return
        }
        let labels = elements.flatMap { element in
            let texts = texts(of: element)
            return texts.isEmpty ? [[label(of: element)]] : texts.map { [$0] }
        }
        // A label that is a variable stands for one parameter.
        let lists = elements.count == 1 ? labels : [labels.flatMap { $0 }]
        let parameters = parameters(of: call)
        for name in firstTexts(call) {
            if name == "init" {
                guard let owner = initialized(by: call) else { continue }
                for labels in lists {
                    let symbol = Row.Symbol(.initializer, names[owner], "init", labels: labels)
                    rows.append(FoundRow(symbol: symbol, parameters: parameters))
                }
            } else if let receiver = parameters.first {
                let isProperty = call.arguments.contains { $0.label?.text == "isProperty" }
                let symbol = Row.Symbol(
                    .member,
                    names[receiver],
                    name,
                    labels: isProperty ? nil : lists.first
                )
                rows.append(FoundRow(symbol: symbol, parameters: Array(parameters.dropFirst())))
            }
        }
    }

    private mutating func addType(_ call: Call) {
        guard let first = call.arguments.first else { return }
        switch first.label?.text {
        case "protocol":
            let parents = call.arguments.first { $0.label?.text == "refining" }
            let refined = parents.map { constantTexts(of: $0.value) } ?? []
            protocols += texts(of: first.value).map { ($0, refined) }
        case "alias": addNames(.alias, [""], texts(of: first.value))
        case "type", nil:
            let types = first.label == nil ? typeArgument(call) : texts(of: first.value)
            addNames(.type, [""], types)
            if let alias = call.arguments.firstIndex(where: { $0.label?.text == "alias" }) {
                addNames(.alias, [""], call.arguments[alias...].flatMap { texts(of: $0.value) })
            }
        default: break
        }
    }

    // MARK: Parts of calls

    private func firstTexts(_ call: Call) -> [String] {
        call.arguments.first.map { texts(of: $0.value) } ?? []
    }

    private func texts(_ call: Call, labeled label: String) -> [String] {
        call.arguments.first { $0.label?.text == label }.map { texts(of: $0.value) } ?? []
    }

    private func owners(_ call: Call) -> [String] { texts(call, labeled: "of") }

    /// The type in an argument `Type.self`, with its name in a source.
    private func typeArgument(_ call: Call) -> [String] {
        guard let value = call.arguments.first?.value,
            case .member(let base, let name, _) = program[value].kind, name.text == "self"
        else { return [] }
        return [names[resolved(program.text(of: base))]]
    }

    /// A type as it is written, with the type that a local name stands for.
    private func resolved(_ type: String) -> String {
        let first = type.prefix { $0.isLetter || $0.isNumber }
        guard let target = aliases[String(first)] else { return type }
        return target + type.dropFirst(first.count)
    }

    /// The keys of the literal of a dictionary, or of the variable that is one.
    private func keys(_ call: Call) -> [String] {
        guard let value = call.arguments.dropFirst().last(where: { $0.label == nil })?.value else {
            return []
        }
        return constantTexts(of: value)
    }

    /// The labels of a row, which are one argument after the other: the first may have a label itself.
    private func labels(_ arguments: [Argument]) -> [String] {
        arguments.prefix(1).map { label(of: $0.value) }
            + arguments.dropFirst().prefix { $0.label == nil }.map { label(of: $0.value) }
    }

    /// The text of a literal, or that of the label in `.or("label", value)` and `.orNil("label")`.
    private func label(of id: ExpressionID) -> String {
        switch program[id].kind {
        case .call(let callee, let arguments, _):
            if case .implicitMember = program[callee].kind {
                return arguments.first.map { label(of: $0.value) } ?? "?"
            }
            return "?"
        default: return texts(of: id).first ?? "?"
        }
    }

    /// The texts that an expression stands for: a literal, a name of a type, or a variable.
    private func texts(of id: ExpressionID) -> [String] {
        switch program[id].kind {
        case .string(let segments):
            guard segments.count <= 1, case .text(let text)? = segments.first else { return [] }
            return [text]
        case .implicitMember(let constant, _): return names.name(ofConstant: constant.text).map { [$0] } ?? []
        case .member(let base, let constant, _)
        where ["EngineType", "EngineProtocol"].contains(program.text(of: base)):
            return names.name(ofConstant: constant.text).map { [$0] } ?? []
        case .member(let base, let name, _) where name.text == "typeName" || name.text == "engineType":
            return [names[resolved(program.text(of: base))]]
        case .identifier(let name, _):
            let place = program[id].place
            return variables.last { $0.name == name.text && $0.place.offset < place.offset }?.texts ?? []
        default: return []
        }
    }

    private func closure(of call: Call) -> Closure? {
        let arguments = call.closures.isEmpty ? call.arguments : call.closures
        for argument in arguments.reversed() {
            if case .closure(let closure) = program[argument.value].kind { return closure }
        }
        return nil
    }

    private func parameters(of call: Call) -> [String] {
        (closure(of: call)?.parameters ?? []).map { parameter in
            parameter.type.map { resolved(program.text(of: $0)) } ?? parameter.name.text
        }
    }

    /// The function, the labels and the body of the closure without spaces, in which each parameter has the number of its
    /// place as a name.
    private func body(of call: Call) -> String {
        let closure = closure(of: call)
        let names = (closure?.parameters ?? []).map(\.name.text)
        var rest = (closure?.body ?? []).map { String(program.source.text(program[$0].range)) }.joined(
            separator: ";"
        )[...]
        var text = ""
        while let first = rest.first {
            let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            rest = rest.dropFirst(max(1, word.count))
            // Not a label, which ends with a colon, and not a member.
            if let number = names.firstIndex(of: String(word)), rest.first != ":", text.last != "." {
                text += "$\(number)"
            } else {
                text += word.isEmpty ? String(first) : aliases[String(word)] ?? String(word)
            }
        }
        let labels = call.arguments.dropFirst(call.function == "initializer" ? 0 : 1)
            .filter { $0.label?.text != "of" }
            .map { program.text(of: $0.value) }
            .filter { !$0.hasPrefix("{") }
        return ([call.function] + labels + [text]).joined(separator: ",").filter { !$0.isWhitespace }
    }

    /// The type that the closure of an initializer returns: its result, or the type of the call that it ends with.
    private func initialized(by call: Call) -> String? {
        guard let closure = closure(of: call) else { return nil }
        if let result = closure.result { return program.text(of: result).filter { $0 != "?" } }
        if let set = parameters(of: call).first, set.hasPrefix("OptionSetLiteral<") {
            return String(set.dropFirst("OptionSetLiteral<".count).dropLast())
        }
        guard let last = closure.body.last else { return nil }
        let value: ExpressionID
        switch program[last].kind {
        case .expression(let expression): value = expression
        case .return(let expression?): value = expression
        default: return nil
        }
        guard case .call(let callee, _, _) = program[value].kind else { return nil }
        let text = program.text(of: callee)
        let isType = text.split(separator: ".").allSatisfy { $0.first?.isUppercase == true }
        return isType && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." } ? text : nil
    }

    // MARK: Variables

    private func readVariables() -> [Variable] {
        var found: [Variable] = []
        for declaration in program.allDeclarations {
            guard case .variable(let variable) = declaration.kind else { continue }
            for binding in variable.bindings {
                guard case .binding(let name, _) = program[binding.pattern].kind, let value = binding.value
                else {
                    continue
                }
                found.append(
                    Variable(name: name.text, place: declaration.place, texts: constantTexts(of: value))
                )
            }
        }
        for statement in program.allStatements {
            guard case .forIn(let loop) = statement.kind,
                case .binding(let name, _) = program[loop.pattern].kind
            else { continue }
            found.append(
                Variable(name: name.text, place: statement.place, texts: constantTexts(of: loop.sequence))
            )
        }
        return found.sorted { $0.place.offset < $1.place.offset }
    }

    /// The texts of literals: one, or those of an array, or the keys of a dictionary.
    private func constantTexts(of id: ExpressionID) -> [String] {
        switch program[id].kind {
        case .array(let elements): elements.flatMap { constantTexts(of: $0) }
        case .dictionary(let elements): elements.flatMap { constantTexts(of: $0.key) }
        case .string, .member, .identifier, .implicitMember: texts(of: id)
        default: []
        }
    }
}
