import StyleSyntax

/// The nodes of a program as text with every operation in brackets, for tests.
struct ProgramDescription {
    let program: StyleProgram

    /// The statements of the file, one a line.
    var text: String { program.statements.map(statement).joined(separator: "\n") }

    func expression(_ id: ExpressionID) -> String {
        switch program[id].kind {
        case .integer(let value): "\(value)"
        case .float(let value): "\(value)"
        case .boolean(let value): "\(value)"
        case .nil: "nil"
        case .string(let segments): "\"" + segments.map(segment).joined() + "\""
        case .regularExpression(let text): "/\(text)/"
        case .array(let elements): "[" + list(elements, expression) + "]"
        case .dictionary(let elements):
            "[" + list(elements) { expression($0.key) + ": " + expression($0.value) } + "]"
        case .tuple(let elements): "tuple(" + arguments(elements) + ")"
        case .closure(let closure): self.closure(closure)
        case .identifier(let name, let labels): name.text + self.labels(labels)
        case .member(let base, let name, let labels):
            "(\(expression(base)) . \(name.text)\(self.labels(labels)))"
        case .implicitMember(let name, let labels): ".\(name.text)\(self.labels(labels))"
        case .specialization(let base, let types): "\(expression(base))<\(list(types, type))>"
        case .keyPath(let root, let components):
            "\\" + (root.map(type) ?? "") + components.map(component).joined()
        case .discard: "_"
        case .type(let type): "type \(self.type(type))"
        case .call(let callee, let arguments, let closures):
            expression(callee) + "(" + self.arguments(arguments) + ")" + trailing(closures)
        case .subscript(let base, let arguments, let closures):
            expression(base) + "[" + self.arguments(arguments) + "]" + trailing(closures)
        case .macro(let name, let arguments, let closures):
            "#\(name.text)(" + self.arguments(arguments) + ")" + trailing(closures)
        case .prefix(let sign, let operand): "(\(sign.text)\(expression(operand)))"
        case .postfix(let operand, let sign): "(\(expression(operand))\(sign.text))"
        case .binary(let left, let sign, let right): "(\(expression(left)) \(sign.text) \(expression(right)))"
        case .assignment(let target, let value): "(\(expression(target)) = \(expression(value)))"
        case .ternary(let condition, let then, let otherwise):
            "(\(expression(condition)) ? \(expression(then)) : \(expression(otherwise)))"
        case .inout(let operand): "&\(expression(operand))"
        case .cast(let operand, let cast, let type):
            "(\(expression(operand)) \(self.cast(cast)) \(self.type(type)))"
        case .typeTest(let operand, let type): "(\(expression(operand)) is \(self.type(type)))"
        case .try(let kind, let operand): "(\(self.try(kind)) \(expression(operand)))"
        case .await(let operand): "(await \(expression(operand)))"
        case .forcedValue(let operand): expression(operand) + "!"
        case .unwrappedLink(let operand): expression(operand) + "?"
        case .optionalChain(let chain): "{\(expression(chain))}"
        case .statement(let id): "(\(statement(id)))"
        case .conditional(let base, let branches):
            "#(" + expression(base)
                + branches.map { " | \(condition($0.condition)): " + expression($0.content) }.joined() + ")"
        case .conditionalBase: "#base"
        case .unsupported(let name): "<\(name)>"
        }
    }

    func statement(_ id: StatementID) -> String {
        switch program[id].kind {
        case .expression(let id): expression(id)
        case .declaration(let id): declaration(id)
        case .if(let statement):
            statement.branches.map { "if \(conditions($0.conditions)) \(body($0.body))" }.joined(
                separator: " else "
            )
                + (statement.otherwise.map { " else " + body($0) } ?? "")
        case .guard(let conditions, let otherwise):
            "guard \(self.conditions(conditions)) else \(body(otherwise))"
        case .switch(let statement):
            "switch \(expression(statement.subject)) { "
                + statement.cases.map(switchCase).joined(separator: "; ") + " }"
        case .forIn(let loop):
            "for \(pattern(loop.pattern)) in \(expression(loop.sequence))"
                + (loop.condition.map { " where " + expression($0) } ?? "") + " " + body(loop.body)
        case .while(let conditions, let body): "while \(self.conditions(conditions)) \(self.body(body))"
        case .repeatWhile(let body, let condition): "repeat \(self.body(body)) while \(expression(condition))"
        case .do(let body, let catches):
            "do \(self.body(body))"
                + catches.map { " catch \(list($0.items, item)) \(self.body($0.body))" }.joined()
        case .return(let value): "return" + (value.map { " " + expression($0) } ?? "")
        case .break(let label): "break" + (label.map { " " + $0.text } ?? "")
        case .continue(let label): "continue" + (label.map { " " + $0.text } ?? "")
        case .fallthrough: "fallthrough"
        case .throw(let value): "throw \(expression(value))"
        case .defer(let body): "defer \(self.body(body))"
        case .labeled(let label, let statement): "\(label.text): \(self.statement(statement))"
        case .conditional(let branches):
            "#if "
                + branches.map { "\(condition($0.condition)) \(body($0.content))" }.joined(
                    separator: " else "
                )
        case .unsupported(let name): "<\(name)>"
        }
    }

