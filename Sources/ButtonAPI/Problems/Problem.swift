import HTTP

/// An error as a client reads it: a problem document (RFC 9457).
struct Problem: Encodable, Sendable {
    /// A short name of the kind of problem, for programs.
    let code: String
    var status: Status
    /// The kind of problem, for people.
    let title: String
    /// This problem: what is wrong and what to do.
    let detail: String
    /// The place in a JSON body, as a JSON Pointer (RFC 6901).
    var pointer: String?
    var parameter: String?
    var value: String?
    /// The greatest amount allowed, with its unit.
    var limit: String?
    var allowed: [String]?
    var suggestion: String?
    /// The methods that the route has, for the header field `Allow`.
    var allowedMethods: [String]?
    /// The challenge of the header field `WWW-Authenticate`, by which a client authenticates.
    var challenge: String?
    /// The time in seconds after which the request may succeed, for the header field `Retry-After`.
    var retryDelay: Int?
    /// The messages about a source.
    var diagnostics: [DiagnosticDocument]?
    /// The revision of the project that it is about.
    var projectRevision: String?
    /// Whether the same request can succeed at any moment, as for a style whose file is being edited.
    var isTransient = false

    private enum Key: String, CodingKey {
        case type, title, status, detail, pointer, parameter, value, limit, allowed, suggestion, diagnostics
    }

    func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: Key.self)
        try members.encode("urn:bezel:problem:" + code, forKey: .type)
        try members.encode(title, forKey: .title)
        try members.encode(status.code, forKey: .status)
        try members.encode(detail, forKey: .detail)
        try members.encodeIfPresent(pointer, forKey: .pointer)
        try members.encodeIfPresent(parameter, forKey: .parameter)
        try members.encodeIfPresent(value, forKey: .value)
        try members.encodeIfPresent(limit, forKey: .limit)
        try members.encodeIfPresent(allowed, forKey: .allowed)
        try members.encodeIfPresent(suggestion, forKey: .suggestion)
        try members.encodeIfPresent(diagnostics, forKey: .diagnostics)
    }
}
