import ButtonRendering
import Synchronization
import Testing

@testable import ButtonAPI

/// A collection that counts how often its entries are made.
private final class CountedCollection: StyleCollection {
    let count = Atomic(0)
    let names: [String] = []
    let preferredName: String? = nil

    var entries: [CatalogEntry] {
        count.add(1, ordering: .relaxed)
        return []
    }
}

@Suite struct `The entries of a collection` {
    @Test func `are made once, when they are asked for`() {
        let collection = CountedCollection()
        let entries = CollectionEntries(collection)
        #expect(collection.count.load(ordering: .relaxed) == 0)
        for _ in 0..<3 { #expect(entries.all.isEmpty) }
        #expect(collection.count.load(ordering: .relaxed) == 1)
    }
}
