import ProjectResources
import ProjectTargets
import ResourceFiles

/// The resources of a project by the words that could name them, from which a program takes those that it may need.
///
/// A source names a resource by its text, or by an identifier that Xcode or another generator makes of it; all of them
/// have the same letters. So the choice takes too much rather than too little: a worker finds what a name means.
struct NamedResources: Sendable {
    /// A color, an image or a symbol of a catalog, or an image by itself.
    private struct Resource {
        /// The letters of the names.
        let words: Set<String>
        let files: [String]
        let isAccentColor: Bool
    }

    private var resources: [Resource] = []
    private var tables: [String] = []
    private var fonts: [(letters: String, path: String)] = []
    private let targets: [ProjectTarget]
    /// The numbers of the targets by the paths of their files.
    private var owners: [String: [Int]] = [:]
    private let developmentLanguage: String?

    init(_ project: Project, in tree: FileTree) {
        targets = project.targets.filter { $0.kind != .test }
        developmentLanguage =
            (targets.filter { $0.kind == .app } + targets).lazy.compactMap(\.developmentLanguage).first
        for (number, target) in targets.enumerated() {
            for path in target.sources { owners[path, default: []].append(number) }
            for path in target.resources { owners[path, default: []].append(number) }
        }
        var sets: [String: [String]] = [:]
        for path in tree.paths where !path.hasSuffix(".swift") {
            if let folder = path.resourceSet {
                sets[folder, default: []].append(path)
            } else if path.isTable {
                tables.append(path)
            } else if path.isFont {
                fonts.append((path.fontFamily.lettersAndDigits, path))
            } else if path.isImage {
                resources.append(Resource(words: path.resourceWords, files: [path], isAccentColor: false))
            }
        }
        for (folder, files) in sets.sorted(by: { $0.key < $1.key }) {
            let groups = folder.groupsInCatalog.map { $0 + "/Contents.json" }.filter { tree[$0] != nil }
            resources.append(
                Resource(
                    words: folder.resourceWords,
                    files: files + groups,
                    isAccentColor: folder.hasSuffix("/AccentColor.colorset")
                )
            )
        }
    }

    /// The resources that a program with some files and names may need; `nil` if there are none.
    ///
    /// The function `read` reads a file that is not in the tree, such as an image; `drawDocument` draws a PDF as a PNG.
    func selection(
        for reach: (files: [String], identifiers: Set<String>, literals: Set<String>),
        in tree: FileTree,
        read: (String) -> [UInt8]?,
        drawDocument: DocumentDrawer?
    ) -> SourceResources? {
        // Code that only a Mac runs makes its callers such code.
        let isForMac = reach.files.contains { path in
            owners[path].map { $0.allSatisfy { targets[$0].isForMac } } == true
        }
        guard !resources.isEmpty || !tables.isEmpty || !fonts.isEmpty || isForMac else { return nil }
        var words = Set(reach.identifiers.map(\.lettersAndDigits))
        for literal in reach.literals {
            words.insert(literal.lettersAndDigits)
            if let last = literal.split(separator: "/").last { words.insert(last.lettersAndDigits) }
        }
        var contents: [String: FileTree.Content] = [:]
        var size = 0
        func add(_ path: String) {
            guard contents[path] == nil, let bytes = tree.bytes(of: path) ?? read(path),
                size + bytes.count <= ResourceLimits.bytes
            else { return }
            size += bytes.count
            contents[path] = .bytes(bytes)
        }
        for resource in resources
        where resource.isAccentColor || !resource.words.isDisjoint(with: words) {
            resource.files.forEach(add)
        }
        // A family is named by the text of one of its faces: `Montserrat-SemiBold`.
        let texts = Set(reach.literals.map(\.lettersAndDigits)).union(words)
        for font in fonts where !font.letters.isEmpty {
            let isNamed = texts.contains { text in
                text.hasPrefix(font.letters) || text.count > 3 && font.letters.hasPrefix(text)
            }
            if isNamed { add(font.path) }
        }
        let reached = Set(reach.files.flatMap { owners[$0] ?? [] })
        for path in tables {
            let owners = owners[path] ?? []
            let isNear = owners.contains { reached.contains($0) || targets[$0].kind == .app }
            if owners.isEmpty || isNear { add(path) }
        }
        var drawnDocuments: [String: [UInt8]] = [:]
        let documents = drawDocument == nil ? [] : contents.keys.filter { $0.isDocument }.sorted()
        for path in documents.prefix(ResourceLimits.documents) {
            guard case .bytes(let bytes)? = contents[path], let drawn = drawDocument?(bytes),
                size + drawn.count <= ResourceLimits.bytes
            else { continue }
            size += drawn.count
            drawnDocuments[path] = drawn
        }
        guard !contents.isEmpty || isForMac else { return nil }
        let files = Set(reach.files).union(contents.keys)
        let bundles = targets.compactMap { target -> ResourceBundle? in
            let own = (target.sources + target.resources).filter(files.contains)
            return own.isEmpty
                ? nil : ResourceBundle(name: target.name, isApp: target.kind == .app, files: own)
        }
        return SourceResources(
            tree: FileTree(contents),
            bundles: bundles,
            developmentLanguage: developmentLanguage,
            allowsVectors: true,
            isForMac: isForMac,
            drawnDocuments: drawnDocuments
        )
    }
}

