package import ButtonRendering
package import StyleSyntax

/// The styles of a folder at one moment.
///
/// An address has the name of a style only, so of two styles with one name, that of the first file is shown.
package final class StyleFolder: StyleCollection {
    /// A file of the folder.
    package struct File: Sendable {
        /// The path below the folder, as `Buttons/Pill.swift`.
        package let path: String
        package let source: CustomSource

        package init(path: String, source: CustomSource) {
            self.path = path
            self.source = source
        }
    }

    /// A style that is not shown, because an earlier file has one of its name.
    package struct Duplicate: Sendable {
        package let path: String
        package let diagnostic: Diagnostic
    }

    private struct Place {
        let file: Int
        let style: Int
    }

    /// In the order of their paths.
    package let files: [File]
    package let duplicates: [Duplicate]
    /// Tells the content of the folder apart from others.
    package let revision: UInt64
    private let places: [String: Place]
    /// The names in the order of files and declarations.
    package let names: [String]
    /// The files with errors, by the names of the styles that cannot be drawn or that they seem to declare.
    private let invalidFiles: [String: Int]

    package init(_ files: [File]) {
        let files = files.sorted { $0.path < $1.path }
        var places: [String: Place] = [:]
        var names: [String] = []
        var duplicates: [Duplicate] = []
        for (number, file) in files.enumerated() {
            for (index, style) in file.source.styles.enumerated() {
                if let first = places[style.name] {
                    duplicates.append(
                        Duplicate(of: style.name, at: style.place, in: file, first: files[first.file])
                    )
                } else {
                    places[style.name] = Place(file: number, style: index)
                    names.append(style.name)
                }
            }
        }
        var invalidFiles: [String: Int] = [:]
        for (number, file) in files.enumerated() {
            let refused = file.source.refusals.map(\.name)
            let seeming = file.source.isValid ? [] : file.source.text.namesOfStyles + [file.name]
            for name in refused + seeming where places[name] == nil {
                if invalidFiles[name] == nil { invalidFiles[name] = number }
            }
        }
        self.files = files
        self.duplicates = duplicates
        self.places = places
        self.names = names
        self.invalidFiles = invalidFiles
        revision = files.reduce(into: Revision()) { $0.combine($1.path + " " + $1.source.hash + "\n") }.value
    }

    /// The styles that are shown, each with its file.
    package var shown: [(file: File, style: CustomStyle)] {
        names.compactMap { places[$0] }.map { (files[$0.file], files[$0.file].source.styles[$0.style]) }
    }

    package var entries: [CatalogEntry] { names.compactMap(entry) }

    /// The style of a name, which has the case of the source; `nil` if there is none, or its file has errors.
    package func entry(named name: String) -> CatalogEntry? {
        places[name].map { place in
            let source = files[place.file].source
            var identity = EntryIdentity(name: name)
            identity.revision = revision
            identity.isReplaceable = true
            identity.collection = self
            return source.entry(of: source.styles[place.style], as: identity)
        }
    }

    /// The source of the style of a name; `nil` if there is none.
    package func source(named name: String) -> CustomSource? { places[name].map { files[$0.file].source } }

    /// The file with errors that declares, or seems to declare, a style of a name.
    package func invalidFile(named name: String) -> File? { invalidFiles[name].map { files[$0] } }
}

extension StyleFolder: Hashable {
    package static func == (first: StyleFolder, second: StyleFolder) -> Bool { first === second }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension StyleFolder.File {
    /// The name without folders and extension.
    fileprivate var name: String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.prefix { $0 != "." })
    }
}

extension StyleFolder.Duplicate {
    fileprivate init(
        of name: String,
        at place: SourcePlace,
        in file: StyleFolder.File,
        first: StyleFolder.File
    ) {
        path = file.path
        diagnostic = Diagnostic(
            .warning,
            at: place,
            in: file.source.text,
            message: file.path == first.path
                ? "style '\(name)' is declared twice; the first one is shown"
                : "style '\(name)' is also declared in \(first.path), which is shown"
        )
    }
}

/// A hash of texts that is the same in every process (FNV-1a, 64 bits).
private struct Revision {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func combine(_ text: String) {
        for byte in text.utf8 {
            value ^= UInt64(byte)
            value &*= 0x100_0000_01B3
        }
    }
}

extension SourceText {
    /// The names of the types that look like styles, in a source that may have errors: what follows `struct` or `class`,
    /// if the name of a protocol of styles follows before the brace.
    fileprivate var namesOfStyles: [String] {
        let words = String(decoding: bytes, as: UTF8.self)
            .split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "{") }
        return words.indices.compactMap { index in
            guard ["struct", "class", "enum"].contains(words[index]), index + 1 < words.count else {
                return nil
            }
            let inherited = words[(index + 2)...].prefix(8).prefix { $0 != "{" }
            guard inherited.contains(where: Self.protocolsOfStyles.contains) else { return nil }
            return String(words[index + 1])
        }
    }

    private static let protocolsOfStyles: Set<Substring> = [
        "ButtonStyle", "PrimitiveButtonStyle", "UIButton",
    ]
}
