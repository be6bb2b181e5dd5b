import StyleSyntax

/// Makes rows from the public declarations of the engine.
struct RowGenerator {
    let types: BridgedTypes
    let handWritten: HandWrittenRows

    /// The rows for the declarations of a file, in their order, without those that are written by hand.
    func rows(in file: SwiftFolder.File) -> [Row] {
        allRows(in: file).filter { !handWritten.replaces($0, types) }
    }

    /// The rows of a file that are written by hand, and say no more than those that would be generated in their place.
    func repeatedRows(in file: SwiftFolder.File) throws -> [Row.Symbol] {
        let replaced = allRows(in: file).filter { handWritten.replaces($0, types) }
        let text =
            "extension Bridge { mutating func add() {\n\(replaced.map(\.text).joined(separator: "\n"))\n} }"
        let program = try SwiftFolder.File(path: file.path, text: text).program
        return RowReader(program: program, names: types.names).rows.filter(handWritten.has).map(\.symbol)
    }

    private func allRows(in file: SwiftFolder.File) -> [Row] {
        file.program.declarations.flatMap { placed -> [Row] in
            guard placed.declaration.isPublic, !placed.declaration.has("override") else { return [] }
            return rows(for: placed, in: file.program)
        }
        .filter { !LeftOutMembers.contains($0.symbol, isView: false) }
    }

    private func rows(for placed: PlacedDeclaration, in program: StyleProgram) -> [Row] {
        switch placed.declaration.kind {
        case .type(let type): return TypeRows(types: types).rows(for: type, placed, in: program)
        case .typeAlias(let name, _, let type):
            return TypeRows(types: types).rows(forAlias: name.text, of: type, placed, in: program)
        default: break
        }
        guard let owner = placed.owner.map(types.engine.resolved) else { return [] }
        switch owner {
        case "View":
            guard placed.requirements.isEmpty, case .function(let function) = placed.declaration.kind,
                !placed.declaration.has("static"), !handWritten.isUndrawn(function.name.text)
            else { return [] }
            return ModifierRows(types: types).rows(for: function, in: program)
        case "EnvironmentValues":
            guard case .variable(let variable) = placed.declaration.kind, !placed.declaration.has("static")
            else { return [] }
            return ModifierRows(types: types).rows(forEnvironmentValue: variable, in: program)
        default: break
        }
        if let erased = types.erasedType(of: owner), placed.requirements.isEmpty {
            let members = MemberRows(
                types: types,
                owner: erased,
                typeName: owner,
                placed: placed,
                program: program
            )
            return placed.declaration.has("static") ? [] : members.rowsOfValue
        }
        let typeName = types.typeName(of: owner) ?? owner
        let members = MemberRows(
            types: types,
            owner: owner,
            typeName: typeName,
            placed: placed,
            program: program
        )
        if types.typeName(of: owner) != nil { return members.rowsOfValue }
        if owner == "VisualEffect" || types.protocols.contains(owner) {
            return ProtocolRows(types: types, owner: owner, placed: placed, program: program).rows
        }
        return members.rowsOfView
    }
}
