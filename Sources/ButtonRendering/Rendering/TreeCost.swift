import ViewEngine

/// The memory that resolved trees take, in bytes: a linear fit to the resident memory of all styles, within 15 %.
enum TreeCost {
    /// The environment, the state and the views of a tree, whatever its size.
    private static let tree = 6144
    /// A node, with the values that it holds.
    private static let node = 256

    static func bytes(trees: Int, nodes: Int) -> Int { trees * tree + nodes * node }
}

extension Recording {
    /// In bytes: there is one tree before the first update, and one for each.
    var cost: Int { TreeCost.bytes(trees: updateTimes.count + 1, nodes: nodeCount) }
}

extension TreeCost {
    /// The memory that the glyphs of a text take, in bytes, from above.
    ///
    /// A tree retains the glyphs of its texts after the fonts have evicted them. Those of Latin letters belong to tables
    /// that stay; the outline of an ideograph takes 2.5 kB, in three bytes of UTF-8, the image of an emoji up to 8 kB,
    /// in four.
    static func bytes(text: String) -> Int {
        var bytes = 0
        for byte in text.utf8 { bytes += byte < 0x80 ? asciiByte : otherByte }
        return bytes
    }

    private static let asciiByte = 48
    private static let otherByte = 1024

    /// Whether a text is short enough that its button is cached, to be drawn with other titles.
    static func isCachedText(_ text: String) -> Bool {
        // The bytes of a short text need not be looked at.
        text.utf8.count <= longestCachedText / otherByte || bytes(text: text) <= longestCachedText
    }

    /// To resolve a button again takes little time compared with drawing a longer text.
    static let longestCachedText = 32 << 10
}
