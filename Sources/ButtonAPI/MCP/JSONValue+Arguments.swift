import JSONReading
import SourceBundles
import StyleSyntax

extension JSONValue {
    /// The source of arguments.
    func source() throws(QueryError) -> SharedSource {
        let pointer = JSONPointer.root.member(SharingRequest.sourceName)
        switch self[SharingRequest.sourceName] {
        case .string(let text):
            guard text.utf8.count <= SourceLimits.bytes else {
                throw .sharing(.sourceTooLong(limit: SourceLimits.bytes))
            }
            let source = SharedSource(Array(text.utf8))
            guard !source.isBundle else { throw .bundle(.asSource) }
            return source
        case .none: throw .member(.root, .missing(SharingRequest.sourceName))
        case .some(let value):
            throw .member(pointer, .wrongKind(value.kind, expected: Kind.string.description))
        }
    }

    /// Throws if it is not an object with members of certain names only.
    func checkNames(_ names: [String]) throws(QueryError) {
        guard case .object(let members) = self else {
            throw .member(.root, .wrongKind(kind, expected: Kind.object.description))
        }
        if let other = members.first(where: { !names.contains($0.name) }) {
            throw .member(JSONPointer.root.member(other.name), .unknown(other.name, allowed: names))
        }
    }
}
