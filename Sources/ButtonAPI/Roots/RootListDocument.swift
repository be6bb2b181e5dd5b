package import CustomStyles
import StyleSyntax

/// The roots of files as JSON, as `bezel list` prints them.
package struct RootListDocument: Encodable {
    /// A file and what is known of it.
    package struct File: Sendable {
        /// The path in identifiers.
        package let path: String
        package let source: CustomSource

        package init(path: String, source: CustomSource) {
            self.path = path
            self.source = source
        }
    }

    /// A root as an index knows it, which nobody has checked.
    package struct Listed: Encodable, Sendable {
        let kind, name, displayName, id, file: String
        let line: Int

        package init(kind: String, name: String, displayName: String, id: String, file: String, line: Int) {
            self.kind = kind
            self.name = name
            self.displayName = displayName
            self.id = id
            self.file = file
            self.line = line
        }

        private enum CodingKeys: CodingKey { case kind, name, displayName, id, file, line }
    }

    private let roots: [Root]
    private let listed: [Listed]
    private let messages: [Message]

    private enum CodingKeys: CodingKey { case roots, messages }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        if roots.isEmpty {
            try members.encode(listed, forKey: .roots)
        } else {
            try members.encode(roots, forKey: .roots)
        }
        try members.encode(messages, forKey: .messages)
    }

    /// The roots of an index.
    package init(listed: [Listed]) {
        self.listed = listed
        roots = []
        messages = []
    }

    /// The roots of files; with what their check says of each if `isChecked`.
    package init(_ files: [File], isChecked: Bool) {
        listed = []
        roots = files.flatMap { file in
            RootEntry.all(of: file.source).map { Root($0, in: file, isChecked: isChecked) }
        }
        messages = files.flatMap { file in
            let about = Set(RootEntry.all(of: file.source).flatMap(\.messages))
            return file.source.allDiagnostics.filter { !about.contains($0) }.map {
                Message($0, of: file)
            }
        }
    }

    /// The roots of files that were checked, as an index lists them.
    static func listed(_ files: [File]) -> [Listed] {
        files.flatMap { file in
            RootEntry.all(of: file.source).map { entry in
                Listed(
                    kind: entry.kind.rootKind,
                    name: entry.name,
                    displayName: entry.displayName ?? file.displayName(of: entry),
                    id: "\(file.path)#\(entry.identifier)",
                    file: file.path,
                    line: entry.place.line
                )
            }
        }
    }

    /// The document as bytes.
    package var bytes: [UInt8] { JSON.encode(self) }

    /// A root, and what the check says of it if it was asked for.
    private struct Root: Encodable {
        let entry: RootEntry
        let file: File
        let isChecked: Bool

        init(_ entry: RootEntry, in file: File, isChecked: Bool) {
            self.entry = entry
            self.file = file
            self.isChecked = isChecked
        }

        enum CodingKeys: CodingKey {
            case kind, name, displayName, id, file, line, draws, buttons, parameters, standIns, messages
        }

        func encode(to encoder: any Encoder) throws {
            var members = encoder.container(keyedBy: CodingKeys.self)
            try members.encode(entry.kind.rootKind, forKey: .kind)
            try members.encode(entry.name, forKey: .name)
            try members.encode(entry.displayName ?? file.displayName(of: entry), forKey: .displayName)
            try members.encode("\(file.path)#\(entry.identifier)", forKey: .id)
            try members.encode(file.path, forKey: .file)
            try members.encode(entry.place.line, forKey: .line)
            guard isChecked else { return }
            try members.encode(entry.draws, forKey: .draws)
            try members.encode(entry.buttons, forKey: .buttons)
            try members.encode(entry.parameters, forKey: .parameters)
            try members.encode(entry.standIns.map { StandIn($0, of: file) }, forKey: .standIns)
            try members.encode(entry.messages.map { Message($0, of: file) }, forKey: .messages)
        }
    }

    private struct StandIn: Encodable {
        let name, kind, file: String
        let place: Place

        enum CodingKeys: CodingKey { case name, kind, file, place }

        init(_ standIn: CustomStandIn, of file: File) {
            name = standIn.name
            kind = standIn.type
            self.file = file.source.path(of: standIn.place, ofSource: file.path)
            place = Place(standIn.place)
        }
    }

    private struct Message: Encodable {
        let severity, text, file: String
        let place: Place

        enum CodingKeys: CodingKey { case severity, text, file, place }

        init(_ diagnostic: Diagnostic, of file: File) {
            severity = diagnostic.severity.rawValue
            text = diagnostic.message
            self.file = file.source.path(of: diagnostic.place, ofSource: file.path)
            place = Place(diagnostic.place)
        }
    }

    private struct Place: Encodable {
        let line, column: Int

        enum CodingKeys: CodingKey { case line, column }

        init(_ place: SourcePlace) {
            line = place.line
            column = place.column
        }
    }
}

extension RootListDocument.File {
    /// The name that Xcode shows for a preview without one: that of its file.
    fileprivate func displayName(of entry: RootEntry) -> String {
        guard entry.kind == .preview else { return entry.name }
        let name = path.split(separator: "/").last ?? ""
        return String(name.prefix { $0 != "." })
    }
}
