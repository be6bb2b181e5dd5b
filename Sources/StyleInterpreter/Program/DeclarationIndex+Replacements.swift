import StyleRuntime
import StyleSyntax

// Declarations that are printed again: an article shows the same style step by step, and the last one counts.
extension DeclarationIndex {
    /// Leaves out a type, which a later declaration of its name replaces.
    mutating func replace(_ info: TypeInfo, at place: SourcePlace) {
        info.isReplaced = true
        note(replacementOf: info.name, at: info.place, by: place)
    }

    /// The function that was declared before another one with the same parameters; nil if there is none.
    ///
    /// Functions with a `where` of their own, or in an extension with one, are told apart by more than their parameters.
    mutating func replacedFunction(by info: FunctionInfo) -> FunctionInfo? {
        guard !info.isRequirement, !surroundings.isConstrained, info.genericClause.requirements.isEmpty
        else { return nil }
        let key = FunctionKey(
            file: files.file(of: info.place),
            owner: info.owner?.number,
            extended: info.extended,
            selfType: info.selfType,
            isStatic: info.isStatic,
            name: info.dispatchKey,
            types: info.parameters.map { text(of: $0.type) } + (info.resultID.map { [text(of: $0)] } ?? []),
            constraints: info.genericClause.parameters.map { $0.inherited.map(text) ?? "" }
        )
        let earlier = replaceableFunctions.updateValue(info, forKey: key)
        if let earlier { note(replacementOf: info.name, at: earlier.place, by: info.place) }
        return earlier
    }

    private func text(of type: TypeID) -> Substring { Substring(program.source.text(program[type].range)) }

    private mutating func note(replacementOf name: String, at place: SourcePlace, by later: SourcePlace) {
        notes.append(Diagnostic(.note, .replaced(name, byLine: later.line), at: place, in: program.source))
    }
}

/// The parts that two declarations of one function have in common.
struct FunctionKey: Hashable {
    /// A declaration replaces those of its own file.
    let file: Int
    /// The number of the type that it is a member of.
    let owner: Int?
    let extended: String?
    let selfType: StyleType?
    let isStatic: Bool
    /// The name with the labels.
    let name: String
    /// The types of the parameters, and that of the result, as the source spells them.
    let types: [Substring]
    /// The constraints of the generic parameters.
    let constraints: [Substring]
}

extension [String: [FunctionInfo]] {
    /// Adds a function in place of an earlier one, if there is one.
    mutating func add(_ info: FunctionInfo, replacing earlier: FunctionInfo?) {
        if let earlier { self[info.name]?.removeAll { $0 === earlier } }
        self[info.name, default: []].append(info)
    }
}
