/// A picture of one state before and after a change.
package struct ComparedPicture: Sendable {
    /// The pixels that differ.
    package struct Difference: Sendable {
        package let count: Int
        package let total: Int
        /// A PNG file that shows them.
        package let picture: [UInt8]

        package init(count: Int, total: Int, picture: [UInt8]) {
            self.count = count
            self.total = total
            self.picture = picture
        }
    }

    package let state: String
    package let colorScheme: String
    /// An SVG file; `nil` for a style that was added.
    package let before: String?
    /// An SVG file; `nil` for a style that was removed.
    package let after: String?
    /// `nil` if the pictures are the same, or if there is only one.
    package let difference: Difference?

    package init(
        state: String,
        colorScheme: String,
        before: String?,
        after: String?,
        difference: Difference?
    ) {
        self.state = state
        self.colorScheme = colorScheme
        self.before = before
        self.after = after
        self.difference = difference
    }

    /// The share of pixels that differ, 0…1.
    package var share: Double {
        guard let difference, difference.total > 0 else { return 0 }
        return Double(difference.count) / Double(difference.total)
    }

    package var isSame: Bool { before == after }

    /// Whether both pictures exist.
    package var isPair: Bool { before != nil && after != nil }
}
