/// The branches of `#if` around a place, and the systems for which they are compiled.
struct BranchStack: Sendable {
    let settings: BuildSettings
    private var branches: [Branch] = []
    /// Whether the place is compiled for iOS.
    private(set) var isActive = true
    /// The number of branches around the place that have a barrier, since they are not compiled.
    private(set) var barriers = 0
    /// The number of types, functions and previews of the file that are compiled for macOS, but not for iOS.
    private(set) var skippedCount = 0
    /// The flags that are not defined.
    var flags: Set<String> = []

    private struct Branch: Sendable {
        /// The systems of the code around the `#if`, of this branch, and of all branches up to this one, as bits.
        let outer: UInt8
        var current: UInt8
        var taken: UInt8
        /// The number of brackets at the beginning of the branch.
        var depth: Int
        var hasBarrier: Bool
    }

    init(_ settings: BuildSettings = BuildSettings(modules: [], isPackage: false)) {
        self.settings = settings
    }

    private var current: UInt8 { branches.last?.current ?? BuildSettings.Systems.both.rawValue }

    /// Notes a declaration that is not compiled for iOS.
    mutating func countSkipped() {
        if current & BuildSettings.Systems.macOS.rawValue != 0 { skippedCount += 1 }
    }

    /// Begins an `#if`; returns whether its branch needs a barrier.
    mutating func begin(_ condition: BuildSettings.Systems, at depth: Int) -> Bool {
        let outer = current
        let current = outer & condition.rawValue
        let hasBarrier = current & BuildSettings.Systems.iOS.rawValue == 0
        branches.append(
            Branch(
                outer: outer,
                current: current,
                taken: condition.rawValue,
                depth: depth,
                hasBarrier: hasBarrier
            )
        )
        barriers += hasBarrier ? 1 : 0
        isActive = !hasBarrier
        return hasBarrier
    }

    /// The number of brackets at the barrier of the branch that ends; `nil` if it has none.
    var barrierDepth: Int? {
        guard let last = branches.last, last.hasBarrier else { return nil }
        return last.depth
    }

    /// Begins an `#elseif` or an `#else`, behind the barrier of the branch before; returns whether it needs one.
    mutating func change(to condition: BuildSettings.Systems, at depth: Int) -> Bool {
        guard var branch = branches.popLast() else { return false }
        if branch.hasBarrier { barriers -= 1 }
        branch.current = branch.outer & condition.rawValue & ~branch.taken
        branch.taken |= condition.rawValue
        branch.depth = depth
        branch.hasBarrier = branch.current & BuildSettings.Systems.iOS.rawValue == 0
        branches.append(branch)
        barriers += branch.hasBarrier ? 1 : 0
        isActive = !branch.hasBarrier
        return branch.hasBarrier
    }

    /// Ends an `#if`.
    mutating func end() {
        guard let branch = branches.popLast() else { return }
        if branch.hasBarrier { barriers -= 1 }
        isActive = current & BuildSettings.Systems.iOS.rawValue != 0
    }

    var isEmpty: Bool { branches.isEmpty }
}
