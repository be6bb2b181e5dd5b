import Caching
import JSONReading

/// The answers of `render_preview` of the last time, by their revisions, with which a later picture is compared.
final class PictureRevisions: Sendable {
    /// The part of an answer that a later picture is compared with.
    struct Revision: Sendable {
        let elements: [JSONValue]
        /// `nil` without pixels, or if they take too much room.
        let png: [UInt8]?
    }

    private let revisions: SharedCache<String, Revision>

    init(share: Double, of budget: MemoryBudget) {
        revisions = SharedCache(share: share, of: budget, named: "revisions")
    }

    /// The picture of a revision; `nil` for one that is not known here, or no longer.
    subscript(name: String) -> Revision? { revisions.value(for: name) }

    func insert(_ revision: Revision, named name: String) {
        let bytes = revision.elements.reduce(0) { $0 + $1.cost }
        revisions.insert(revision, for: name, cost: name.utf8.count + bytes + (revision.png?.count ?? 0))
    }
}

extension JSONValue {
    /// An estimate of the memory of the value, in bytes.
    fileprivate var cost: Int {
        let own = MemoryLayout<JSONValue>.stride
        return switch self {
        case .null, .boolean, .number: own
        case .string(let text): own + text.utf8.count
        case .array(let elements): elements.reduce(own) { $0 + $1.cost }
        case .object(let members):
            members.reduce(own) { $0 + $1.name.utf8.count + MemoryLayout<String>.stride + $1.value.cost }
        }
    }
}
