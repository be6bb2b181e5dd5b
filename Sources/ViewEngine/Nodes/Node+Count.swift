extension Node {
    /// The number of nodes in the tree.
    var count: Int {
        var count = 0
        forEachNode { _ in count += 1 }
        return count
    }
}

extension ViewHost {
    /// The number of nodes in the view's tree.
    package var nodeCount: Int { root.count }
}
