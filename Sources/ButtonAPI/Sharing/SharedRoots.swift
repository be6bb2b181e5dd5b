import ButtonRendering
import CustomStyles
import StyleSyntax

/// The roots of a source, or of several files, with what is said about them.
struct SharedRoots {
    struct Root {
        /// The name in addresses: that of the style, or its identifier where several files have one of its name.
        let name: String
        /// The path of the file, if the source is one of several.
        let file: String?
        let style: CustomStyle
    }

    struct FoundStandIn {
        let standIn: CustomStandIn
        let file: String?
    }

    let hash: String
    let roots: [Root]
    /// The entries of the roots, by addresses with the hash.
    let stored: [CatalogEntry]
    /// Likewise by addresses that contain the source or the files; those with the hash if no address can.
    let contained: [CatalogEntry]
    /// The index of the root that is meant without a name.
    let preferred: Int?
    let standIns: [FoundStandIn]
    let messages: [(file: String?, diagnostic: Diagnostic)]
    /// The facts about several files that no message says; `nil` for a source.
    let notes: [String]?

    init(_ program: CheckedProgram, data: String?) {
        switch program {
        case .source(let source): self.init(source, data: data)
        case .bundle(let bundle): self.init(bundle, data: data)
        }
    }

    private init(_ source: CustomSource, data: String?) {
        hash = source.hash
        roots = source.styles.map { Root(name: $0.name, file: nil, style: $0) }
        stored = SourceStyles(source, by: .hash).entries
        contained = data.map { SourceStyles(source, by: .data($0)).entries } ?? stored
        preferred = source.styles.preferred.flatMap { root in
            source.styles.firstIndex { $0.name == root.name }
        }
        standIns = source.standIns.map { FoundStandIn(standIn: $0, file: nil) }
        messages = source.allDiagnostics.map { (nil, $0) }
        notes = nil
    }

    private init(_ bundle: CheckedBundle, data: String?) {
        hash = bundle.hash
        let folder = bundle.styles(at: .hash)
        roots = folder.shown.map { Root(name: $0.name, file: $0.file.path, style: $0.style) }
        stored = folder.entries
        contained = data.map { bundle.styles(at: .data($0)).entries } ?? stored
        let preferredName = folder.preferredName
        preferred = roots.firstIndex { $0.name == preferredName }
        var seen: Set<String> = []
        standIns = bundle.files.flatMap { file in
            file.source.standIns.map {
                FoundStandIn(standIn: $0, file: file.source.path(of: $0.place, ofSource: file.path))
            }
        }
        .filter { seen.insert("\($0.standIn.parameter) \($0.file ?? "") \($0.standIn.place.line)").inserted }
        messages = bundle.messages(of: bundle.files.filter { !$0.source.declaresNoStyle })
            .map { ($0.file, $0.diagnostic) }
        notes = bundle.notes
    }
}
