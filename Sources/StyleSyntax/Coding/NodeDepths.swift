/// The depth of each node of a program, while nodes are added.
struct NodeDepths {
    private var depths: [[UInt16]] = Array(repeating: [], count: NodeKind.allCases.count)
    /// The depth of the node that is being added.
    private var current: UInt16 = 1

    /// The number of nodes of a kind.
    func count(_ kind: NodeKind) -> Int {
        depths[Int(kind.rawValue)].count
    }

    /// Notes that the node being added contains another; a base continues on the same level.
    mutating func contain(_ kind: NodeKind, number index: Int, isBase: Bool) {
        let depth = depths[Int(kind.rawValue)][index]
        current = max(current, isBase ? depth : depth + 1)
    }

    /// Begins another file, of which no node contains what the last one has.
    mutating func beginFile() { current = 1 }

    /// Ends the node being added, and returns whether it is within the limit.
    ///
    /// A node beyond it counts as one at the limit, so that depths never overflow.
    mutating func add(_ kind: NodeKind) -> Bool {
        let isWithinLimit = current <= ProgramLimits.depth
        depths[Int(kind.rawValue)].append(min(current, UInt16(ProgramLimits.depth)))
        current = 1
        return isWithinLimit
    }
}
