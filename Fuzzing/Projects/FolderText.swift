import JSONReading
import SourceBundles

/// Files in one text, each after a line with `=== ` and its path.
struct FolderText {
    private let files: [(path: String, bytes: [UInt8])]

    private static let beginning = Array("=== ".utf8)

    init(_ bytes: [UInt8]) {
        var files: [(path: String, bytes: [UInt8])] = []
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if line.starts(with: Self.beginning) {
                files.append((String(decoding: line.dropFirst(Self.beginning.count), as: UTF8.self), []))
            } else if !files.isEmpty {
                files[files.count - 1].bytes += line + [UInt8(ascii: "\n")]
            }
        }
        self.files = files
    }

    /// The bundle that a client sends of the files; `nil` if the service refuses it.
    var bundle: SourceBundle? {
        let members = files.map { path, bytes in
            JSONValue.Member(name: path, value: .string(String(decoding: bytes, as: UTF8.self)))
        }
        return try? SourceBundle(reading: .object(members), at: .root)
    }
}
