/// The stand-ins in the code of a declaration.
struct UnitStandIns: Sendable {
    let unit: ReferenceGraph.Unit
    let standIns: [StandIn]
}

extension Checker {
    /// The stand-ins of the declarations that a root reaches, of those that have some.
    func standIns(of units: Set<ReferenceGraph.Unit>) -> [UnitStandIns] {
        let all =
            index.types.map { (ReferenceGraph.Unit.type($0.number), $0.messages) }
            + index.allGlobals.map { (.global($0.number), $0.messages) }
            + index.allFunctions.map { (.function($0.number), $0.messages) }
        return all.compactMap { unit, messages in
            units.contains(unit) && !messages.standIns.isEmpty
                ? UnitStandIns(unit: unit, standIns: messages.standIns) : nil
        }
    }
}
