import ButtonRendering
import Synchronization

/// The entries of a collection of styles, which are made once, when they are asked for: a folder can have thousands.
///
/// The collection cannot keep them itself, since each entry refers to it.
final class CollectionEntries: Sendable {
    private let collection: any StyleCollection
    private let made = Mutex<[CatalogEntry]?>(nil)

    init(_ collection: any StyleCollection) {
        self.collection = collection
    }

    var all: [CatalogEntry] {
        made.withLock { made in
            if let made { return made }
            let entries = collection.entries
            made = entries
            return entries
        }
    }
}
