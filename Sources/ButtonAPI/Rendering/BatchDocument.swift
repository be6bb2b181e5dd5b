import HTTP

/// The list of the pictures and problems of one request as JSON.
///
/// JSON contents are copied as they are, so the structure is written here, and every value by the encoder.
struct BatchDocument {
    private var items: [UInt8] = []

    /// The document.
    var bytes: [UInt8] { Array("{\"items\":[".utf8) + items + Array("]}".utf8) }

    /// Adds a picture: SVG as text, JSON as a value, and anything else as Base64; with the names of the tokens that it
    /// ignores if it has tokens, and the names of symbols that it has placeholders for if there are any.
    mutating func append(
        _ body: [UInt8],
        as type: ContentType,
        ignored: [String]?,
        missingSymbols: [String]
    ) {
        let (name, value): (String, [UInt8]) =
            if type == .svg {
                ("svg", JSON.encode(String(decoding: body, as: UTF8.self)))
            } else if type.isJSON {
                ("json", body)
            } else {
                ("data", JSON.encode(JSON.base64(body)))
            }
        appendSeparator()
        items += Array("{\"contentType\":".utf8) + JSON.encode(type.value) + Array(",\"\(name)\":".utf8)
        items += value
        if let ignored { items += Array(",\"ignored\":".utf8) + JSON.encode(ignored) }
        if !missingSymbols.isEmpty {
            items += Array(",\"missingSymbols\":".utf8) + JSON.encode(missingSymbols)
        }
        items += Array("}".utf8)
    }

    /// Adds the problem that an item has instead of a picture.
    mutating func append(_ problem: Problem) {
        appendSeparator()
        items += Array("{\"problem\":".utf8) + JSON.encode(problem) + Array("}".utf8)
    }

    private mutating func appendSeparator() {
        if !items.isEmpty { items.append(UInt8(ascii: ",")) }
    }
}
