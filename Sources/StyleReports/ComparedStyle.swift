/// A style before and after a change.
package struct ComparedStyle: Sendable {
    /// The difference of a style; in the order in which a summary counts them.
    package enum Change: String, Hashable, Sendable, CaseIterable {
        case changed, added, removed
        /// Its source has errors, or it failed while it was drawn.
        case broken
        /// Every picture is equal.
        case same
    }

    /// The name of its type; of a source with errors, that of the file.
    package let name: String
    /// The path of its file in the folder.
    package let file: String
    package let change: Change
    /// The pictures, by state and color scheme; empty for a broken source.
    package let pictures: [ComparedPicture]
    /// The messages about the source, as the compiler prints them.
    package let messages: [String]

    package init(
        name: String,
        file: String,
        change: Change,
        pictures: [ComparedPicture] = [],
        messages: [String] = []
    ) {
        self.name = name
        self.file = file
        self.change = change
        self.pictures = pictures
        self.messages = messages
    }

    /// The largest share of pixels of a picture that differ, 0…1.
    package var largestShare: Double { pictures.map(\.share).max() ?? 0 }

    /// The number of pixels that differ in all pictures.
    package var changedPixels: Int { pictures.reduce(0) { $0 + ($1.difference?.count ?? 0) } }
}
