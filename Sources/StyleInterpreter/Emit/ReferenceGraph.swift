import StyleSyntax

/// The declarations to which the code of other declarations refers.
struct ReferenceGraph {
    /// A declaration of the source, or a root: what a request draws.
    enum Unit: Hashable {
        case root(Int)
        case function(Int)
        case type(Int)
        case global(Int)
        /// The initial value of a lazy property.
        case lazyValue(LazyValueKey)
        /// The initial value of a stored property of a class, which belongs to the type: it counts as running when the
        /// property is read.
        case property(SourcePlace)
        /// Code that only runs in reaction to something, by its place: no root depends on it.
        case action(SourcePlace)
        /// The functions that types have for a key, which is known while the program runs.
        case key(String)
    }

    private var references: [Unit: Set<Unit>] = [:]

    mutating func add(_ unit: Unit, from origin: Unit) {
        references[origin, default: []].insert(unit)
    }

    /// The places of the actions that declarations have.
    func actions(of units: Set<Unit>) -> Set<SourcePlace> {
        var places: Set<SourcePlace> = []
        for unit in units {
            for case .action(let place) in references[unit] ?? [] { places.insert(place) }
        }
        return places
    }

    /// The declarations that a root reaches, itself included; what only its actions reach is not among them.
    ///
    /// - Parameters:
    ///   - root: the root.
    ///   - functions: the numbers of the functions that run for keys on values of a type, by its number.
    /// - Returns: the declarations.
    func units(reachedFrom root: Unit, functions: (Int) -> [String: Int]) -> Set<Unit> {
        var reached: Set<Unit> = []
        var pending = [root]
        var types: [[String: Int]] = []
        var keys: [String] = []
        while let unit = pending.popLast() {
            if case .action = unit { continue }
            guard reached.insert(unit).inserted else { continue }
            pending += references[unit] ?? []
            switch unit {
            case .type(let number):
                let table = functions(number)
                guard !table.isEmpty else { break }
                types.append(table)
                pending += keys.compactMap { table[$0].map(Unit.function) }
            case .key(let key):
                keys.append(key)
                pending += types.compactMap { $0[key].map(Unit.function) }
            case .root, .function, .global, .lazyValue, .property, .action: break
            }
        }
        return reached
    }
}
