import StyleSyntax

/// The public types and protocols of the engine, with their conformances in all files.
struct EngineTypes {
    /// A type of the engine.
    struct Info {
        let keyword: TypeDeclaration.Keyword
        let generics: [GenericClause.Parameter]
        let hasRequirements: Bool
    }

    private var types: [String: Info] = [:]
    /// The protocols and superclasses of types, and what protocols refine, in the order in which they are written.
    private var inherited: [String: [String]] = [:]

    /// The types that other names stand for.
    private var aliases: [String: String] = [:]

    init(in files: [SwiftFolder.File]) {
        for file in files {
            for placed in file.program.declarations {
                switch placed.declaration.kind {
                case .type(let type) where placed.declaration.isPublic:
                    let name = placed.owner.map { "\($0).\(type.name.text)" } ?? type.name.text
                    types[name] = Info(
                        keyword: type.keyword,
                        generics: placed.generics + type.generics.parameters,
                        hasRequirements: !type.generics.requirements.isEmpty
                    )
                    inherited[name, default: []] += type.inherited.map { file.program.text(of: $0) }
                case .typeAlias(let name, _, let type) where placed.declaration.isPublic:
                    aliases[placed.owner.map { "\($0).\(name.text)" } ?? name.text] = file.program.text(
                        of: type
                    )
                case .extension(let content) where content.requirements.isEmpty:
                    let name = file.program.text(of: content.type)
                    inherited[name, default: []] += content.inherited.map { file.program.text(of: $0) }
                default: break
                }
            }
        }
    }

    /// The type that a name stands for, which is the name itself if it is no other name of a type.
    func resolved(_ name: String) -> String {
        guard let target = aliases[name] else { return name }
        // A nested name stands for a type beside it, or for one of a module.
        let sibling = name.split(separator: ".").dropLast().joined(separator: ".") + ".\(target)"
        return types[sibling] == nil && types[target] == nil
            ? target.split(separator: ".").last.map(String.init) ?? target
            : types[sibling] == nil ? target : sibling
    }

    subscript(name: String) -> Info? { types[name] }

    /// The protocols of a type among those that a source may name, nearest first; one that another refines is left out.
    func protocols(of name: String, among known: KnownProtocols) -> [String] {
        let found = allProtocols(of: name).filter(known.contains)
        return found.filter { candidate in !found.contains { $0 != candidate && known.refines($0, candidate) }
        }
    }

    private func allProtocols(of name: String) -> [String] {
        var found: [String] = []
        var pending = inherited[name] ?? []
        while !pending.isEmpty {
            let next = pending.removeFirst()
            guard !found.contains(next) else { continue }
            found.append(next)
            pending += inherited[next] ?? []
        }
        return found
    }

    /// Whether a type conforms to a protocol, or a protocol refines another one.
    func refines(_ name: String, _ other: String) -> Bool {
        name == other || Self.refined[name] == other
            || (inherited[name] ?? []).contains { refines($0, other) }
    }

    /// The protocols of the standard library that refine another one.
    private static let refined = ["Hashable": "Equatable", "Comparable": "Equatable"]
}
