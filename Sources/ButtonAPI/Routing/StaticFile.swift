import HTTP

/// A file of the preview page, read when the service starts.
package struct StaticFile: Sendable {
    /// The path that it is served at, as `/index.html`.
    package let path: String
    package let content: [UInt8]

    package init(path: String, content: [UInt8]) {
        self.path = path
        self.content = content
    }

    /// The path of the preview page.
    static let pagePath = "/index.html"

    /// Whether it is the preview page.
    var isPage: Bool { path == Self.pagePath }

    /// Whether its name ends with the hash of its content, as `chunk-UIXBQEWO.js`: another content has another name.
    var isImmutable: Bool {
        path.firstMatch(of: #/-[A-Z2-7]{8}\.js$/#) != nil
    }

    /// The type of the name's extension.
    var contentType: ContentType {
        switch path.split(separator: ".").last {
        case "html": .html
        case "css": .css
        case "js", "mjs": .javaScript
        case "svg": .svg
        case "png": .png
        case "ico": ContentType("image/vnd.microsoft.icon")
        case "json": .json
        case "txt": .plainText
        default: ContentType("application/octet-stream")
        }
    }
}

/// Files are equal if they have one path.
extension StaticFile: Hashable {
    package static func == (first: StaticFile, second: StaticFile) -> Bool { first.path == second.path }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(path)
    }
}
