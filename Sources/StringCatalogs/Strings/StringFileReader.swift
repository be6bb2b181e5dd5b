import JSONReading
import PropertyListReading
import ResourceFiles

/// A file of strings that is read, and the problems in it.
struct StringFileReader {
    let file: StringFile
    var table = StringTable()
    private(set) var problems: [ResourceProblem] = []

    init(_ file: StringFile) {
        self.file = file
    }

    mutating func read(_ bytes: [UInt8], of tree: FileTree) throws(ResourceProblem) {
        switch file.kind {
        case .xcstrings:
            let catalog = try JSONValue(
                readingFile: file.path,
                of: tree,
                byteLimit: StringLimits.fileBytes
            )
            try readCatalog(catalog)
        case .strings:
            for (key, value) in try pairs(bytes) {
                if let text = value.string, !text.isEmpty { add(LocalizedString(.text(text)), for: key) }
            }
        case .stringsdict:
            for (key, value) in try pairs(bytes) {
                if let text = StringsDictionary.string(value) {
                    add(text, for: key)
                } else {
                    report("the value of '\(key)' is not understood")
                }
            }
        }
    }

    mutating func report(_ message: String, at place: ResourceProblem.Place = .file) {
        guard problems.count < StringLimits.problems else { return }
        problems.append(ResourceProblem(in: file.path, at: place, message))
    }

    private mutating func add(_ text: LocalizedString, for key: String) {
        table.localizations[file.language, default: [:]][key] = text
    }

    /// The pairs of a property list, in the order of their keys.
    private func pairs(
        _ bytes: [UInt8]
    ) throws(ResourceProblem) -> [(key: String, value: PropertyListValue)] {
        do throws(PropertyListError) {
            guard let values = try PropertyListValue(reading: bytes).dictionary else {
                throw PropertyListError.syntax(at: PropertyListError.Place(line: 1, column: 1))
            }
            return values.sorted { $0.key < $1.key }
        } catch {
            throw ResourceProblem(error, in: file.path)
        }
    }
}
