import StyleRuntime
import ViewEngine

// Addresses.
extension Bridge {
    mutating func addURLs() {
        method("host", of: "URL", labels: .or("percentEncoded", true)) { (url: URL, _: Bool) in url.host }
        method("path", of: "URL", labels: .or("percentEncoded", true)) { (url: URL, _: Bool) in url.path }
        method("query", of: "URL", labels: .or("percentEncoded", true)) { (url: URL, _: Bool) in url.query }
        method("appendingPathComponent", of: "URL", labels: "_", "isDirectory") {
            (url: URL, name: String, _: Bool) in
            url.appendingPathComponent(name)
        }
        initializer("filePath", .or("directoryHint", DirectoryHint.inferFromPath)) {
            (path: String, _: DirectoryHint) in
            URL(fileURLWithPath: path)
        }
        for folder in ["absoluteURL", "standardizedFileURL", "standardized"] {
            property(folder, of: "URL") { (url: URL) in url }
        }
        method("resolvingSymlinksInPath", of: "URL") { (url: URL) in url }
        for folder in SearchPathDirectory.allCases { constants(of: "URL", ["\(folder)": folder.url]) }
        add(DirectoryHint.self, "Hashable")
        constants(
            of: "DirectoryHint",
            [
                "isDirectory": DirectoryHint.isDirectory, "notDirectory": .notDirectory,
                "inferFromPath": .inferFromPath, "checkFileSystem": .checkFileSystem,
            ]
        )
        method("appending", of: "URL", labels: "path", "directoryHint") {
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
