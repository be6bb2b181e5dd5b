import StyleRuntime
import StyleSyntax

/// The stand-ins in the code of a declaration.
struct UnitStandIns: Sendable {
    let unit: ProgramUnit
    private let items: [Item]

    /// A stand-in, with the innermost closure around it.
    private struct Item {
        let standIn: StandIn
        let closure: ProgramUnit?
    }

    init(unit: ProgramUnit, standIns: [StandIn], bodies: NestedRanges) {
        self.unit = unit
        items = standIns.map { standIn in
            let around = bodies.innermost(around: standIn.place.offset)
            return Item(standIn: standIn, closure: around.map { .closure($0.lowerBound) })
        }
    }

    var isEmpty: Bool { items.isEmpty }

    /// The stand-ins in code that has run: a closure need not run with what is around it.
    func standIns(in record: RunRecord) -> [StandIn] {
        guard record.contains(unit) else { return [] }
        return items.filter { $0.closure.map(record.contains) ?? true }.map(\.standIn)
    }
}

extension UnitMessages {
    /// The stand-ins of the declarations that a root reaches, of those that have some.
    func standIns(of units: Set<ProgramUnit>) -> [UnitStandIns] {
        let bodies = NestedRanges(checker.bodiesWithStandIns)
        let ofTypes = checker.index.types.filter { units.contains(.type($0.number)) }.flatMap {
            standIns(of: $0, bodies)
        }
        let others =
            checker.index.allGlobals.map { (ProgramUnit.global($0.number), $0.messages) }
            + checker.index.allFunctions.map { (.function($0.number), $0.messages) }
        let ofOthers = others.filter { units.contains($0.0) }
            .map { UnitStandIns(unit: $0, standIns: $1.standIns, bodies: bodies) }
        return (ofTypes + ofOthers).filter { !$0.isEmpty }
    }

    /// The stand-ins of a type; those in the initial values of a class are apart, since a picture need not depend on all
    /// services that an app makes when it starts.
    private func standIns(of info: TypeInfo, _ bodies: NestedRanges) -> [UnitStandIns] {
        let unit = ProgramUnit.type(info.number)
        func item(_ unit: ProgramUnit, _ standIns: [StandIn]) -> UnitStandIns {
            UnitStandIns(unit: unit, standIns: standIns, bodies: bodies)
        }
        guard info.isClass else { return [item(unit, info.messages.standIns)] }
        let initial = Set(info.fields.flatMap(\.initialStandIns))
        let rest = info.messages.standIns.filter { !initial.contains($0) }
        return [item(unit, rest)] + info.fields.map { item(.property($0.place), $0.initialStandIns) }
    }
}
