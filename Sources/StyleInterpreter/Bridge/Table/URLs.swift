import ViewEngine

// Addresses, and what an app has stored: a picture is that of its first start, where nothing is.
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
        method("URL", "appending", "path") { (url: URL, path: String) in url.appending(path: path) }
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
        addUserDefaults()
    }

    private mutating func addUserDefaults() {
        add(EmptyDefaults.self)
        constants("UserDefaults", ["standard": EmptyDefaults()])
        initializer("suiteName") { (name: String?) in EmptyDefaults() as EmptyDefaults? }
        method("UserDefaults", "bool", "forKey") { (defaults: EmptyDefaults, key: String) in false }
        method("UserDefaults", "integer", "forKey") { (defaults: EmptyDefaults, key: String) in 0 }
        method("UserDefaults", "double", "forKey") { (defaults: EmptyDefaults, key: String) in 0.0 }
        method("UserDefaults", "string", "forKey") { (defaults: EmptyDefaults, key: String) in
            nil as String?
        }
        method("UserDefaults", "url", "forKey") { (defaults: EmptyDefaults, key: String) in nil as URL? }
        method("UserDefaults", "stringArray", "forKey") { (defaults: EmptyDefaults, key: String) in
            nil as [String]?
        }
        method("UserDefaults", "object", "forKey") { (defaults: EmptyDefaults, key: String) in nil as Any0? }
        method("UserDefaults", "value", "forKey") { (defaults: EmptyDefaults, key: String) in nil as Any0? }
        method("UserDefaults", "set", "_", "forKey") { (defaults: EmptyDefaults, value: Any0, key: String) in
            Nothing()
        }
        method("UserDefaults", "setValue", "_", "forKey") {
            (defaults: EmptyDefaults, value: Any0, key: String) in
            Nothing()
        }
        method("UserDefaults", "removeObject", "forKey") { (defaults: EmptyDefaults, key: String) in Nothing()
        }
        method("UserDefaults", "synchronize") { (defaults: EmptyDefaults) in true }
    }
}

extension URL: EngineValue { static var typeName: String { "URL" } }

/// Whether a path is that of a folder, which nobody opens here.
enum DirectoryHint: EngineValue, Hashable, Sendable {
    case isDirectory, notDirectory, inferFromPath, checkFileSystem
    static var typeName: String { "DirectoryHint" }
}

/// The settings that a user has stored: none.
struct EmptyDefaults: EngineValue {
    static var typeName: String { "UserDefaults" }
}
