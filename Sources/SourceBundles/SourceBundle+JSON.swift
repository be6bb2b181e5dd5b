import Compression
package import JSONReading
import ResourceFiles

extension SourceBundle {
    /// The name of the member of a body that has the files.
    package static let memberName = "files"
    /// The name of the member of a file that has its bytes.
    package static let bytesName = "base64"

    /// Reads the files of a JSON object: a member is named by the path, and its value is a text, or an object with the
    /// bytes in Base64.
    ///
    /// The number of files is checked before any of them is read, and the size before the next one is.
    package init(reading value: JSONValue, at pointer: JSONPointer) throws(BundleError) {
        guard case .object(let members) = value else {
            throw .wrongKind(value.kind, expected: "an object", at: pointer)
        }
        guard members.count <= BundleLimits.files else { throw .tooManyFiles(count: members.count) }
        var files: [File] = []
        var rest = BundleLimits.bytes
        for member in members {
            let place = pointer.member(member.name)
            guard RelativePath.isPlain(member.name), member.name.utf8.count <= RelativePath.byteLimit else {
                throw .path(member.name, at: place)
            }
            let bytes = try Self.bytes(of: member.value, at: place)
            rest -= bytes.count
            guard rest >= 0 else { throw .tooManyBytes }
            files.append(File(path: member.name, bytes: bytes))
        }
        if let found = RelativePath.collision(in: files.map(\.path)) {
            throw .collision(found.path, earlier: found.earlier, at: pointer.member(found.path))
        }
        self.init(sorting: files)
    }

    private static func bytes(of value: JSONValue, at pointer: JSONPointer) throws(BundleError) -> [UInt8] {
        if case .string(let text) = value { return Array(text.utf8) }
        guard case .object(let members) = value else {
            throw .wrongKind(
                value.kind,
                expected: "a string, or an object with the member “\(bytesName)”",
                at: pointer
            )
        }
        if let other = members.first(where: { $0.name != bytesName }) {
            throw .unknownMember(other.name, at: pointer.member(other.name))
        }
        guard let content = value[bytesName] else { throw .missingBytes(at: pointer) }
        let place = pointer.member(bytesName)
        guard case .string(let text) = content else {
            throw .wrongKind(content.kind, expected: "a string", at: place)
        }
        guard let bytes = Base64.decode(Array(text.utf8)) else { throw .base64(at: place) }
        return bytes
    }
}
