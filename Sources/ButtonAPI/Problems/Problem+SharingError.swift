import HTTP
import SourceBundles
import StyleStore

extension Problem {
    /// The problem of a source that is not shared, or not found.
    init(_ error: SharingError) {
        switch error {
        case .dataInvalid(let form):
            self.init(
                code: "invalid-source-data",
                status: .badRequest,
                title: "The address contains no source",
                detail: form.message
            )
        case .dataTooLong(let limit):
            self.init(
                code: "invalid-source-data",
                status: .badRequest,
                title: "The source in the address is too long",
                detail: "A source may have \(limit / 1024) KiB.",
                limit: "\(limit) bytes"
            )
        case .unknownSource(let hash):
            self.init(
                code: "unknown-source",
                status: .notFound,
                title: "There is no such source",
                detail: """
                    This service stores no source of the hash “\(hash)”. POST /v1/custom stores one; an address with the \
                    source in it needs no store.
                    """,
                value: hash
            )
        case .removedSource(let hash):
            self.init(
                code: "removed-source",
                status: .gone,
                title: "The source was removed",
                detail: """
                    Nobody had read the source of the hash “\(hash)” for long when this service needed room for others. POST \
                    /v1/custom stores it again; an address with the source in it needs no store.
                    """,
                value: hash
            )
        case .tooManySources(let limit):
            self.init(
                code: "too-many-sources",
                status: .badRequest,
                title: "Too many sources at once",
                detail: "A request may name \(limit) sources that were not drawn before.",
                limit: String(limit)
            )
        case .wrongContentType(let type):
            let allowed = [ContentType.swift.mediaType, ContentType.json.value]
            self.init(
                code: "unsupported-media-type",
                status: .unsupportedMediaType,
                title: "The body has another type than Swift or JSON",
                detail: (type.map { "The Content-Type \($0.quoted) is not read here." }
                    ?? "The request has no Content-Type.")
                    + " It is \(allowed[0]) in UTF-8, or \(allowed[1]) with the member “source”.",
                allowed: allowed
            )
        case .sourceTooLong(let limit):
            self.init(
                code: "content-too-large",
                status: .contentTooLarge,
                title: "The source is too long",
                detail: "A source may have \(limit / 1024) KiB.",
                limit: "\(limit) bytes"
            )
        case .off:
            self.init(
                code: "custom-off",
                status: .notFound,
                title: "This service draws no sources",
                detail: "Styles of your own are switched off here (--custom off)."
            )
        case .noStore:
            self.init(
                code: "no-store",
                status: .insufficientStorage,
                title: "This service stores no sources",
                detail: """
                    The source is too long for an address, and this service has no store (--store none). Leave out what \
                    the style does not use.
                    """,
                retryDelay: Self.hour
            )
        case .originNotAllowed(let origin):
            self.init(
                code: "origin-not-allowed",
                status: .forbidden,
                title: "The origin is not allowed",
                detail: """
                    Scripts of \(origin.quoted) may not store sources: --public-url of the service names its own origin, \
                    --allowed-origins allows others, and --custom-token all that have the token. A dry run needs none of \
                    them.
                    """,
                value: origin.excerpt
            )
        case .tokenMissing:
            self.init(
                code: "token-required",
                status: .unauthorized,
                title: "Storing a source needs a token",
                detail:
                    "The field Authorization has it: Bearer, a space, and the token. A dry run needs none.",
                challenge: "Bearer"
            )
        case .tokenInvalid:
            self.init(
                code: "token-invalid",
                status: .unauthorized,
                title: "The token is not that of this service",
                detail: "The field Authorization has another token than the service.",
                challenge: "Bearer error=\"invalid_token\""
            )
        case .tooMuch(let delay):
            self.init(
                code: "too-many-sources-stored",
                status: .tooManyRequests,
                title: "Too much was stored from one address",
                detail: """
                    One address may store some sources a minute. Try again in \(delay) s; a dry run, and addresses that \
                    contain the source, have no such limit.
                    """,
                retryDelay: delay
            )
        case .tooMuchInDay(let limit, let delay):
            self.init(
                code: "too-many-sources-stored",
                status: .tooManyRequests,
                title: "Too much was stored from one address in a day",
                detail: """
                    One address may store \(limit >> 20) MiB within 24 hours. Try again in \(delay) s; a dry run, and \
                    addresses that contain the source, have no such limit.
                    """,
                limit: "\(limit) bytes",
                retryDelay: delay
            )
        case .noTimeForFiles:
            self.init(
                code: "files-take-too-long",
                status: .serviceUnavailable,
                title: "The files are not parsed in time",
                detail: """
                    Parsing the files takes more than \(BundleLimits.parsingMilliseconds / 1000) s here and now. Fewer and \
                    smaller files take less.
                    """,
                limit: "\(BundleLimits.parsingMilliseconds) ms",
                retryDelay: 10
            )
        case .parserUnavailable:
            self.init(
                code: "parser-not-available",
                status: .serviceUnavailable,
                title: "The source cannot be parsed now",
                detail: "The parser of sources cannot be started here. Other pictures are drawn as ever.",
                retryDelay: 10
            )
        case .store(let error):
            self.init(error)
        }
    }

    /// The problem of a store, without the words of its library, which may name files and machines.
    private init(_ error: StoreError) {
        switch error {
        case .full:
            self.init(
                code: "store-full",
                status: .insufficientStorage,
                title: "The store is full",
                detail: """
                    No further source is stored; those that are stored remain. An address that contains the source needs \
                    no store: a dry run returns it.
                    """,
                retryDelay: Self.hour
            )
        case .readOnly:
            self.init(
                code: "store-read-only",
                status: .serviceUnavailable,
                title: "The store cannot be written",
                detail: "Sources that are stored are drawn; no further one is stored now.",
                retryDelay: 60
            )
        case .busy:
            self.init(
                code: "store-busy",
                status: .serviceUnavailable,
                title: "The store does not respond in time",
                detail: "The store is locked or slow. Try again in a second.",
                retryDelay: 1
            )
        case .unavailable:
            self.init(
                code: "store-not-available",
                status: .serviceUnavailable,
                title: "The store cannot be reached",
                detail: "The store of sources cannot be reached now. What needs no store is drawn as ever.",
                retryDelay: 5
            )
        case .corrupt, .newerSchema:
            self.init(
                code: "store-unreadable",
                status: .internalServerError,
                title: "The store cannot be read",
                detail:
                    "The store does not contain what this version of the service stores. Its operator is told why.",
                retryDelay: Self.hour
            )
        }
    }

    /// In seconds.
    private static let hour = 3600
}

extension SharingError.DataForm {
    fileprivate var message: String {
        let rest = "after the ~ is the source, deflated as zlib (RFC 1950), in Base64 for URLs (RFC 4648, 5)."
        return switch self {
        case .base64: "The text \(rest) It has another character, or is cut off."
        case .zlib: "The text \(rest) It is not zlib, or is cut off."
        case .text: "The text \(rest) The source is not UTF-8."
        case .bundle: "The text \(rest) The files are not in their canonical form."
        }
    }
}
