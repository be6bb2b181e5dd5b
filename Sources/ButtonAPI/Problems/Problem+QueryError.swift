import CustomStyles
import HTTP
import JSONReading

extension Problem {
    /// The problem of an error, with its status.
    init(_ error: QueryError) {
        var suggestions = Suggestions()
        self.init(error, suggestions: &suggestions)
    }

    /// The problem of one of the errors of a body, with its status.
    init(_ error: QueryError, suggestions: inout Suggestions) {
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
        case .unknownStyle(let name, let framework, let nearest):
            let suggestion = suggestions.seek { nearest }
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
        case .ambiguousRoot(let name, let files):
            self.init(
                code: "ambiguous-name",
                status: .badRequest,
                title: "Several files have something of this name",
                detail: "\(files.count) files show \(name.quoted). \(FileChoice.name)= names one of them, as"
                    + " \((FileChoice.name + "=" + (files.first ?? "")).quoted).",
                parameter: FileChoice.name,
                allowed: Self.allowed(files)
            )
        case .unknownFile(let file, let name, let files):
            self.init(
                code: "unknown-file",
                status: .badRequest,
                title: "The file has nothing of this name",
                detail:
                    "\(file.quoted) is no file, nor the end of the path of one, that shows \(name.quoted).",
                parameter: FileChoice.name,
                value: file.excerpt,
                allowed: Self.allowed(files)
            )
        case .unknownFrame(let number, let count):
            self.init(
                code: "unknown-frame",
                status: .notFound,
                title: "There is no such frame",
                detail: "There is no frame \(number): the frames are 0 to \(count - 1).",
                value: String(number)
            )
        case .beyondLimit(let measure, let value):
            self.init(measure, value: value)
        case .unavailableFormat(let output):
            self.init(
                code: "format-not-available",
                status: .notImplemented,
                title: "This service does not have the format",
                detail: """
                    This service was built without the libraries for PNG, WebP and GIF, which \
                    \(output.catalogName.quoted) needs. SVG shows the same picture.
                    """
            )
        case .rasterFailed:
            self.init(
                code: "raster-failed",
                status: .internalServerError,
                title: "The picture could not be drawn",
                detail: "The pixels of the picture could not be drawn. SVG shows the same picture.",
                retryDelay: 1
            )
        case .beyondBatchLimit(let measure, let value):
            self.init(ofBatch: measure, value: value)
        case .malformed(.path(let error)):
            self.init(
                code: "malformed-path",
                status: .badRequest,
                title: "The path is not text",
                detail: "The path \(error.message)."
            )
        case .malformed(.parameter(let name, let error)):
            self.init(
                code: "malformed-parameter",
                status: .badRequest,
                title: "A parameter is not text",
                detail: "\(name.quoted) \(error.message).",
                parameter: name.excerpt
            )
        case .unknownParameter(let unknown):
            let suggestion = suggestions.nearest(to: unknown)
            self.init(
                code: "unknown-parameter",
                status: .badRequest,
                title: "There is no such parameter",
                detail: "\(unknown.name.quoted) is no parameter of a picture." + Self.question(suggestion),
                parameter: unknown.name.excerpt,
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
        case .invalidValue(let parameter, let value, let error):
            self.init(invalid: value, of: parameter, error, suggestions: &suggestions)
        case .unavailable(let parameter, let value, let style, let reason):
            self.init(
                code: "parameter-not-taken",
                status: .badRequest,
                title: "This button does not take the parameter",
                detail: "“\(style)” does not take “\(parameter)” here. \(reason.message)",
                parameter: parameter,
                value: value.excerpt
            )
        case .conflict(let parameter, let value, let conflict):
            self.init(
                code: "parameters-exclude-each-other",
                status: .badRequest,
                title: "These parameters do not go together",
                detail: "\((parameter + "=" + value).quoted) does not go with the rest. \(conflict.message)",
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
        case .originNotAllowed(let origin):
            self.init(
                code: "origin-not-allowed",
                status: .forbidden,
                title: "The origin is not allowed",
                detail:
                    "Scripts of \(origin.quoted) may not call tools; --allowed-origins of the service allows some.",
                value: origin.excerpt
            )
        case .invalidSource(let source):
            self.init(invalid: source)
        case .stoppedStyle(let source):
            self.init(stopped: source)
        case .styleWork(let error):
            self.init(error)
        case .oEmbed(let error):
            self.init(error)
        case .sharing(let error):
            self.init(error)
        case .bundle(let error):
            self.init(error, suggestions: &suggestions)
        case .tool(let error):
            self.init(error)
        case .violation(let violation):
            self.init(violation)
        case .body(let error):
            self.init(error)
        case .member(let pointer, let error):
            self.init(error, at: pointer, suggestions: &suggestions)
        case .located(let error, let pointer):
            self.init(error, suggestions: &suggestions)
            status = .unprocessableContent
            self.pointer = pointer.description
        }
    }

    /// The paths that a problem lists: at most as many as somebody reads.
    private static func allowed(_ files: [String]) -> [String] { Array(files.prefix(20)) }

    /// The question whether the client meant a suggestion.
    static func question(_ suggestion: String?) -> String {
        suggestion.map { " Did you mean “\($0)”?" } ?? ""
    }
}
