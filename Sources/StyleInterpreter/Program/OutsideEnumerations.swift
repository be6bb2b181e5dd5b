import StyleBridge
import StyleSyntax

/// The enumerations that a source names without declaring them, with the cases that it names.
///
/// A type that is not in the source is an enumeration if the source compares a value of it with a case, or chooses by its
/// cases, and if no case that it names has values.
struct OutsideEnumerations {
    struct Enumeration {
        let name: String
        /// The place where the source names it first.
        let place: SourcePlace
        /// The cases, in the order in which a value is chosen where the source gives none.
        var cases: [String] = []
    }

    private let program: StyleProgram
    private var declared: Set<String> = []
    /// The types, by the names of the variables and parameters of each.
    private var types: [String: Set<String>] = [:]
    private var places: [String: SourcePlace] = [:]
    /// The cases that are default values, that a `switch` or a pattern names, and that a comparison names.
    private var defaults: [String: [String]] = [:]
    private var patterns: [String: [String]] = [:]
    private var comparisons: [String: [String]] = [:]
    /// The types that have a case with values.
    private var excluded: Set<String> = []
    private var extensions: [(offsets: Range<Int>, type: String)] = []
    /// The properties that extensions declare, which are no cases.
    private var properties: [String: Set<String>] = [:]

    /// The case of an enumeration that the source only compares, and that is none of these.
    static let otherCase = "other"

    init(in program: StyleProgram) {
        self.program = program
        for declaration in program.allDeclarations { addNames(of: declaration) }
        for declaration in program.allDeclarations { addTypes(of: declaration) }
        guard !types.isEmpty || !extensions.isEmpty else { return }
        for statement in program.allStatements { addEvidence(in: statement) }
        for expression in program.allExpressions { addEvidence(in: expression) }
    }

    var enumerations: [Enumeration] {
        let names = Set(patterns.keys).union(comparisons.keys).subtracting(excluded)
        return names.compactMap { name -> Enumeration? in
            guard let place = places[name] else { return nil }
            return Enumeration(name: name, place: place, cases: cases(of: name))
        }
        .sorted { $0.place.offset < $1.place.offset }
    }

    private func cases(of type: String) -> [String] {
        let chosen = defaults[type] ?? []
        let listed = patterns[type] ?? []
        let compared = comparisons[type] ?? []
        // A value is equal to few others.
        let usual = (listed + compared).filter { NameWords.usualValues.contains($0) }
        let other = (chosen + listed + usual).isEmpty ? [Self.otherCase] : []
        var known: Set<String> = []
        var cases = (chosen + other + usual + listed + compared).filter { known.insert($0).inserted }
        cases = Array(cases.prefix(Self.caseLimit))
        cases.removeAll { properties[type]?.contains($0) ?? false }
        return cases
    }

    // MARK: Declarations

    private mutating func addNames(of declaration: Declaration) {
        switch declaration.kind {
        case .type(let type):
            declared.insert(type.name.text)
            addNames(of: type.generics)
        case .typeAlias(let name, let generics, _):
            declared.insert(name.text)
            addNames(of: generics)
        case .associatedType(let name, _, _): declared.insert(name.text)
        case .function(let function): addNames(of: function.signature.generics)
        case .initializer(let initializer): addNames(of: initializer.signature.generics)
        case .subscript(let content): addNames(of: content.signature.generics)
        default: break
        }
    }

    private mutating func addNames(of generics: GenericClause) {
        declared.formUnion(generics.parameters.map(\.name.text))
    }

    private mutating func addTypes(of declaration: Declaration) {
        switch declaration.kind {
        case .variable(let variable):
            for binding in variable.bindings {
                guard let type = binding.type, case .binding(let name, _) = program[binding.pattern].kind
                else { continue }
                addVariable(name.text, of: type, defaultValue: binding.value)
            }
        case .function(let function): addParameters(of: function.signature)
        case .initializer(let initializer): addParameters(of: initializer.signature)
        case .subscript(let content): addParameters(of: content.signature)
        case .extension(let content):
            guard let name = outsideName(content.type) else { return }
            extensions.append((declaration.range.offsets, name.text))
            for (member, _) in program.declarations(in: content.members) {
                guard case .variable(let variable) = member.kind else { continue }
                for binding in variable.bindings {
                    guard case .binding(let property, _) = program[binding.pattern].kind else { continue }
                    properties[name.text, default: []].insert(property.text)
                }
            }
            note(name)
        default: break
        }
    }

    private mutating func addParameters(of signature: FunctionSignature) {
        for parameter in signature.parameters {
            guard let name = parameter.name ?? parameter.label else { continue }
            addVariable(name.text, of: parameter.type, defaultValue: parameter.defaultValue)
        }
    }

    private mutating func addVariable(_ name: String, of type: TypeID, defaultValue: ExpressionID?) {
        guard let type = outsideName(type) else { return }
        types[name, default: []].insert(type.text)
        note(type)
        guard let defaultValue else { return }
        switch program[defaultValue].kind {
        case .implicitMember(let name, nil): defaults[type.text, default: []].append(name.text)
        case .call(let callee, _, _):
            if case .implicitMember = program[callee].kind { excluded.insert(type.text) }
        default: break
        }
    }

    private mutating func note(_ type: Name) {
        if let place = places[type.text], place.offset <= type.place.offset { return }
        places[type.text] = type.place
    }