/// The limits of the resources of one program.
enum ResourceLimits {
    /// The bytes of all files; what is beyond is missing.
    static let bytes = 6 << 20
    /// The bytes of an image.
    static let imageBytes = 2 << 20
    /// The PDFs that are drawn; of the others, only the places are held.
    static let documents = 128
}

extension String {
    /// The folder of the color set, image set or symbol set that a file is in; `nil` for other files.
    fileprivate var resourceSet: String? {
        guard contains(".xcassets/") else { return nil }
        for ending in [".colorset/", ".imageset/", ".symbolset/"] {
            if let range = firstRange(of: ending) {
                return String(self[..<index(before: range.upperBound)])
            }
        }
        return nil
    }

    /// The folders of the catalog around a set, with the catalog.
    fileprivate var groupsInCatalog: [String] {
        var folders: [String] = []
        var folder = RelativePath.folder(of: self)
        while folder.contains(".xcassets") {
            folders.append(folder)
            if folder.hasSuffix(".xcassets") { break }
            folder = RelativePath.folder(of: folder)
        }
        return folders
    }

    fileprivate var isDocument: Bool { lowercased().hasSuffix(".pdf") }

    fileprivate var isTable: Bool {
        [".xcstrings", ".strings", ".stringsdict"].contains { hasSuffix($0) }
    }

    fileprivate var isFont: Bool { [".ttf", ".otf", ".ttc"].contains { lowercased().hasSuffix($0) } }

    /// The name of a font's file before its face: `Montserrat` of `Montserrat-SemiBold.ttf` and `Montserrat[wght].ttf`.
    fileprivate var fontFamily: Substring {
        let name = (split(separator: "/").last ?? "").prefix { $0 != "." }
        return name.prefix { $0 != "-" && $0 != "[" && $0 != "_" }
    }

    fileprivate var isImage: Bool {
        [".png", ".jpg", ".jpeg", ".svg", ".pdf"].contains { lowercased().hasSuffix($0) }
            && !contains(".xcassets/")
    }

    /// The letters of the names of a resource at a path: with all of its name, without its kind, and without a scale.
    fileprivate var resourceWords: Set<String> {
        let file = split(separator: "/").last ?? ""
        let name = file.prefix { $0 != "." }
        let plain = name.prefix { $0 != "@" && $0 != "~" }
        var words: Set<String> = [name.lettersAndDigits, plain.lettersAndDigits]
        for kind in ["color", "image"] {
            if let member = GeneratedName.member(String(name), droppingLast: kind) {
                words.insert(member.lettersAndDigits)
            }
        }
        words.remove("")
        return words
    }
}
