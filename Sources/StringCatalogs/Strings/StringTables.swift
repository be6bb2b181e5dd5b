package import ResourceFiles

/// The string catalogs and tables of a bundle, by their names.
package struct StringTables: Sendable {
    package private(set) var tables: [String: StringTable] = [:]
    /// The errors in the files, in their order.
    package private(set) var problems: [ResourceProblem] = []
    private var count = 0

    /// The table of texts that name none.
    package static let defaultName = "Localizable"

    /// Reads the files of a tree with the endings `.xcstrings`, `.strings` and `.stringsdict`, and leaves out others.
    ///
    /// Of two texts for a key, that of a `.stringsdict` counts, then that of a `.strings`, then that of a catalog; of two
    /// files of one kind the first one.
    package init(reading tree: FileTree, paths: some Sequence<String>) {
        var files: [StringFile.Kind: [StringFile]] = [:]
        for path in paths {
            if let file = StringFile(path) { files[file.kind, default: []].append(file) }
        }
        for kind in [StringFile.Kind.stringsdict, .strings, .xcstrings] {
            for file in files[kind] ?? [] { read(file, of: tree) }
        }
    }

    /// The languages of all tables, in their canonical form and in the order of the alphabet.
    package var languages: [String] {
        Set(tables.values.flatMap(\.localizations.keys)).filter { $0 != StringTable.baseLanguage }.sorted()
    }

    /// The first language of development that a catalog names, of the default table if it does.
    package var sourceLanguage: LanguageTag? {
        tables[Self.defaultName]?.sourceLanguage
            ?? tables.sorted { $0.key < $1.key }.lazy.compactMap(\.value.sourceLanguage).first
    }

    private mutating func read(_ file: StringFile, of tree: FileTree) {
        guard case .bytes(let bytes) = tree[file.path] else {
            report(ResourceProblem(in: file.path, "the file is too large to be read"))
            return
        }
        guard bytes.count <= StringLimits.fileBytes else {
            report(ResourceProblem(in: file.path, "the file has more than \(StringLimits.fileBytes) bytes"))
            return
        }
        var reader = StringFileReader(file)
        do throws(ResourceProblem) {
            try reader.read(bytes, of: tree)
            add(reader.table, of: file)
        } catch {
            report(error)
        }
        for problem in reader.problems { report(problem) }
    }

    private mutating func add(_ table: StringTable, of file: StringFile) {
        // Removed meanwhile, so that it is not copied.
        var known = tables.removeValue(forKey: file.table) ?? StringTable()
        defer { tables[file.table] = known }
        known.sourceLanguage = known.sourceLanguage ?? table.sourceLanguage
        known.manualKeys.formUnion(table.manualKeys)
        for (language, texts) in table.localizations.sorted(by: { $0.key < $1.key }) {
            count += texts.count
            guard count <= StringLimits.strings else {
                report(
                    ResourceProblem(
                        in: file.path,
                        "tables have at most \(StringLimits.strings) strings together"
                    )
                )
                count -= texts.count
                return
            }
            known.localizations[language, default: [:]].merge(texts) { first, _ in first }
        }
    }

    private mutating func report(_ problem: ResourceProblem) {
        if problems.count < StringLimits.problems { problems.append(problem) }
    }
}