    func declaration(_ id: DeclarationID) -> String {
        let declaration = program[id]
        let attributes = declaration.attributes.map(attribute) + declaration.modifiers.map(modifier)
        return (attributes + [kind(declaration.kind)]).joined(separator: " ")
    }

    private func kind(_ kind: Declaration.Kind) -> String {
        switch kind {
        case .type(let type):
            "\(type.keyword) \(type.name.text)\(generics(type.generics))\(inherited(type.inherited)) \(body(type.members))"
        case .extension(let node):
            "extension \(type(node.type))\(inherited(node.inherited))\(requirements(node.requirements)) "
                + body(node.members)
        case .variable(let variable):
            (variable.isConstant ? "let " : "var ") + list(variable.bindings, binding)
        case .function(let function):
            "func \(function.name.text)\(signature(function.signature))\(body(function.body))"
        case .initializer(let node):
            "init\(node.isFailable ? "?" : "")\(signature(node.signature))\(body(node.body))"
        case .deinitializer(let body): "deinit \(self.body(body))"
        case .subscript(let node):
            "subscript\(signature(node.signature)) { \(list(node.accessors, accessor)) }"
        case .enumCases(let cases): "case " + list(cases, enumCase)
        case .typeAlias(let name, let generics, let type):
            "typealias \(name.text)\(self.generics(generics)) = \(self.type(type))"
        case .associatedType(let name, let inherited, let type):
            "associatedtype \(name.text)\(self.inherited(inherited))"
                + (type.map { " = " + self.type($0) } ?? "")
        case .import(let path): "import " + path.map(\.text).joined(separator: ".")
        case .macro(let name, let arguments, let closures):
            "#\(name.text)(" + self.arguments(arguments) + ")" + trailing(closures)
        case .operator(let name): "operator \(name.text)"
        case .precedenceGroup(let name): "precedencegroup \(name.text)"
        case .unsupported(let name): "<\(name)>"
        }
    }

    func type(_ id: TypeID) -> String {
        switch program[id].kind {
        case .name(let name, let arguments): name.text + self.arguments(arguments)
        case .member(let base, let name, let arguments):
            type(base) + "." + name.text + self.arguments(arguments)
        case .optional(let wrapped): type(wrapped) + "?"
        case .implicitlyUnwrapped(let wrapped): type(wrapped) + "!"
        case .array(let element): "[\(type(element))]"
        case .dictionary(let key, let value): "[\(type(key)): \(type(value))]"
        case .tuple(let elements): "(\(list(elements, element)))"
        case .function(let function):
            "((\(list(function.parameters, element)))" + (function.isAsync ? " async" : "")
                + (function.isThrowing ? " throws" : "") + " -> \(type(function.result)))"
        case .some(let constraint): "some " + type(constraint)
        case .any(let constraint): "any " + type(constraint)
        case .composition(let types): types.map(type).joined(separator: " & ")
        case .attributed(let specifiers, let attributes, let base):
            (specifiers.map(\.text) + attributes.map(attribute) + [type(base)]).joined(separator: " ")
        case .unsupported(let name): "<\(name)>"
        }
    }

    func pattern(_ id: PatternID) -> String {
        switch program[id].kind {
        case .wildcard: "_"
        case .binding(let name, let isVariable): (isVariable ? "var " : "let ") + name.text
        case .tuple(let elements): "(\(list(elements, element)))"
        case .enumCase(let callee, let elements): "case \(expression(callee))(\(list(elements, element)))"
        case .optional(let pattern): self.pattern(pattern) + "?"
        case .typeTest(let type): "is \(self.type(type))"
        case .cast(let pattern, let type): "\(self.pattern(pattern)) as \(self.type(type))"
        case .expression(let expression): self.expression(expression)
        case .unsupported(let name): "<\(name)>"
        }
    }

