import StyleStore

/// Why a source of a user's own is not shared, or not found.
enum SharingError: Error, Hashable, Sendable {
    // MARK: Addresses

    /// The data of an address is of another form.
    case dataInvalid(DataForm)
    /// The source in an address is longer than a number of bytes.
    case dataTooLong(limit: Int)
    /// No source of the hash is stored.
    case unknownSource(hash: String)
    /// The source of the hash was stored, and was removed because nobody had read it for long.
    case removedSource(hash: String)
    /// A request names more sources that were not checked before than it may.
    case tooManySources(limit: Int)

    /// The form that the data of an address must have.
    enum DataForm: Hashable, Sendable {
        case base64, zlib, text
        /// The bytes begin as those of several files, and are not their canonical form.
        case bundle
    }

    // MARK: Bodies

    /// The body has another type than Swift or JSON; `nil` if there is no type.
    case wrongContentType(String?)
    /// The source has more bytes than it may.
    case sourceTooLong(limit: Int)

    // MARK: The service

    /// Scripts of the origin may not store sources.
    case originNotAllowed(String)
    /// The service draws no sources.
    case off
    /// The service stores no sources, and the source is too long for an address.
    case noStore
    /// Writing needs a token.
    case tokenMissing
    case tokenInvalid
    /// The client has stored more than its share; with the seconds until it may again.
    case tooMuch(retryDelay: Int)
    /// The client has stored so many bytes within a day as it may.
    case tooMuchInDay(limit: Int, retryDelay: Int)
    /// The files of a project are not parsed in the time that they have.
    case noTimeForFiles
    /// The parser cannot be used.
    case parserUnavailable
    case store(StoreError)
}
