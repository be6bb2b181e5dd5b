import StyleRuntime
import StyleSyntax

/// The declarations to which the code of other declarations refers.
struct ReferenceGraph {
    private var references: [ProgramUnit: Set<ProgramUnit>] = [:]

    mutating func add(_ unit: ProgramUnit, from origin: ProgramUnit) {
        references[origin, default: []].insert(unit)
    }

    /// The places of the actions that declarations have.
    func actions(of units: Set<ProgramUnit>) -> Set<SourcePlace> {
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
    func units(reachedFrom root: ProgramUnit, functions: (Int) -> [String: Int]) -> Set<ProgramUnit> {
        var reached: Set<ProgramUnit> = []
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
                pending += keys.compactMap { table[$0].map(ProgramUnit.function) }
            case .key(let key):
                keys.append(key)
                pending += types.compactMap { $0[key].map(ProgramUnit.function) }
            case .root, .function, .global, .lazyValue, .property, .closure, .action: break
            }
        }
        return reached
    }
}