    // MARK: Parts

    private func list<Element>(_ elements: [Element], _ text: (Element) -> String) -> String {
        elements.map(text).joined(separator: ", ")
    }

    private func segment(_ segment: StringSegment) -> String {
        switch segment {
        case .text(let text): text
        case .interpolation(let arguments): "\\(" + self.arguments(arguments) + ")"
        }
    }

    private func labels(_ labels: [String?]?) -> String {
        labels.map { "(" + $0.map { ($0 ?? "_") + ":" }.joined() + ")" } ?? ""
    }

    private func arguments(_ arguments: [Argument]) -> String {
        list(arguments) { ($0.label.map { $0.text + ": " } ?? "") + expression($0.value) }
    }

    private func arguments(_ types: [TypeID]) -> String {
        types.isEmpty ? "" : "<\(list(types, type))>"
    }

    private func trailing(_ closures: [Argument]) -> String {
        closures.map { " " + ($0.label.map { $0.text + ": " } ?? "") + expression($0.value) }.joined()
    }

    private func closure(_ closure: Closure) -> String {
        var head = closure.attributes.map(attribute)
        if !closure.captures.isEmpty {
            let captures = list(closure.captures) { capture in
                ([capture.specifier, capture.name.text].compactMap { $0 }.joined(separator: " "))
                    + (capture.value.map { " = " + expression($0) } ?? "")
            }
            head.append("[\(captures)]")
        }
        if let parameters = closure.parameters {
            head.append(
                "(" + list(parameters) { $0.name.text + ($0.type.map { ": " + type($0) } ?? "") } + ")"
            )
        }
        if closure.isAsync {
            head.append("async")
        }
        if closure.isThrowing {
            head.append("throws")
        }
        if let result = closure.result {
            head.append("-> " + type(result))
        }
        return "{ " + (head.isEmpty ? [] : head + ["in"]).map { $0 + " " }.joined()
            + closure.body.map(statement).joined(separator: "; ") + " }"
    }

    private func component(_ component: KeyPathComponent) -> String {
        switch component {
        case .property(let name): ".\(name.text)"
        case .subscript(let arguments): "[\(self.arguments(arguments))]"
        case .optionalChaining: "?"
        case .forcedValue: "!"
        }
    }

    private func cast(_ cast: Expression.Cast) -> String {
        switch cast {
        case .coercion: "as"
        case .optional: "as?"
        case .forced: "as!"
        }
    }

    private func `try`(_ kind: Expression.Try) -> String {
        switch kind {
        case .plain: "try"
        case .optional: "try?"
        case .forced: "try!"
        }
    }

    private func body(_ statements: [StatementID]) -> String {
        "{ " + statements.map(statement).joined(separator: "; ") + " }"
    }

    private func body(_ statements: [StatementID]?) -> String {
        statements.map { " " + body($0) } ?? ""
    }

    private func conditions(_ conditions: [Condition]) -> String {
        list(conditions) { condition in
            switch condition {
            case .expression(let id): expression(id)
            case .optionalBinding(_, let pattern, let type, let value):
                "\(self.pattern(pattern))" + (type.map { ": " + self.type($0) } ?? "")
                    + (value.map { " = " + expression($0) } ?? "")
            case .pattern(let pattern, _, let value): "case \(self.pattern(pattern)) = \(expression(value))"
            case .availability(let availability, let isUnavailable, _):
                (isUnavailable ? "#unavailable" : "#available") + "(\(list(availability.items, item)))"
            }
        }
    }

    private func item(_ item: Availability.Item) -> String {
        switch item {
        case .platform(let name, let version):
            ([name.text] + (version.isEmpty ? [] : [version.map(String.init).joined(separator: ".")]))
                .joined(separator: " ")
        case .others: "*"
        case .label(let name, let value): name.text + (value.map { ": " + $0 } ?? "")
        }
    }

    private func switchCase(_ node: SwitchCase) -> String {
        (node.condition.map { "#\(condition($0)) " } ?? "")
            + (node.items.map { "case " + list($0, item) } ?? "default") + ": "
            + node.body.map(statement).joined(separator: "; ")
    }

