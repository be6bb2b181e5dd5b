import StyleSyntax

/// Makes the rows of the types of a chapter whose values a program stores as they are: the types with their protocols,
/// cases, constants, initializers, functions and methods.
struct ValueRows {
    let types: BridgedTypes

    /// The rows for the declarations of a file, in their order.
    func rows(in file: SwiftFolder.File) -> [String] {
        let program = file.program
        return program.declarations.flatMap { declaration, owner -> [String] in
            guard declaration.isPublic else { return [] }
            if case .type(let type) = declaration.kind {
                let name = owner.map { "\($0).\(type.name.text)" } ?? type.name.text
                return types.value(named: name) == name ? self.rows(of: type, named: name, in: program) : []
            }
            guard let owner, types.value(named: owner) == owner else { return [] }
            return row(of: declaration, owner: owner, in: program).map { [$0] } ?? []
        }
    }

    /// The rows of a type itself: its protocols, the cases of an enumeration, and its constants.
    private func rows(of type: TypeDeclaration, named name: String, in program: StyleProgram) -> [String] {
        let protocols = type.inherited.map { program.text(of: $0) }.filter { Self.protocols.contains($0) }
        var rows = ["add(\(([name + ".self"] + protocols.map { "\"\($0)\"" }).joined(separator: ", ")))"]
        let members = type.members.compactMap { id -> Declaration? in
            if case .declaration(let number) = program[id].kind { program[number] } else { nil }
        }
        let cases = members.flatMap { member -> [String] in
            guard case .enumCases(let cases) = member.kind else { return [] }
            return cases.filter { $0.parameters == nil }.map(\.name.text)
        }
        if protocols.contains("CaseIterable") {
            rows.append("cases(\(name).self)")
        } else if !cases.isEmpty {
            rows.append(constants(cases, of: name, areAllCases: true))
        }
        let constants = members.compactMap { constant($0, in: program) }
        if !constants.isEmpty { rows.append(self.constants(constants, of: name, areAllCases: false)) }
        return rows
    }

    /// The protocols that decide what a source may do with a value.
    private static let protocols: Set<String> = [
        "Hashable", "Equatable", "Comparable", "CaseIterable", "OptionSet", "Sendable", "Identifiable",
    ]

    private func constants(_ names: [String], of type: String, areAllCases: Bool) -> String {
        let values = names.enumerated().map { position, name in
            "\"\(name.filter { $0 != "`" })\": \(position == 0 ? type : "").\(name)"
        }
        return
            "constants(\"\(type)\", [\(values.joined(separator: ", "))]\(areAllCases ? ", areAllCases: true" : ""))"
    }

    /// The name of a static constant; nil for other declarations.
    private func constant(_ declaration: Declaration, in program: StyleProgram) -> String? {
        guard declaration.isPublic, declaration.has("static"),
            case .variable(let variable) = declaration.kind,
            variable.isConstant, variable.bindings.count == 1,
            case .binding(let name, _) = program[variable.bindings[0].pattern].kind
        else { return nil }
        return name.text
    }

    /// The row of an initializer, a static function or a method; nil for others, or if a type in it is not bridged.
    private func row(of declaration: Declaration, owner: String, in program: StyleProgram) -> String? {
        let scope = BridgedTypes.Scope(owner: owner, program: program)
        switch declaration.kind {
        case .initializer(let initializer) where !initializer.isFailable:
            guard let list = arguments(initializer.signature, scope) else { return nil }
            return "initializer(\(list.labels)) { \(list.parameters(after: nil)) in \(owner)(\(list.call)) }"
        case .function(let function) where !declaration.has("mutating"):
            guard let list = arguments(function.signature, scope),
                let result = function.signature.result,
                types.value(result, function.signature, scope) != nil
            else { return nil }
            let labels = list.labels.isEmpty ? "" : ", \(list.labels)"
            let name = function.name.text
            if declaration.has("static") {
                return
                    "factory(\"\(owner)\", \"\(name)\"\(labels)) { \(list.parameters(after: nil)) in \(owner).\(name)(\(list.call)) }"
            }
            return
                "method(\"\(owner)\", \"\(name)\"\(labels)) { \(list.parameters(after: "receiver: \(owner)")) in receiver.\(name)(\(list.call)) }"
        default: return nil
        }
    }

    private func arguments(_ signature: FunctionSignature, _ scope: BridgedTypes.Scope) -> ArgumentList? {
        guard !signature.isAsync, !signature.isThrowing else { return nil }
        return ArgumentList(signature, types, scope)
    }
}
