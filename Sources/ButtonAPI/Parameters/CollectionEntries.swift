import ButtonRendering
import Synchronization

/// The entries of a collection of styles, which are made once, when they are asked for: a folder can have thousands.
///
/// An entry refers to its collection, so that cannot keep its entries itself.
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
