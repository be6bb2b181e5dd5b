import StyleRuntime

/// The stand-ins in the code of a declaration.
struct UnitStandIns: Sendable {
    let unit: ProgramUnit
    let standIns: [StandIn]
}

extension Checker {
    /// The stand-ins of the declarations that a root reaches, of those that have some.
    func standIns(of units: Set<ProgramUnit>) -> [UnitStandIns] {
        let ofTypes = index.types.filter { units.contains(.type($0.number)) }.flatMap(standIns(of:))
        let others =
            index.allGlobals.map { (ProgramUnit.global($0.number), $0.messages) }
            + index.allFunctions.map { (.function($0.number), $0.messages) }
        let ofOthers = others.filter { units.contains($0.0) }
            .map { UnitStandIns(unit: $0, standIns: $1.standIns) }
        return (ofTypes + ofOthers).filter { !$0.standIns.isEmpty }
    }

    /// The stand-ins of a type; those in the initial values of a class are apart, since a picture need not depend on all
    /// services that an app makes when it starts.
    private func standIns(of info: TypeInfo) -> [UnitStandIns] {
        let unit = ProgramUnit.type(info.number)
        guard info.isClass else { return [UnitStandIns(unit: unit, standIns: info.messages.standIns)] }
        let initial = Set(info.fields.flatMap(\.initialStandIns))
        let rest = info.messages.standIns.filter { !initial.contains($0) }
        return [UnitStandIns(unit: unit, standIns: rest)]
            + info.fields.map { UnitStandIns(unit: .property($0.place), standIns: $0.initialStandIns) }
    }
}
