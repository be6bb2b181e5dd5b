import HTTP
import JSONReading
import SourceBundles
import StyleSyntax

/// A request to check and to store a source of a user's own.
struct SharingRequest: Sendable {
    let source: SharedSource
    /// Whether the source is only checked.
    let isDryRun: Bool
    let client: ClientID?
    let coding: ContentCoding
    /// The error if the client may not store another source now: one that is stored already is no further one.
    var refusal: SharingError?

    static let path = "/v1/custom"

    /// Reads the body, which is Swift, or JSON with the member `source` or `files`; the fields are checked before.
    init(_ request: Request, items: [QueryItem]) throws(QueryError) {
        isDryRun = try Self.isDryRun(items)
        client = request.client
        coding = ContentCoding(preferredBy: request.acceptEncoding)
        source = try Self.source(of: request)
    }

    // MARK: The query

    static let dryRunName = "dryRun"

    /// Whether a query requests no more than a check.
    static func isDryRun(_ items: [QueryItem]) throws(QueryError) -> Bool {
        let names = [dryRunName, ErrorPreference.name]
        var isDryRun: Bool?
        for item in items where !IgnoredParameters.contains(item.name) {
            guard names.contains(item.name) else {
                throw .unknownParameter(UnknownName(name: item.name, known: names))
            }
            guard items.count(where: { $0.name == item.name }) == 1 else {
                throw .repeatedParameter(item.name)
            }
            guard item.name == dryRunName else { continue }
            guard let value = Bool(item.value.lowercased()) else {
                throw .invalidValue(
                    parameter: item.name,
                    value: item.value,
                    .unknownName(UnknownName(name: item.value, known: ["true", "false"]))
                )
            }
            isDryRun = value
        }
        return isDryRun ?? false
    }

    // MARK: The body

    /// The name of the member of a JSON body.
    static let sourceName = "source"

    /// Checks that the body has a length, and is Swift or JSON.
    static func checkFields(of request: Request) throws(QueryError) {
        guard request.hasBodyLength else { throw .body(.lengthMissing) }
        guard let type = request.contentType, isSwift(type) || ContentType.json.matches(type) else {
            throw .sharing(.wrongContentType(request.contentType))
        }
    }

    private static func isSwift(_ type: String) -> Bool {
        ContentType.swift.matches(type) && ContentType(type).isUnicode
    }

    private static func source(of request: Request) throws(QueryError) -> SharedSource {
        if let type = request.contentType, isSwift(type) { return try source(request.body) }
        let body: JSONValue
        do throws(JSONError) {
            body = try JSONValue(reading: request.body)
        } catch {
            throw .body(.json(error))
        }
        guard case .object(let members) = body else {
            throw .member(.root, .wrongKind(body.kind, expected: JSONValue.Kind.object.description))
        }
        let names = [SourceBundle.memberName, sourceName]
        if let other = members.first(where: { !names.contains($0.name) }) {
            throw .member(JSONPointer.root.member(other.name), .unknown(other.name, allowed: names))
        }
        if let files = body[SourceBundle.memberName] {
            let pointer = JSONPointer.root.member(SourceBundle.memberName)
            guard members.count == 1 else {
                throw .bundle(.besideSource(at: JSONPointer.root.member(sourceName)))
            }
            do throws(BundleError) {
                return SharedSource(try SourceBundle(reading: files, at: pointer).canonical)
            } catch {
                throw .bundle(error)
            }
        }
        switch body[sourceName] {
        case .string(let text): return try source(Array(text.utf8))
        case .none: throw .member(.root, .missing(sourceName))
        case .some(let value):
            throw .member(
                JSONPointer.root.member(sourceName),
                .wrongKind(value.kind, expected: JSONValue.Kind.string.description)
            )
        }
    }

    /// A source of a length that is allowed, which is not taken for several files.
    private static func source(_ bytes: [UInt8]) throws(QueryError) -> SharedSource {
        guard bytes.count <= SourceLimits.bytes else {
            throw .sharing(.sourceTooLong(limit: SourceLimits.bytes))
        }
        let source = SharedSource(bytes)
        guard !source.isBundle else { throw .bundle(.asSource) }
        return source
    }
}
