import ProjectTargets

/// The targets of each file, and those whose names it sees through its imports.
struct ModuleVisibility: Sendable {
    /// The targets that a file has, by its number.
    private var own: [[Int32]]
    /// The number of the set of targets that a file imports, by its number.
    private var imported: [Int32]
    private var sets: [Set<Int32>] = []

    init(_ project: Project, sources: IndexedSources, names: NameTable) {
        let targets = project.targets
        own = Array(repeating: [], count: sources.files.count)
        imported = Array(repeating: 0, count: sources.files.count)
        for (number, target) in targets.enumerated() where target.kind != .test {
            for path in target.sources {
                if let file = sources.number(of: path) { own[file].append(Int32(number)) }
            }
        }
        // A folder without any description is one module.
        if targets.isEmpty { own = Array(repeating: [0], count: sources.files.count) }

        var modules: [Int32: [Int32]] = [:]
        for (number, target) in targets.enumerated() where target.kind != .test {
            if let name = names.known(target.moduleName) { modules[name, default: []].append(Int32(number)) }
        }
        var exports: [Int32: Set<Int32>] = [:]
        for (number, file) in sources.files.enumerated() {
            let exported = file.imports.filter(\.isExported).map(\.module)
            for target in own[number] where !exported.isEmpty {
                exports[target, default: []].formUnion(exported)
            }
        }
        var known: [[[Int32]]: Int32] = [:]
        for (number, file) in sources.files.enumerated() {
            let direct = Set(file.imports.map(\.module)).filter { modules[$0] != nil }.sorted()
            let key = [own[number], direct]
            if let set = known[key] {
                imported[number] = set
                continue
            }
            let set = Self.closure(
                of: direct,
                own: own[number],
                modules: modules,
                exports: exports,
                targets: targets
            )
            known[key] = Int32(sets.count)
            imported[number] = Int32(sets.count)
            sets.append(set)
        }
    }

    /// The targets of some modules, and of those that they export.
    private static func closure(
        of direct: [Int32],
        own: [Int32],
        modules: [Int32: [Int32]],
        exports: [Int32: Set<Int32>],
        targets: [ProjectTarget]
    ) -> Set<Int32> {
        var found: Set<Int32> = []
        var waiting = direct
        for target in own { waiting += exports[target] ?? [] }
        while let module = waiting.popLast() {
            var candidates = modules[module] ?? []
            // Of two targets with one name, that of the same description.
            let near = candidates.filter { candidate in
                own.contains { targets[Int($0)].origin == targets[Int(candidate)].origin }
            }
            if !near.isEmpty { candidates = near }
            for target in candidates where found.insert(target).inserted { waiting += exports[target] ?? [] }
        }
        return found
    }

    /// The rank of the names of one file in another: 1 of its target, 2 of an imported one, 3 of the rest.
    func rank(of other: Int32, in file: Int32) -> Int {
        let targets = own[Int(other)]
        for target in targets where own[Int(file)].contains(target) { return 1 }
        let set = sets[Int(imported[Int(file)])]
        return targets.contains(where: set.contains) ? 2 : 3
    }

    /// The targets that a file has.
    func targets(of file: Int32) -> [Int32] { own[Int(file)] }
}
