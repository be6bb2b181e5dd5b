import HTTP

extension Problem {
    /// The words and the status of each error; they are nowhere else.
    init(_ error: QueryError) {
        switch error {
        case .unknownRoute(let path):
            self.init(
                code: "unknown-route",
                status: .notFound,
                title: "There is nothing at this path",
                detail: """
                    \(path.quoted) is no path of this service. A picture is at \
                    /v1/{framework}/{style}.svg; /v1/styles lists the styles.
                    """
            )
        case .unknownStyle(let name, let framework, let suggestion):
            self.init(
                code: "unknown-style",
                status: .notFound,
                title: "There is no such style",
                detail: "\(framework) has no style \(name.quoted)."
                    + Self.question(suggestion)
                    + " /v1/styles lists the styles.",
                value: name.excerpt,
                suggestion: suggestion
            )
        case .tooManyFrames(let count, let limit):
            self.init(
                code: "too-many-frames",
                status: .badRequest,
                title: "There are too many frames to list",
                detail: """
                    The addresses of \(count) frames would take more than \(limit >> 20) MiB. A lower fps, a \
                    shorter duration or a shorter query gives a list; each frame can be asked for as it is.
                    """,
                parameter: "fps"
            )
        case .unknownFrame(let number, let count):
            self.init(
                code: "unknown-frame",
                status: .notFound,
                title: "There is no such frame",
                detail: "There is no frame \(number): the frames are 0 to \(count - 1).",
                value: String(number)
            )
        case .sheetTooLarge(let count, let measure):
            self.init(
                code: "sheet-too-large",
                status: .badRequest,
                title: "The sheet is too large",
                detail: """
                    The sheet would have \(count) \(measure.words), and may have \(measure.limit). Rows or \
                    columns of a parameter with fewer values make a smaller one.
                    """,
                parameter: "rows"
            )
        case .malformed(.path(let fault)):
            self.init(
                code: "malformed-path",
                status: .badRequest,
                title: "The path is not text",
                detail: "The path \(fault.words)."
            )
        case .malformed(.parameter(let name, let fault)):
            self.init(
                code: "malformed-parameter",
                status: .badRequest,
                title: "A parameter is not text",
                detail: "\(name.quoted) \(fault.words).",
                parameter: name.excerpt
            )
        case .unknownParameter(let name, let suggestion):
            self.init(
                code: "unknown-parameter",
                status: .badRequest,
                title: "There is no such parameter",
                detail: "\(name.quoted) is no parameter of a picture." + Self.question(suggestion),
                parameter: name.excerpt,
                suggestion: suggestion
            )
        case .repeatedParameter(let name, let alias):
            self.init(
                code: "repeated-parameter",
                status: .badRequest,
                title: "A parameter is given twice",
                detail: "\(name.quoted) may be given once"
                    + (alias.map { ", and \($0.quoted) is another name of it." } ?? "."),
                parameter: name.excerpt
            )
        case .invalidValue(let parameter, let value, let fault):
            self.init(invalid: value, of: parameter, fault)
        case .notTaken(let parameter, let value, let style, let reason):
            self.init(
                code: "parameter-not-taken",
                status: .badRequest,
                title: "This button does not take the parameter",
                detail: "“\(style)” does not take “\(parameter)” here. \(reason)",
                parameter: parameter,
                value: value.excerpt
            )
        case .excluded(let parameter, let value, let reason):
            self.init(
                code: "parameters-exclude-each-other",
                status: .badRequest,
                title: "These parameters do not go together",
                detail: "\((parameter + "=" + value).quoted) does not go with the rest. \(reason)",
                parameter: parameter,
                value: value.excerpt
            )
        case .methodNotAllowed(let method, let allowed):
            self.init(
                code: "method-not-allowed",
                status: .methodNotAllowed,
                title: "The method is not allowed here",
                detail: "\(method.quoted) does nothing here; \(allowed.joined(separator: ", ")) do.",
                allowed: allowed,
                allowedMethods: allowed
            )
        case .violation(let violation):
            self.init(violation)
        }
    }

