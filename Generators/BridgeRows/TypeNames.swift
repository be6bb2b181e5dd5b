import StyleSyntax

/// The names of the types of the engine in a source, and the constants that stand for them in the interpreter.
struct TypeNames {
    /// The cases of `EngineType` and of `EngineProtocol` with what they stand for.
    private let names: [String: String]
    private let protocolNames: [String: String]
    /// The constants by what they stand for.
    private let types: [String: String]
    private let protocols: [String: String]
    /// The names of types by those in Swift.
    private var swiftNames: [String: String] = [:]

    init(in folder: SwiftFolder) {
        names = Self.cases(of: "EngineType", in: folder)
        protocolNames = Self.cases(of: "EngineProtocol", in: folder)
        types = Dictionary(names.map { ($0.value, $0.key) }) { first, _ in first }
        protocols = Dictionary(protocolNames.map { ($0.value, $0.key) }) { first, _ in first }
        for file in folder.files {
            for placed in file.program.declarations {
                let (type, members): (String, [StatementID])
                switch placed.declaration.kind {
                case .extension(let content):
                    (type, members) = (file.program.text(of: content.type), content.members)
                case .type(let content): (type, members) = (content.name.text, content.members)
                default: continue
                }
                if let constant = file.program.engineType(among: members), let name = names[constant] {
                    swiftNames[type] = name
                }
            }
        }
    }

    private static func cases(of enumeration: String, in folder: SwiftFolder) -> [String: String] {
        var found: [String: String] = [:]
        for file in folder.files {
            for placed in file.program.declarations where placed.owner == enumeration {
                guard case .enumCases(let cases) = placed.declaration.kind else { continue }
                for item in cases {
                    var name = item.name.text
                    if let value = item.rawValue, case .string(let segments) = file.program[value].kind {
                        name = segments.isEmpty ? "" : name
                        if case .text(let text)? = segments.first { name = text }
                    }
                    found[item.name.text] = name
                }
            }
        }
        return found
    }

    /// The name of a type that has a constant; nil for other types.
    func name(of type: String) -> String? { swiftNames[type] }

    /// The name that a type of the interpreter has in a source, which is its own if no constant stands for it.
    subscript(type: String) -> String { swiftNames[type] ?? type }

    /// What a constant stands for: a type or a protocol.
    func name(ofConstant constant: String) -> String? { names[constant] ?? protocolNames[constant] }

    /// The constant for the type with a name in a source.
    func constant(for type: String) -> String? { types[type] }

    /// The constant for a protocol.
    func constant(forProtocol name: String) -> String? { protocols[name] }
}

extension StyleProgram {
    /// The constant that a property `engineType` among the members of a type returns.
    fileprivate func engineType(among members: [StatementID]) -> String? {
        for member in members {
            guard case .declaration(let number) = self[member].kind,
                case .variable(let variable) = self[number].kind,
                let binding = variable.bindings.first,
                case .binding(let name, _) = self[binding.pattern].kind, name.text == "engineType"
            else { continue }
            var value = binding.value
            if case .expression(let result)? = binding.accessors?.first?.body?.first.map({ self[$0].kind }) {
                value = result
            }
            switch value.map({ self[$0].kind }) {
            case .implicitMember(let constant, _): return constant.text
            case .member(_, let constant, _): return constant.text
            default: continue
            }
        }
        return nil
    }
}
