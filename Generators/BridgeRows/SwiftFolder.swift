import FoundationEssentials
import StyleParser
import StyleSyntax

/// The Swift files below a folder, parsed, in the order of their paths.
struct SwiftFolder {
    /// A file: its path below the folder, and what it declares.
    struct File {
        let path: String
        let program: StyleProgram
    }

    let files: [File]

    init(files: [File]) {
        self.files = files
    }

    init(at root: String, without excluded: String? = nil) throws {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root)
        files = try paths.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("\(excluded ?? "/")/") }.sorted()
            .map {
                let source = SourceText(Array(try Data(contentsOf: URL(fileURLWithPath: "\(root)/\($0)"))))
                let conditions = CompilationConditions(system: "linux", modules: [], compilerVersion: [6, 3])
                let parsed = try ParsedSource(
                    reading: SourceParser.parse(source),
                    source: source,
                    conditions: conditions
                )
                return File(path: $0, program: parsed.program)
            }
    }

    /// The files by the folder that they are in, which has the name of a chapter of SwiftUI's documentation.
    var chapters: [(name: String, files: [File])] {
        let names = Dictionary(grouping: files) { $0.path.split(separator: "/").first.map(String.init) ?? "" }
        return names.filter { !$0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }
            .map { ($0.key, $0.value) }
    }
}

extension StyleProgram {
    /// The declarations of the file, and those in its extensions and types with the name of what they extend.
    var declarations: [(declaration: Declaration, owner: String?)] {
        declarations(among: statements, owner: nil)
    }

    private func declarations(
        among statements: [StatementID],
        owner: String?
    ) -> [(declaration: Declaration, owner: String?)] {
        statements.flatMap { id -> [(declaration: Declaration, owner: String?)] in
            guard case .declaration(let number) = self[id].kind else { return [] }
            let declaration = self[number]
            let inner: [(declaration: Declaration, owner: String?)] =
                switch declaration.kind {
                case .extension(let content) where content.requirements.isEmpty:
                    declarations(among: content.members, owner: text(of: content.type))
                case .type(let type):
                    declarations(
                        among: type.members,
                        owner: owner.map { "\($0).\(type.name.text)" } ?? type.name.text
                    )
                default: []
                }
            return [(declaration, owner)] + inner
        }
    }

    /// A type as it is written.
    func text(of type: TypeID) -> String { String(source.text(self[type].range)) }

    /// An expression as it is written.
    func text(of expression: ExpressionID) -> String { String(source.text(self[expression].range)) }
}

extension Declaration {
    /// Whether apps can name it.
    var isPublic: Bool { has("public") || has("open") }
}
