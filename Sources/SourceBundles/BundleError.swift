package import JSONReading

/// Why a JSON value is no bundle of files.
package enum BundleError: Error, Hashable, Sendable {
    /// A value of a wrong kind, at a place.
    case wrongKind(JSONValue.Kind, expected: String, at: JSONPointer)
    /// The member of a file that is neither of the two forms.
    case unknownMember(String, at: JSONPointer)
    /// An object of a file without its bytes.
    case missingBytes(at: JSONPointer)
    /// A path that is empty, absolute or too long, or has a part that is none.
    case path(String, at: JSONPointer)
    /// A path that differs from an earlier one in case only.
    case collision(String, earlier: String, at: JSONPointer)
    /// A text that is no Base64 (RFC 4648 §4).
    case base64(at: JSONPointer)
    /// A source beside the files.
    case besideSource(at: JSONPointer)
    /// The canonical form of files, as a source.
    case asSource
    /// More files than a bundle may have.
    case tooManyFiles(count: Int)
    /// More bytes than the files of a bundle may have together.
    case tooManyBytes
}
