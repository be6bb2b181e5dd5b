import JSONReading

/// A named symbol of a catalog: a `.symbolset`, whose files are SVG with variants by weight and scale.
package struct SymbolSet: Hashable, Sendable {
    /// A file and the circumstances that it is for.
    package struct Entry: Hashable, Sendable {
        package let conditions: AssetConditions
        /// The path of the file in the tree; `nil` if none has been set.
        package let file: String?
    }

    /// The name, after those of the folders that are a namespace.
    package let name: String
    /// The path of the folder.
    package let path: String
    package let entries: [Entry]

    /// The path of the file under given traits; `nil` if there is none for them.
    package func file(for traits: AssetTraits) -> String? {
        entries.filter { $0.file != nil }.preferred { $0.conditions.rank(for: traits) }?.file
    }

    init(_ name: String, at path: String, reading contents: JSONValue, in reader: inout ContentsReader) {
        self.name = name
        self.path = path
        var entries: [Entry] = []
        for (entry, pointer) in reader.entries("symbols", of: contents) {
            entries.append(
                Entry(
                    conditions: AssetConditions(reading: entry, at: pointer, in: &reader),
                    file: reader.file(of: entry, at: pointer)
                )
            )
        }
        self.entries = entries
    }
}
