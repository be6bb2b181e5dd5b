import HTTP
import JSONReading

/// The content of the result of a tool.
enum MCPContent {
    static func text(_ text: String) -> JSONValue { ["type": "text", "text": .string(text)] }

    /// A PNG as a block of its own.
    static func image(_ png: [UInt8]) -> JSONValue {
        ["type": "image", "mimeType": "image/png", "data": .string(JSON.base64(png))]
    }

    /// A value, the same as text for clients that read only that, and further blocks.
    static func structured(_ value: JSONValue, with blocks: [JSONValue] = []) -> JSONValue {
        [
            "content": .array([text(String(decoding: JSON.encode(value), as: UTF8.self))] + blocks),
            "structuredContent": value,
        ]
    }

    /// A representation of a button: SVG as a resource, another picture as an image, and the rest as text.
    static func picture(_ body: [UInt8], of query: ButtonQuery) -> JSONValue {
        let type = query.output.contentType
        if type == .svg {
            return [
                "type": "resource",
                "resource": [
                    "uri": .string("bezel:" + query.url), "mimeType": .string(type.mediaType),
                    "text": .string(String(decoding: body, as: UTF8.self)),
                ],
            ]
        }
        guard type.mediaType.hasPrefix("image/") else { return text(String(decoding: body, as: UTF8.self)) }
        return [
            "type": "image", "mimeType": .string(type.mediaType), "data": .string(JSON.base64(body)),
        ]
    }
}
