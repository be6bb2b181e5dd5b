/// A response as a client receives it.
struct ReceivedResponse {
    let status: Int
    let fields: [(name: String, value: String)]
    let body: [UInt8]

    /// The value of the only field with a name.
    subscript(name: String) -> String? {
        let values = fields.filter { $0.name.lowercased() == name.lowercased() }
        return values.count == 1 ? values[0].value : nil
    }

    var text: String { String(decoding: body, as: UTF8.self) }

    /// Parses the first response in some bytes, and its size; `nil` until it is complete.
    static func parse(_ bytes: [UInt8], isBodyless: Bool) -> (ReceivedResponse, size: Int)? {
        let end = [UInt8]("\r\n\r\n".utf8)
        guard let headerEnd = bytes.indices.first(where: { bytes[$0...].starts(with: end) }) else {
            return nil
        }
        let lines = String(decoding: bytes[..<headerEnd], as: UTF8.self).split(separator: "\r\n")
        let statusLine = lines[0].split(separator: " ")
        let fields = lines.dropFirst().map { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            return (
                name: String(parts[0]), value: parts.count == 2 ? String(parts[1].drop { $0 == " " }) : ""
            )
        }
        let head = ReceivedResponse(status: Int(statusLine[1]) ?? 0, fields: fields, body: [])
        let hasBody = !isBodyless && head.status >= 200 && head.status != 204 && head.status != 304
        let size = headerEnd + end.count + (hasBody ? head["Content-Length"].flatMap { Int($0) } ?? 0 : 0)
        guard bytes.count >= size else { return nil }
        return (
            ReceivedResponse(
                status: head.status,
                fields: fields,
                body: [UInt8](bytes[(headerEnd + end.count)..<size])
            ),
            size
        )
    }
}
