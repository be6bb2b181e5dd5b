import CJansson

extension JSONValue {
    /// Reads a JSON text strictly: one value in UTF-8, without repeated names, nested at most `JSONLimits.depth` deep.
    package init(reading bytes: [UInt8]) throws(JSONError) {
        var error = json_error_t()
        // A number without a point may be as large as any other; U+0000 is a character of a string like others.
        let flags = JSON_REJECT_DUPLICATES | JSON_DECODE_ANY | JSON_DECODE_INT_AS_REAL | JSON_ALLOW_NUL
        let text = bytes.withUnsafeBytes { bytes in
            // jansson refuses a null pointer, which an empty buffer may have.
            json_loadb(bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 1), bytes.count, Int(flags), &error)
        }
        guard let text else { throw JSONError(error) }
        defer { json_decref(text) }
        self = try JSONValue(text, depth: 0)
    }

    /// The value of a part of a text, which is inside of a number of arrays and objects.
    private init(_ json: UnsafeMutablePointer<json_t>, depth: Int) throws(JSONError) {
        switch json.pointee.type {
        case JSON_TRUE: self = .boolean(true)
        case JSON_FALSE: self = .boolean(false)
        case JSON_REAL: self = .number(json_real_value(json))
        case JSON_STRING: self = .string(String(json))
        case JSON_ARRAY:
            guard depth < JSONLimits.depth else { throw .tooDeep(limit: JSONLimits.depth) }
            var elements: [JSONValue] = []
            for index in 0..<json_array_size(json) {
                guard let element = json_array_get(json, index) else { continue }
                elements.append(try JSONValue(element, depth: depth + 1))
            }
            self = .array(elements)
        case JSON_OBJECT:
            guard depth < JSONLimits.depth else { throw .tooDeep(limit: JSONLimits.depth) }
            var members: [Member] = []
            var iterator = json_object_iter(json)
            while let member = iterator {
                if let name = json_object_iter_key(member), let value = json_object_iter_value(member) {
                    let value = try JSONValue(value, depth: depth + 1)
                    members.append(Member(name: String(cString: name), value: value))
                }
                iterator = json_object_iter_next(json, member)
            }
            self = .object(members)
        default: self = .null
        }
    }
}

extension String {
    /// The text of a JSON string, whose UTF-8 jansson has validated.
    fileprivate init(_ json: UnsafeMutablePointer<json_t>) {
        let bytes = UnsafeRawBufferPointer(start: json_string_value(json), count: json_string_length(json))
        self.init(decoding: bytes, as: UTF8.self)
    }
}

extension JSONError {
    fileprivate init(_ error: json_error_t) {
        let place = Place(line: Int(max(error.line, 1)), column: Int(max(error.column, 1)))
        let code = withUnsafePointer(to: error) { jansson_error_code($0) }
        self =
            switch UInt32(code) {
            case json_error_stack_overflow.rawValue: .tooDeep(limit: JSONLimits.depth)
            case json_error_invalid_utf8.rawValue: .notUnicode(at: place)
            case json_error_duplicate_key.rawValue: .repeatedName(at: place)
            case json_error_numeric_overflow.rawValue: .unsupported(.largeNumber, at: place)
            case json_error_null_byte_in_key.rawValue: .unsupported(.nulInName, at: place)
            default: .syntax(at: place)
            }
    }
}
