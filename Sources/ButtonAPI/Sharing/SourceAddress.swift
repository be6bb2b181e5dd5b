import Compression
import SourceBundles
import StyleStore
import StyleSyntax

/// The name by which a request refers to a source of a user's own that no folder has.
enum SourceAddress: Hashable, Sendable {
    /// By its hash, under which it is stored: `Pill~{hash}`.
    case hash(SourceHash)
    /// By the source itself, deflated and in Base64: `~{data}`.
    case data(String)

    /// The key in the cache of sources.
    var key: String {
        switch self {
        case .hash(let hash): hash.description
        case .data(let data): Self.mark + data
        }
    }

    /// The separator between the name of a style and the identity of its source.
    static let mark = "~"
}

/// The bytes of a source, or the canonical form of several files, with their hash.
struct SharedSource: Hashable, Sendable {
    let bytes: [UInt8]
    let hash: SourceHash

    /// Whether the bytes are the canonical form of several files.
    var isBundle: Bool { SourceBundle.isCanonical(bytes) }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        hash = SourceHash(of: bytes)
    }

    /// The text of an address that contains the source.
    var data: String { Base64URL.encode(Zlib.compress(bytes)) }

    /// Likewise, if an address can contain the source: one of several files can be too long.
    var dataOfAddress: String? { bytes.count <= SourceLimits.bytes ? data : nil }

    /// Reads the text of an address that contains a source.
    init(data: String) throws(SharingError) {
        guard let compressed = Base64URL.decode(data.utf8) else { throw .dataInvalid(.base64) }
        let bytes: [UInt8]
        do throws(Zlib.Failure) {
            bytes = try Zlib.decompress(compressed, limit: SourceLimits.bytes)
        } catch {
            switch error {
            case .malformed: throw .dataInvalid(.zlib)
            case .tooLong(let limit): throw .dataTooLong(limit: limit)
            }
        }
        guard String(validating: bytes, as: UTF8.self) != nil else { throw .dataInvalid(.text) }
        self.init(bytes)
    }
}

/// The last component of an address of a style of a user's own that no folder has.
struct SourceComponent: Hashable, Sendable {
    let address: SourceAddress
    /// The style of the source; `nil` for its first.
    let styleName: String?

    /// The component of a text, as `Pill~{hash}`, `~{data}` or `~{data}/Pill`; `nil` for the name of a style.
    init?(_ text: String) {
        let isData = text.hasPrefix(SourceAddress.mark)
        // The name of a style in backticks can have the mark.
        let character = Character(SourceAddress.mark)
        guard let mark = isData ? text.startIndex : text.lastIndex(of: character) else { return nil }
        let name = text[..<mark]
        let rest = text[text.index(after: mark)...]
        guard name.isEmpty else {
            guard let hash = SourceHash(rest) else { return nil }
            address = .hash(hash)
            styleName = String(name)
            return
        }
        let parts = rest.split(separator: Self.separator, maxSplits: 1, omittingEmptySubsequences: false)
        address = .data(String(parts[0]))
        styleName = parts.count > 1 ? String(parts[1]) : nil
    }

    /// The separator before the name of a style behind `~{data}`, in addresses of the page and in bodies.
    static let separator: Character = "/"
}