    /// Names that protocols of Apple give to types.
    private static let associatedTypes: Set = [
        "Self", "Any", "AnyObject", "Body", "Configuration", "Content", "Label", "Value", "Element", "Index",
        "Key", "ID", "Context", "Coordinator", "Subviews", "Cache", "AnimatableData", "RawValue",
    ]

    /// The name of a type that neither the source nor Apple declares.
    private func outsideName(_ id: TypeID) -> Name? {
        switch program[id].kind {
        case .optional(let type), .implicitlyUnwrapped(let type), .attributed(_, _, let type):
            return outsideName(type)
        case .name(let name, let arguments):
            let text = name.text
            guard arguments.isEmpty, text.first?.isUppercase == true, !declared.contains(text),
                !Self.associatedTypes.contains(text), Bridge.standard.typeNames[text] == nil,
                Bridge.standard.protocols[text] == nil, !AppleNames.containsType(text)
            else { return nil }
            return name
        default: return nil
        }
    }

    // MARK: Evidence

    private mutating func addEvidence(in statement: Statement) {
        switch statement.kind {
        case .switch(let content):
            for item in content.cases.lazy.flatMap({ $0.items ?? [] }) {
                addPattern(item.pattern, of: content.subject)
            }
        case .if(let content): for branch in content.branches { addEvidence(in: branch.conditions) }
        case .guard(let conditions, _), .while(let conditions, _): addEvidence(in: conditions)
        default: break
        }
    }

    private mutating func addEvidence(in conditions: [Condition]) {
        for condition in conditions {
            if case .pattern(let pattern, _, let value) = condition { addPattern(pattern, of: value) }
        }
    }

    private mutating func addPattern(_ id: PatternID, of subject: ExpressionID) {
        switch program[id].kind {
        case .expression(let expression):
            for type in types(of: subject) {
                if let name = caseName(expression, of: type) {
                    patterns[type, default: []].append(name)
                }
            }
        case .enumCase: excluded.formUnion(types(of: subject))
        case .optional(let inner): addPattern(inner, of: subject)
        case .tuple(let elements):
            guard case .tuple(let subjects) = program[subject].kind, subjects.count == elements.count
            else { return }
            for (element, subject) in zip(elements, subjects) {
                addPattern(element.pattern, of: subject.value)
            }
        default: break
        }
    }

    private mutating func addEvidence(in expression: Expression) {
        switch expression.kind {
        case .binary(let left, let symbol, let right) where symbol.text == "==" || symbol.text == "!=":
            for (value, other) in [(left, right), (right, left)] {
                for type in types(of: value) {
                    if let name = caseName(other, of: type) {
                        comparisons[type, default: []].append(name)
                    }
                }
            }
        case .call(let callee, let arguments, _):
            // `[.small, .large].contains(size)`
            guard case .member(let base, let name, _) = program[callee].kind, name.text == "contains",
                case .array(let elements) = program[base].kind, arguments.count == 1
            else { return }
            for type in types(of: arguments[0].value) {
                comparisons[type, default: []] += elements.compactMap { caseName($0, of: type) }
            }
        default: break
        }
    }

    /// The case that an expression names: `.small`, `Size.small`.
    private func caseName(_ id: ExpressionID, of type: String) -> String? {
        switch program[id].kind {
        case .implicitMember(let name, nil): return name.text
        case .member(let base, let name, nil):
            guard case .identifier(let typeName, _) = program[base].kind, typeName.text == type else {
                return nil
            }
            return name.text
        default: return nil
        }
    }

    /// The greatest number of types that a name can have, and of cases of a type: more of them tell nothing.
    private static let (typeLimit, caseLimit) = (4, 200)

    /// The outside types that a value can have, by the name of its variable; none if it can have many.
    private func types(of id: ExpressionID) -> Set<String> {
        let found = possibleTypes(of: id)
        return found.count > Self.typeLimit ? [] : found
    }

    private func possibleTypes(of id: ExpressionID) -> Set<String> {
        switch program[id].kind {
        case .identifier(let name, _) where name.text == "self":
            let offset = name.place.offset
            return Set(extensions.filter { $0.offsets.contains(offset) }.map(\.type))
        case .identifier(let name, _), .member(_, let name, _): return types[name.text] ?? []
        case .unwrappedLink(let inner), .optionalChain(let inner), .forcedValue(let inner):
            return possibleTypes(of: inner)
        default: return []
        }
    }
}

extension DeclarationIndex {
    /// Adds enumerations in place of those that the source does not declare.
    mutating func addOutsideEnumerations() {
        for found in OutsideEnumerations(in: program).enumerations {
            let info = TypeInfo(
                number: types.count,
                name: found.name,
                declaration: TypeDeclaration(
                    keyword: .enum,
                    name: Name(found.name, at: found.place),
                    generics: .none,
                    inherited: [],
                    members: []
                ),
                place: found.place,
                outer: nil
            )
            info.isOutside = true
            for name in found.cases { info.addOutsideCase(name) }
            types.append(info)
            typesByName.set(info, named: found.name, in: files.file(of: found.place), isPrivate: false)
        }
    }
}

extension TypeInfo {
    /// Adds a case without values to an enumeration that is not in the source.
    @discardableResult
    func addOutsideCase(_ name: String) -> CaseInfo {
        let item = CaseInfo(number: cases.count, name: name, parameters: [], rawValue: nil)
        cases.append(item)
        return item
    }

    /// Whether a name can be that of a case that nothing has named yet.
    func canHaveOutsideCase(_ name: String) -> Bool {
        isOutside && name.first?.isLowercase == true
            && !["allCases", "init", "none", "self", "some"].contains(name)
    }
}
