import JSONReading

/// A named color of a catalog: a `.colorset`.
package struct ColorSet: Hashable, Sendable {
    /// A color and the circumstances that it is for.
    package struct Entry: Hashable, Sendable {
        package let conditions: AssetConditions
        /// The color; `nil` if none has been set, or if it cannot be read.
        package let color: ColorValue?
    }

    /// The name, after those of the folders that are a namespace (`Colors/Text/Primary`).
    package let name: String
    /// The path of the folder.
    package let path: String
    package let entries: [Entry]

    /// The color under given traits; `nil` if none has been set, so that it is the system's.
    package func color(for traits: AssetTraits) -> ColorValue? {
        entries.filter { $0.color != nil }.preferred { $0.conditions.rank(for: traits) }?.color
    }

    init(_ name: String, at path: String, reading contents: JSONValue, in reader: inout ContentsReader) {
        self.name = name
        self.path = path
        var entries: [Entry] = []
        for (entry, pointer) in reader.entries("colors", of: contents) {
            let conditions = AssetConditions(reading: entry, at: pointer, in: &reader)
            let color = entry["color"].flatMap {
                ColorValue(reading: $0, at: pointer.member("color"), in: &reader)
            }
            entries.append(Entry(conditions: conditions, color: color))
        }
        self.entries = entries
    }
}
