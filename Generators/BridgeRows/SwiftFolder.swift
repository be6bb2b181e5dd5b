import FoundationEssentials
import StyleParser
import StyleSyntax

/// The Swift files below a folder, parsed, in the order of their paths.
struct SwiftFolder {
    /// A file: its path below the folder, and what it declares.
    struct File {
        let path: String
        let program: StyleProgram

        init(path: String, program: StyleProgram) {
            self.path = path
            self.program = program
        }

        /// Parses the text of a file.
        init(path: String, text: String) throws {
            try self.init(path: path, source: SourceText(text))
        }

        fileprivate init(path: String, source: SourceText) throws {
            let conditions = CompilationConditions(system: "linux", modules: [], compilerVersion: [6, 3])
            let parsed = try ParsedSource(
                reading: SourceParser.parse(source),
                source: source,
                conditions: conditions
            )
            self.init(path: path, program: parsed.program)
        }
    }

    let files: [File]

    init(files: [File]) {
        self.files = files
    }

    init(at root: String) throws {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root)
        files = try paths.filter { $0.hasSuffix(".swift") }.sorted()
            .map {
                let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: "\(root)/\($0)")))
                return try File(path: $0, source: SourceText(bytes))
            }
    }

    /// The files by the folder that they are in, which has the name of a chapter of SwiftUI's documentation; those
    /// beside the folders have none.
    var chapters: [(name: String, files: [File])] {
        Dictionary(grouping: files) { file in
            file.path.contains("/") ? file.path.split(separator: "/").first.map(String.init) ?? "" : ""
        }
        .sorted { $0.key < $1.key }
        .map { ($0.key, $0.value) }
    }
}

/// A declaration with what is around it.
struct PlacedDeclaration {
    let declaration: Declaration
    /// The name of the type that it is a member of, as `Font.Weight`; nil at the top of a file.
    let owner: String?
    /// The requirements of the extensions around it.
    let requirements: [GenericClause.Requirement]
    /// The generic parameters of the types around it, whose declarations are in the same file.
    let generics: [GenericClause.Parameter]
}

extension StyleProgram {
    /// The declarations of the file, and those in its extensions and types with the name of what they extend.
    var declarations: [PlacedDeclaration] {
        declarations(among: statements, in: PlacedDeclaration.Surroundings())
    }

    private func declarations(
        among statements: [StatementID],
        in surroundings: PlacedDeclaration.Surroundings
    ) -> [PlacedDeclaration] {
        statements.flatMap { id -> [PlacedDeclaration] in
            guard case .declaration(let number) = self[id].kind else { return [] }
            let declaration = self[number]
            let placed = PlacedDeclaration(
                declaration: declaration,
                owner: surroundings.owner,
                requirements: surroundings.requirements,
                generics: surroundings.generics
            )
            var inner = surroundings
            switch declaration.kind {
            case .extension(let content):
                inner.owner = text(of: content.type)
                inner.requirements += content.requirements
                return [placed] + declarations(among: content.members, in: inner)
            case .type(let type):
                inner.owner = surroundings.owner.map { "\($0).\(type.name.text)" } ?? type.name.text
                inner.generics += type.generics.parameters
                inner.requirements += type.generics.requirements
                return [placed] + declarations(among: type.members, in: inner)
            default: return [placed]
            }
        }
    }

    /// A type as it is written.
    func text(of type: TypeID) -> String { String(source.text(self[type].range)) }

    /// An expression as it is written.
    func text(of expression: ExpressionID) -> String { String(source.text(self[expression].range)) }
}

extension PlacedDeclaration {
    /// The types and extensions around a declaration.
    fileprivate struct Surroundings {
        var owner: String?
        var requirements: [GenericClause.Requirement] = []
        var generics: [GenericClause.Parameter] = []
    }
}

extension Declaration {
    /// Whether apps can name it.
    var isPublic: Bool { has("public") || has("open") }
}