    private init(invalid value: String, of parameter: String, _ fault: ValueFault) {
        var allowed: [String]?
        var suggestion: String?
        let sentence: String
        switch fault {
        case .unknownName(let names, let nearest):
            allowed = names
            suggestion = nearest
            sentence = "It is one of: \(names.joined(separator: ", "))."
        case .notOfStyle(let names, let reason):
            allowed = names
            sentence = "\(reason) It is one of: \(names.joined(separator: ", "))."
        case .tooLong(let limit):
            sentence = "It may have \(limit) characters."
        case .notANumber:
            sentence = "It is a decimal number, such as 12 or 0.5."
        case .outOfRange(let range, let unit):
            let lowest = range.lowerBound.shortDescription
            let highest = range.upperBound.shortDescription
            sentence = "It is from \(lowest) to \(highest) \(unit)."
        case .notInsets:
            sentence = "It is four numbers: top, leading, bottom and trailing, as 7,12,7,12."
        case .notAColor(let nearest):
            suggestion = nearest
            sentence = """
                It is 3, 4, 6 or 8 hexadecimal digits without “#”, as 007aff, or the name of a system \
                colour, as blue or systemBlue.
                """
        case .script(let number, let word, let fault):
            suggestion = fault.suggestion
            sentence = "Event \(number), \(word.quoted), \(fault.words)."
        case .symbolsMissing:
            sentence = "The symbol fonts of this service are not installed; make deps fetches them."
        case .unknownSymbol(let nearest):
            suggestion = nearest.first
            allowed = nearest.isEmpty ? nil : nearest
            sentence =
                nearest.isEmpty
                ? "It is the name of an SF symbol, such as heart.fill."
                : "Names like it are: \(nearest.joined(separator: ", "))."
        }
        self.init(
            code: "invalid-value",
            status: .badRequest,
            title: "A parameter has a value that it does not take",
            detail: "\(value.quoted) is no value of “\(parameter)”."
                + Self.question(suggestion) + " " + sentence,
            parameter: parameter,
            value: value.excerpt,
            allowed: allowed,
            suggestion: suggestion
        )
    }

    private init(_ violation: Violation) {
        switch violation {
        case .targetTooLong(let limit):
            self.init(
                code: "uri-too-long",
                status: .uriTooLong,
                title: "The URL is too long",
                detail: "A URL may have \(limit) bytes."
            )
        case .fieldsTooLarge(let limit):
            self.init(
                code: "header-fields-too-large",
                status: .requestHeaderFieldsTooLarge,
                title: "The header fields are too large",
                detail: "The header fields together may have \(limit / 1024) KiB."
            )
        case .bodyTooLarge(let limit):
            self.init(
                code: "content-too-large",
                status: .contentTooLarge,
                title: "The body is too large",
                detail: "A body may have \(limit / 1024) KiB."
            )
        case .bodyLengthAmbiguous:
            self.init(
                code: "body-length-ambiguous",
                status: .badRequest,
                title: "The length of the body is ambiguous",
                detail: "Content-Length and Transfer-Encoding exclude each other (RFC 9112, 6.3)."
            )
        case .hostInvalid:
            self.init(
                code: "host-invalid",
                status: .badRequest,
                title: "The request does not name one host",
                detail: "HTTP/1.1 wants exactly one Host field (RFC 9112, 3.2)."
            )
        }
    }

    private static func question(_ suggestion: String?) -> String {
        suggestion.map { " Did you mean “\($0)”?" } ?? ""
    }
}

extension PercentDecodingError {
    fileprivate var words: String {
        switch self {
        case .invalidPercentEncoding:
            "has a percent sign without two hexadecimal digits after it"
        case .invalidUTF8:
            "is not UTF-8"
        case .forbiddenCharacter(let scalar):
            "holds U+\(scalar.hexadecimal), which a picture cannot hold"
        }
    }
}

extension Unicode.Scalar {
    fileprivate var hexadecimal: String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}

extension String {
    /// The beginning of a text that a client sent, short enough to be repeated, with blanks for breaks.
    ///
    /// It is cut by scalars: a single character may have thousands of marks.
    fileprivate var excerpt: String {
        let limit = 64
        var cut = ""
        var count = 0
        for scalar in unicodeScalars {
            guard count < limit else { return cut + "…" }
            cut.unicodeScalars.append(scalar.properties.isWhitespace ? " " : scalar)
            count += 1
        }
        return cut
    }

    /// The excerpt in quotation marks.
    ///
    /// What may run from right to left is isolated, so that it does not turn the sentence round: UAX #9,
    /// U+2068 and U+2069. Hebrew is the first such script.
    fileprivate var quoted: String {
        let excerpt = excerpt
        let isLeftToRight = excerpt.unicodeScalars.allSatisfy { $0.value < 0x590 }
        return isLeftToRight ? "“\(excerpt)”" : "“\u{2068}\(excerpt)\u{2069}”"
    }
}
