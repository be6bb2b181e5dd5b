import HTTP
import JSONReading

extension Problem {
    /// The problem of a body that is not read.
    init(_ error: BodyError) {
        switch error {
        case .lengthMissing:
            self.init(
                code: "length-required",
                status: .lengthRequired,
                title: "The length of the body is missing",
                detail: "The request needs a body, and Content-Length or Transfer-Encoding: chunked with it."
            )
        case .wrongContentType(let type):
            self.init(
                code: "unsupported-media-type",
                status: .unsupportedMediaType,
                title: "The body has another type than JSON",
                detail: (type.map { "The Content-Type \($0.quoted) is not read here." }
                    ?? "The request has no Content-Type.") + " It is \(ContentType.json.value).",
                allowed: [ContentType.json.value]
            )
        case .json(let error):
            self.init(error)
        }
    }

    /// The problem of a body that is not JSON, or that is more than a JSON value can be.
    private init(_ error: JSONError) {
        switch error {
        case .syntax(let place):
            self.init(
                code: "malformed-json",
                status: .badRequest,
                title: "The body is not JSON",
                detail: "The body stops being JSON (RFC 8259) at \(place)."
            )
        case .notUnicode(let place):
            self.init(
                code: "malformed-json",
                status: .badRequest,
                title: "The body is not JSON",
                detail: "The body is not UTF-8 at \(place)."
            )
        case .repeatedName(let place):
            self.init(
                code: "repeated-member",
                status: .badRequest,
                title: "An object has two members of one name",
                detail: "The name before \(place) is in its object already."
            )
        case .tooDeep(let limit):
            self.init(
                code: "too-deep",
                status: .badRequest,
                title: "The body is nested too deeply",
                detail: "A value may be inside of \(limit) arrays and objects.",
                limit: String(limit)
            )
        case .unsupported(.largeNumber, let place):
            self.init(
                code: "invalid-value",
                status: .unprocessableContent,
                title: "A number is too large",
                detail: "The number before \(place) is larger than any that a member takes.",
                pointer: JSONPointer.root.description
            )
        case .unsupported(.nulInName, let place):
            self.init(
                code: "unknown-member",
                status: .unprocessableContent,
                title: "There is no such member",
                detail: "The name before \(place) contains U+0000.",
                pointer: JSONPointer.root.description
            )
        }
    }

    /// The problem of a member that is no part of a request.
    init(_ error: MemberError, at pointer: JSONPointer, suggestions: inout Suggestions) {
        let place = pointer == .root ? "The body" : pointer.description.quoted
        switch error {
        case .token(let error):
            self.init(error, at: pointer)
        case .missing(let name):
            self.init(
                code: "missing-member",
                status: .unprocessableContent,
                title: "A member is missing",
                detail: "\(place) has no member “\(name)”."
            )
        case .unknown(let name, let allowed):
            let suggestion = suggestions.nearest(to: UnknownName(name: name, known: allowed))
            self.init(
                code: "unknown-member",
                status: .unprocessableContent,
                title: "There is no such member",
                detail: "\(name.quoted) is no member here." + Self.question(suggestion),
                allowed: allowed,
                suggestion: suggestion
            )
        case .wrongKind(let kind, let expected):
            self.init(
                code: "wrong-type",
                status: .unprocessableContent,
                title: "A member has a value of another type",
                detail: "\(place) is \(kind.description), and should be \(expected)."
            )
        case .unknownName(let unknown):
            let suggestion = suggestions.nearest(to: unknown)
            self.init(
                code: "invalid-value",
                status: .unprocessableContent,
                title: "A member has a value that it does not take",
                detail: "\(unknown.name.quoted) is no value of \(place)." + Self.question(suggestion)
                    + " It is one of: \(unknown.known.joined(separator: ", ")).",
                value: unknown.name.excerpt,
                allowed: unknown.known,
                suggestion: suggestion
            )
        case .forbiddenCharacter(let scalar):
            self.init(
                code: "invalid-value",
                status: .unprocessableContent,
                title: "A text has a character that it cannot have",
                detail: "\(place) \(PercentDecodingError.forbiddenCharacter(scalar).message)."
            )
        case .tooMany(let limit, let count):
            self.init(
                code: "too-many-items",
                status: .unprocessableContent,
                title: "There are too many items",
                detail: "\(place) has \(count) elements, and may have \(limit).",
                limit: String(limit)
            )
        }
        self.pointer = pointer.description
    }
}

extension JSONError.Place: CustomStringConvertible {
    package var description: String { "line \(line), column \(column)" }
}

extension JSONValue.Kind: CustomStringConvertible {
    /// The kind with an article.
    package var description: String {
        switch self {
        case .null: "null"
        case .boolean: "a Boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
