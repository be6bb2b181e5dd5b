import StyleRuntime
import ViewEngine

// Addresses.
extension Bridge {
    mutating func addURLs() {
        method("URL", "host", .or("percentEncoded", true)) { (url: URL, _: Bool) in url.host }
        method("URL", "path", .or("percentEncoded", true)) { (url: URL, _: Bool) in url.path }
        method("URL", "query", .or("percentEncoded", true)) { (url: URL, _: Bool) in url.query }
        method("URL", "appendingPathComponent", "_", "isDirectory") { (url: URL, name: String, _: Bool) in
            url.appendingPathComponent(name)
        }
        initializer("filePath", .or("directoryHint", DirectoryHint.inferFromPath)) {
            (path: String, _: DirectoryHint) in
            URL(fileURLWithPath: path)
        }
        for folder in ["absoluteURL", "standardizedFileURL", "standardized"] {
            property("URL", folder) { (url: URL) in url }
        }
        method("URL", "resolvingSymlinksInPath") { (url: URL) in url }
        for folder in SearchPathDirectory.allCases { constants("URL", ["\(folder)": folder.url]) }
        add(DirectoryHint.self, "Hashable")
        constants(
            "DirectoryHint",
            [
                "isDirectory": DirectoryHint.isDirectory, "notDirectory": .notDirectory,
                "inferFromPath": .inferFromPath, "checkFileSystem": .checkFileSystem,
            ]
        )
        method("URL", "appending", "path", "directoryHint") {
            (url: URL, path: String, hint: DirectoryHint) in
            url.appending(path: path)
        }
    }
}

extension URL: EngineValue { static var engineType: EngineType { .url } }

/// Whether a path is that of a folder, which nobody opens here.
enum DirectoryHint: EngineValue, Hashable, Sendable {
    case isDirectory, notDirectory, inferFromPath, checkFileSystem
    static var engineType: EngineType { .directoryHint }
}
