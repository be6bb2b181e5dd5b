import ViewEngine

// Addresses.
extension Bridge {
    mutating func addURLs() {
        add(URL.self, "Hashable")
        initializer("string") { (text: String) in URL(string: text) }
        initializer("fileURLWithPath") { (path: String) in URL(fileURLWithPath: path) }
        property("URL", "absoluteString") { (url: URL) in url.absoluteString }
        property("URL", "description") { (url: URL) in url.description }
        property("URL", "scheme") { (url: URL) in url.scheme }
        property("URL", "host") { (url: URL) in url.host }
        property("URL", "port") { (url: URL) in url.port }
        property("URL", "path") { (url: URL) in url.path }
        property("URL", "query") { (url: URL) in url.query }
        property("URL", "fragment") { (url: URL) in url.fragment }
        property("URL", "isFileURL") { (url: URL) in url.isFileURL }
        method("URL", "host", .or("percentEncoded", true)) { (url: URL, _: Bool) in url.host }
        method("URL", "path", .or("percentEncoded", true)) { (url: URL, _: Bool) in url.path }
        method("URL", "query", .or("percentEncoded", true)) { (url: URL, _: Bool) in url.query }
        property("URL", "pathComponents") { (url: URL) in url.pathComponents }
        property("URL", "lastPathComponent") { (url: URL) in url.lastPathComponent }
        property("URL", "pathExtension") { (url: URL) in url.pathExtension }
        method("URL", "appendingPathComponent", "_") { (url: URL, name: String) in
            url.appendingPathComponent(name)
        }
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
        method("URL", "appending", "path") { (url: URL, path: String) in url.appending(path: path) }
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
        method("URL", "appending", "component") { (url: URL, name: String) in url.appending(component: name) }
        method("URL", "appendingPathExtension", "_") { (url: URL, name: String) in
            url.appendingPathExtension(name)
        }
        method("URL", "deletingLastPathComponent") { (url: URL) in url.deletingLastPathComponent() }
        method("URL", "deletingPathExtension") { (url: URL) in url.deletingPathExtension() }
    }
}

extension URL: EngineValue { static var engineType: EngineType { .url } }

/// Whether a path is that of a folder, which nobody opens here.
enum DirectoryHint: EngineValue, Hashable, Sendable {
    case isDirectory, notDirectory, inferFromPath, checkFileSystem
    static var engineType: EngineType { .directoryHint }
}
