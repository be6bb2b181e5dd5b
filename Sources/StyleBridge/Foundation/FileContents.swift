import StyleRuntime
import ViewEngine

// The bytes of files, of which there are none.
extension Bridge {
    mutating func addFileContents() {
        let name = FileContents.typeName
        add(FileContents.self, "Hashable")
        initializer { () in FileContents() }
        property("count", of: name) { (contents: FileContents) in 0 }
        property("isEmpty", of: name) { (contents: FileContents) in true }
        add(
            initializer: Entry(
                name: "init",
                parameters: [EntryParameter(label: "contentsOf", type: URL.bridgedType, defaultValue: nil)],
                result: FileContents.bridgedType,
                isProperty: false,
                hasReceiver: false,
                isMutating: false
            ) { _ throws(Failure) in
                throw Failure(.thrown("The file couldn’t be opened because it doesn’t exist."))
            }
        )
        method("contents", of: EmptyFileSystem.typeName, labels: "atPath") {
            (files: EmptyFileSystem, path: String) in
            nil as FileContents?
        }
        method("data", of: EmptyDefaults.typeName, labels: "forKey") {
            (defaults: EmptyDefaults, key: String) in
            nil as FileContents?
        }
        method("urls", of: Bundle.typeName, labels: "forResourcesWithExtension", "subdirectory") {
            (bundle: Bundle, type: String?, folder: String?) in
            nil as [URL]?
        }
    }
}

/// The bytes of a file, of which there are none.
struct FileContents: EngineValue, Hashable, Sendable {
    static var engineType: EngineType { .data }
}
