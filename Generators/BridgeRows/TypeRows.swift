import StyleSyntax

/// Makes the rows of types themselves: with their protocols, and the cases of enumerations.
struct TypeRows {
    let types: BridgedTypes

    func rows(for type: TypeDeclaration, _ placed: PlacedDeclaration, in program: StyleProgram) -> [Row] {
        let name = placed.owner.map { "\($0).\(type.name.text)" } ?? type.name.text
        let protocols = types.engine.protocols(of: name, among: types.protocols)
        if let typeName = types.typeName(of: name) {
            let list = (["\(name).self"] + protocols.map { "\"\($0)\"" }).joined(separator: ", ")
            let row = Row(symbol: Row.Symbol(.type, "", typeName), text: "add(\(list))")
            return [row] + cases(of: type, named: name, typeName, in: program)
        }
        guard type.keyword == .struct, placed.owner == nil, !type.name.text.hasPrefix("_"),
            type.generics.parameters.isEmpty
                ? protocols.contains(where: types.isErased) : types.engine.refines(name, "View"),
            type.members.contains(where: program.isPublicInitializer)
        else { return [] }
        guard let constant = types.names.constant(for: name) else { return [] }
        let list = (["type: .\(constant)"] + protocols.map { "\"\($0)\"" }).joined(separator: ", ")
        return [Row(symbol: Row.Symbol(.type, "", name), text: "add(\(list))")]
    }

    /// The other name of a type that has one in a source.
    func rows(
        forAlias name: String,
        of type: TypeID,
        _ placed: PlacedDeclaration,
        in program: StyleProgram
    ) -> [Row] {
        let target = program.text(of: type)
        guard placed.owner == nil, let info = types.engine[target],
            types.typeName(of: target) != nil
                || types.engine.protocols(of: target, among: types.protocols).contains(where: types.isErased)
                || !info.generics.isEmpty && types.engine.refines(target, "View")
        else { return [] }
        let typeName = types.typeName(of: target) ?? target
        guard name != typeName, let constant = types.names.constant(for: typeName) else { return [] }
        return [
            Row(
                symbol: Row.Symbol(.alias, "", name),
                text: "add(alias: \"\(name)\", of: .engine(.\(constant)))"
            )
        ]
    }

    private func cases(
        of type: TypeDeclaration,
        named name: String,
        _ typeName: String,
        in program: StyleProgram
    ) -> [Row] {
        if types.engine.refines(name, "OptionSet") {
            return [
                Row(symbol: Row.Symbol(.optionSet, typeName, ""), text: "addMembers(of: \(name).self)"),
                Row(
                    symbol: Row.Symbol(.initializer, typeName, "init", labels: ["_"]),
                    parameters: ["OptionSetLiteral<\(name)>"],
                    text: "initializer(\"_\") { (sets: OptionSetLiteral<\(name)>) in sets.union }"
                ),
            ]
        }
        let cases = type.members.flatMap { id -> [EnumCase] in
            guard case .declaration(let number) = program[id].kind,
                case .enumCases(let cases) = program[number].kind
            else { return [] }
            return cases
        }
        if types.engine.refines(name, "CaseIterable") {
            let names = cases.map { "\"\($0.name.text)\"" }.joined(separator: ", ")
            return [
                Row(
                    symbol: Row.Symbol(.static, typeName, "allCases"),
                    text: "cases(\(name).self, names: \(names))"
                )
            ]
        }
        let plain = cases.filter { $0.parameters == nil }.map { Row(case: $0.name.text, of: name, typeName) }
        let withValues = cases.filter { $0.parameters != nil }
        guard !withValues.isEmpty else { return plain }
        return plain + cases.filter { $0.parameters == nil }.map { payload(of: $0, name, typeName, []) }
            + withValues.flatMap { rows(for: $0, of: name, typeName, in: program) }
    }

    /// The rows of a case with values: a function that makes it, and its values for patterns.
    private func rows(
        for item: EnumCase,
        of type: String,
        _ typeName: String,
        in program: StyleProgram
    ) -> [Row] {
        let parameters = item.parameters ?? []
        let scope = BridgedTypes.Scope(owner: type, program: program)
        let values = parameters.compactMap { types.value($0.type, in: scope) }
        guard values.count == parameters.count,
            let list = ArgumentList.all(for: parameters, types, scope).first
        else { return [] }
        let name = item.name.text
        let texts = list.arguments(after: "\"\(name)\"", "of: \"\(typeName)\"")
        let factory = Row(
            symbol: Row.Symbol(.static, typeName, name, labels: list.names),
            parameters: list.types,
            text: "factory(\(texts)) \(list.closure(calling: "\(type).\(name)\(list.call)"))"
        )
        return [factory, payload(of: item, type, typeName, values)]
    }

    private func payload(of item: EnumCase, _ type: String, _ typeName: String, _ values: [String]) -> Row {
        let name = item.name.text
        let bindings = values.indices.map { "let value\($0)" }.joined(separator: ", ")
        let results = values.indices.map { "value\($0).bridged" }.joined(separator: ", ")
        let list = values.map { "\($0).bridgedType" }.joined(separator: ", ")
        let pattern = "\(type).\(name)\(values.isEmpty ? "" : "(\(bindings))")"
        return Row(
            symbol: Row.Symbol(.payload, typeName, name),
            text: """
                addPayload(of: "\(typeName)", case: "\(name)", types: [\(list)]) { value in
                if case .engine(\(pattern)) = value { [\(results)] } else { nil }
                }
                """
        )
    }
}

extension Row {
    fileprivate init(case name: String, of type: String, _ typeName: String) {
        self.init(
            constant: name,
            of: type,
            typeName,
            isCase: true,
            value: "\(type).\(name)",
            short: ".\(name)"
        )
    }

    /// The row of a static property or of a case.
    init(constant name: String, of type: String, _ owner: String, isCase: Bool, value: String, short: String)
    {
        symbol = Symbol(.static, owner, name)
        text = ""
        constant = Constant(name: name, value: value, shortValue: short, isCase: isCase)
    }
}

extension StyleProgram {
    fileprivate func isPublicInitializer(_ id: StatementID) -> Bool {
        guard case .declaration(let number) = self[id].kind, case .initializer = self[number].kind else {
            return false
        }
        return self[number].isPublic
    }
}
