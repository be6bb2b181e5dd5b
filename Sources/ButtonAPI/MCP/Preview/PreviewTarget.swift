import CustomStyles
import StyleSyntax

/// The root that a call of `render_preview` means.
struct PreviewTarget: Sendable {
    /// The name of the root in addresses, within its folder or with its source.
    let component: String
    /// The folder that has the root; `nil` for a source by itself.
    let folder: StyleFolder?
    let source: CustomSource
    /// The path of its file; `nil` for a source by itself.
    let path: String?
    let root: CustomStyle

    /// The path of the file in answers.
    var file: String { path ?? Self.nameOfSource }

    /// The name of the file of a source by itself, as identifiers have it.
    static let nameOfSource = "Source.swift"

    /// The pictures of the definition of a preview that the root is one of, by the names that people read; empty for
    /// another root.
    var groupItems: [String] {
        guard root.kind == .preview, let definition = root.definition else { return [] }
        let pictures = source.styles.filter { $0.definition == definition }
        return pictures.count < 2 ? [] : pictures.map { $0.displayName ?? $0.identifier }
    }
}

extension PreviewArguments {
    /// The root of a source that the arguments name: the first preview by default, else the preferred root.
    func root(of source: CustomSource, in file: String?) throws(QueryError) -> CustomStyle {
        if let root { return try named(root, of: source, in: file, knowing: source.styles.map(\.name)) }
        let definitions = source.countOfPreviews
        guard definitions > 0 || index != nil else {
            guard let preferred = source.styles.preferred else {
                if let refusal = source.refusals.first {
                    throw .invalidSource(source.problem(named: refusal.name, refusal.diagnostics, in: file))
                }
                throw .tool(.emptyFile(file ?? PreviewTarget.nameOfSource))
            }
            return preferred
        }
        let index = index ?? 0
        guard index < definitions else {
            throw .tool(.unknownPreview(index, count: definitions, file: file))
        }
        let definition = "preview-\(index + 1)"
        let first = try named(definition, of: source, in: file, knowing: [])
        guard let groupItem, groupItem > 0 else { return first }
        let pictures = source.styles.filter { $0.definition == definition }
        guard groupItem < pictures.count else {
            throw .tool(.unknownGroupItem(groupItem, count: pictures.count))
        }
        return pictures[groupItem]
    }

    private func named(
        _ name: String,
        of source: CustomSource,
        in file: String?,
        knowing known: [String]
    ) throws(QueryError) -> CustomStyle {
        if let root = source.styles.root(named: name) { return root }
        let plain = name.split(separator: "#").last.map(String.init) ?? name
        guard let refusal = source.refusal(named: plain) else {
            throw .tool(.unknownRoot(name, file: file, known: known))
        }
        throw .invalidSource(source.problem(named: plain, refusal.diagnostics, in: file))
    }
}

extension CustomSource {
    /// The number of definitions of previews, drawn or not.
    fileprivate var countOfPreviews: Int {
        let drawn = styles.compactMap(\.definition)
        let refused = refusals.filter { $0.kind == .preview }.map(\.name)
        return Set(drawn + refused).count
    }

    /// Messages about a root or the whole source, with the files of their places.
    func problem(named name: String, _ messages: [Diagnostic], in file: String?) -> SourceProblem {
        SourceProblem(
            name: name,
            diagnostics: messages,
            files: file.map { file in messages.map { path(of: $0.place, ofSource: file) } } ?? []
        )
    }
}

extension CustomStyle {
    /// The definition of a preview, as `preview-2`, that the root is a picture of; `nil` for another root.
    fileprivate var definition: String? {
        guard kind == .preview else { return nil }
        let parts = name.split(separator: "-")
        return parts.prefix(2).joined(separator: "-")
    }
}