    private func item(_ item: SwitchCase.Item) -> String {
        pattern(item.pattern) + (item.condition.map { " where " + expression($0) } ?? "")
    }

    private func condition(_ condition: CompilationCondition?) -> String {
        switch condition {
        case nil: "else"
        case .constant(let value): "\(value)"
        case .flag(let name): name
        case .test(let name, let argument): "\(name)(\(argument))"
        case .version(let name, let sign, let version):
            "\(name)(\(sign)\(version.map(String.init).joined(separator: ".")))"
        case .not(let condition): "!" + self.condition(condition)
        case .all(let conditions): "(" + conditions.map { self.condition($0) }.joined(separator: " && ") + ")"
        case .any(let conditions): "(" + conditions.map { self.condition($0) }.joined(separator: " || ") + ")"
        }
    }

    private func attribute(_ attribute: Attribute) -> String {
        switch attribute.content {
        case .none: "@" + type(attribute.type)
        case .arguments(let arguments): "@" + type(attribute.type) + "(" + self.arguments(arguments) + ")"
        case .availability(let availability):
            "@" + type(attribute.type) + "(\(list(availability.items, item)))"
        case .other(let text): "@" + type(attribute.type) + "(\(text))"
        }
    }

    private func modifier(_ modifier: Declaration.Modifier) -> String {
        modifier.name.text + (modifier.detail.map { "(\($0))" } ?? "")
    }

    private func binding(_ binding: VariableDeclaration.Binding) -> String {
        name(binding.pattern) + (binding.type.map { ": " + type($0) } ?? "")
            + (binding.value.map { " = " + expression($0) } ?? "")
            + (binding.accessors.map { " { \(list($0, accessor)) }" } ?? "")
    }

    /// A pattern of a declaration, without the `let` of each name.
    private func name(_ id: PatternID) -> String {
        if case .binding(let name, _) = program[id].kind { name.text } else { pattern(id) }
    }

    private func accessor(_ accessor: Accessor) -> String {
        (accessor.modifiers.map(modifier) + [accessor.keyword.text]).joined(separator: " ")
            + (accessor.parameter.map { "(\($0.text))" } ?? "") + body(accessor.body)
    }

    private func signature(_ signature: FunctionSignature) -> String {
        let parameters = list(signature.parameters, parameter)
        return generics(GenericClause(parameters: signature.generics.parameters, requirements: []))
            + "(\(parameters))" + (signature.isAsync ? " async" : "")
            + (signature.isThrowing ? " throws" : "")
            + (signature.result.map { " -> " + type($0) } ?? "")
            + requirements(signature.generics.requirements)
    }

    private func parameter(_ parameter: Parameter) -> String {
        let names = [parameter.label?.text ?? "_", parameter.name?.text ?? "_"]
        return parameter.attributes.map { attribute($0) + " " }.joined()
            + (names[0] == names[1] ? names[0] : names.joined(separator: " "))
            + ": " + type(parameter.type) + (parameter.isVariadic ? "..." : "")
            + (parameter.defaultValue.map { " = " + expression($0) } ?? "")
    }

    private func enumCase(_ node: EnumCase) -> String {
        node.name.text + (node.parameters.map { "(\(list($0, parameter)))" } ?? "")
            + (node.rawValue.map { " = " + expression($0) } ?? "")
    }

    private func generics(_ clause: GenericClause) -> String {
        let parameters = list(clause.parameters) {
            ($0.isPack ? "each " : "") + $0.name.text + ($0.inherited.map { ": " + type($0) } ?? "")
        }
        return (parameters.isEmpty ? "" : "<\(parameters)>") + requirements(clause.requirements)
    }

    private func requirements(_ requirements: [GenericClause.Requirement]) -> String {
        guard !requirements.isEmpty else { return "" }
        return " where "
            + list(requirements) {
                "\(type($0.left)) \($0.relation == .equals ? "==" : ":") \(type($0.right))"
            }
    }

    private func inherited(_ types: [TypeID]) -> String {
        types.isEmpty ? "" : ": " + list(types, type)
    }

    private func element(_ element: TypeReference.Element) -> String {
        (element.label.map { $0.text + ": " } ?? "") + type(element.type) + (element.isVariadic ? "..." : "")
    }

    private func element(_ element: Pattern.Element) -> String {
        (element.label.map { $0.text + ": " } ?? "") + pattern(element.pattern)
    }
}
