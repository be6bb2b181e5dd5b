import ButtonRendering
import CustomStyles
import StyleSyntax

extension CatalogEntry {
    /// The source of a style of a user's own; `nil` for a style of the catalog.
    var customSource: CustomSource? {
        switch collection {
        case let styles as SourceStyles: styles.source
        case let folder as StyleFolder: folder.source(named: nameInCollection)
        default: nil
        }
    }

    /// The root of a user's own that the entry draws; `nil` for a style of the catalog.
    var customRoot: CustomStyle? {
        customSource?.styles.first { root in
            // The name of a root that several files have follows the path of its file.
            [displayName, name].contains { $0 == root.name || $0.hasSuffix("#" + root.name) }
        }
    }

    /// The files that a client has sent with the style; `nil` if there are none.
    var bundle: StyleFolder? {
        guard let folder = collection as? StyleFolder, folder.bundle != nil else { return nil }
        return folder
    }

    /// The name by which its folder knows it.
    var nameInCollection: String { bundle == nil ? name : displayName }

    /// Whether only workers draw the style, because the program of its source is not in this process.
    var isDrawnByWorkers: Bool { framework == .custom && customSource?.program == nil }

    /// The messages about the source of a style of a user's own, in its order; `nil` for a style of the catalog.
    var messages: [SourceMessage]? {
        customSource.map { $0.diagnostics.map(SourceMessage.init) }
    }
}

/// A message about a source as JSON.
struct SourceMessage: Encodable {
    private let severity: String
    private let text: String
    private let place: Place

    private struct Place: Encodable {
        let line, column: Int

        enum CodingKeys: CodingKey { case line, column }
    }

    private enum CodingKeys: CodingKey { case severity, text, place }

    init(_ diagnostic: Diagnostic) {
        severity = diagnostic.severity.rawValue
        text = diagnostic.message
        place = Place(line: diagnostic.place.line, column: diagnostic.place.column)
    }
}
