package import ButtonRendering
package import StyleSyntax

/// The styles of a folder at one moment, or of the files that a client has sent together.
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

    /// The meaning of the name of a type that several files have; previews and snippets of several files always need
    /// the file.
    package enum RepeatedName: UInt8, Sendable {
        /// That of the first file.
        case first
        /// None without the file.
        case none
    }

    /// In the order of their paths.
    package let files: [File]
    package let repeatedName: RepeatedName
    /// The name of the files in addresses; `nil` for a folder on a disk.
    package let bundle: BundleIdentity?
    /// The canonical form of the files that a client has sent; empty where it is not needed.
    package let canonical: [UInt8]
    /// Tells the content of the folder apart from others.
    package let revision: UInt64
    /// The path of the file that was saved last of those that show something; `nil` if none was since the folder is watched.
    package let savedPath: String?
    private let roots: FolderRoots

    package init(
        _ files: [File],
        repeatedName: RepeatedName = .first,
        bundle: BundleIdentity? = nil,
        canonical: [UInt8] = [],
        savedPath: String? = nil
    ) {
        self.bundle = bundle
        self.savedPath = savedPath
        self.canonical = canonical
        self.files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        self.repeatedName = repeatedName
        roots = FolderRoots(of: self.files, repeatedName)
        revision =
            self.files.reduce(into: Revision(repeatedName)) {
                $0.combine($1.path + " " + $1.source.hash + "\n")
            }
            .value
    }

    package var duplicates: [Duplicate] {
        roots.duplicates.map { duplicate in
            Duplicate(
                of: files[duplicate.place.file].source.styles[duplicate.place.style],
                in: files[duplicate.place.file],
                first: files[duplicate.first.file]
            )
        }
    }

    /// The names in addresses in the order of files and declarations: a name that several files have follows the path of
    /// its file, as `Sources/UI/Pill.swift#Pill`.
    package var names: [String] { roots.names }

    /// The revision of a project as text; `nil` for a folder of styles.
    package var projectRevision: String? {
        isOfProject ? String(revision, radix: 36) : nil
    }

    private var isOfProject: Bool { repeatedName == .none && bundle == nil }

    /// The name by which a worker knows the folder.
    package var key: FolderKey { bundle.map { .bundle($0) } ?? .revision(revision) }

    /// An address in a folder on a disk has a name always; without one, the files of a client mean the first style or
    /// button, or else the first of the first kind of other roots.
    package var preferredName: String? { preferredNumber.map { roots.names[$0] } }

    /// Likewise the entry.
    package var preferredEntry: CatalogEntry? { preferredNumber.map(entry) }

    private var preferredNumber: Int? { bundle == nil ? nil : shown.map(\.style).preferredIndex }

    /// The styles that are shown, each with its name in addresses and its file.
    package var shown: [(name: String, file: File, style: CustomStyle)] {
        zip(roots.names, roots.places).map { name, place in
            (name, files[place.file], files[place.file].source.styles[place.style])
        }
    }

    package var entries: [CatalogEntry] { roots.names.indices.map(entry) }

    /// The style of a name in addresses, or of another name that only it has; `nil` if there is none, or its file has
    /// errors.
    package func entry(named name: String) -> CatalogEntry? {
        number(of: name).map(entry)
    }

    /// The source of the style of such a name; `nil` if there is none.
    package func source(named name: String) -> CustomSource? {
        number(of: name).map { files[roots.places[$0].file].source }
    }

    private func number(of name: String) -> Int? {
        if let number = roots.number(ofAddress: name) { return number }
        guard case .found(let number) = roots.lookup(name, in: FileChoice(), files) else { return nil }
        return number
    }

    private func entry(_ number: Int) -> CatalogEntry {
        let place = roots.places[number]
        let source = files[place.file].source
        let name = roots.names[number]
        var identity = EntryIdentity(name: name)
        identity.collection = self
        if let bundle {
            // The name for people is part of the identity: two files can have roots of one name.
            identity.displayName = name
            identity.name = bundle.address.component(of: name, hash: bundle.hash)
        } else {
            identity.revision = revision
            identity.isReplaceable = true
            identity.isOfProject = isOfProject
        }
        return source.entry(of: source.styles[place.style], as: identity)
    }

    /// The result of a look for a root by any of its names.
    package enum Lookup {
        case found(CatalogEntry)
        /// Several files have the name: their paths.
        case ambiguous([String])
        /// None of the files that have the name is the one that is asked for: their paths.
        case otherFiles([String])
        /// The file that declares, or seems to declare, the root has errors.
        case invalid(File)
        case missing
    }

    /// The root of a name in the file that a request chooses.
    ///
    /// A root has several names: that of its type or function, the last part of it, `preview-2`, its identifier, and a
    /// name for people. The last part and the name for people must be unique.
    package func root(named name: String, in choice: FileChoice = FileChoice()) -> Lookup {
        func paths(_ numbers: [Int]) -> [String] { numbers.map { files[$0].path } }
        switch roots.lookup(name, in: choice, files) {
        case .found(let number): return .found(entry(number))
        case .ambiguous(let numbers): return .ambiguous(paths(numbers))
        case .otherFiles(let numbers):
            let invalid = roots.invalidFile(named: name, in: choice, files)
            return invalid.map { .invalid(files[$0]) } ?? .otherFiles(paths(numbers))
        case .missing:
            let invalid = roots.invalidFile(named: name, in: choice, files)
            return invalid.map { .invalid(files[$0]) } ?? .missing
        }
    }
}

extension StyleFolder: Hashable {
    package static func == (first: StyleFolder, second: StyleFolder) -> Bool { first === second }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension StyleFolder.Duplicate {
    fileprivate init(
        of style: CustomStyle,
        in file: StyleFolder.File,
        first: StyleFolder.File
    ) {
        let name = style.name
        path = file.path
        diagnostic = Diagnostic(
            .warning,
            at: style.place,
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

    /// Names of another meaning are other content.
    init(_ repeatedName: StyleFolder.RepeatedName) {
        if repeatedName != .first { combine("\(repeatedName.rawValue)\n") }
    }

    mutating func combine(_ text: String) {
        for byte in text.utf8 {
            value ^= UInt64(byte)
            value &*= 0x100_0000_01B3
        }
    }
}
