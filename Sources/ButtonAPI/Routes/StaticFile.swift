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

    /// The type that the name's extension stands for.
    var contentType: ContentType {
        switch path.split(separator: ".").last {
        case "html": .html
        case "css": .css
        case "js", "mjs": .javaScript
        case "svg": .svg
        case "png": .png
        case "json": .json
        case "txt": .plainText
        default: ContentType("application/octet-stream")
        }
    }
}
