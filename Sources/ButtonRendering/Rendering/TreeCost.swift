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
