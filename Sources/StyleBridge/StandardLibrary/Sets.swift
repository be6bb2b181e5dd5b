import StyleRuntime
import ViewEngine

// Sets are arrays without repetitions. What is sought in one is hashed first, so that an operation takes time linear in
// both.
extension Bridge {
    mutating func addSets() {
        addSetAlgebra()
        addSetComparisons()
        addSetChanges()
    }

    private mutating func addSetAlgebra() {
        method("union", of: "Array", labels: "_") { (values: [Any0], others: SequenceArgument<Any0>) in
            values + others.elements.without(values)
        }
        method("intersection", of: "Array", labels: "_") { (values: [Any0], others: SequenceArgument<Any0>) in
            let others = Set(others.elements)
            return values.filter { others.contains($0) }
        }
        method("subtracting", of: "Array", labels: "_") { (values: [Any0], others: SequenceArgument<Any0>) in
            values.without(others.elements)
        }
        method("symmetricDifference", of: "Array", labels: "_") {
            (values: [Any0], others: SequenceArgument<Any0>) in
            values.without(others.elements) + others.elements.without(values)
        }
    }

    private mutating func addSetComparisons() {
        method("isSubset", of: "Array", labels: "of") { (values: [Any0], others: SequenceArgument<Any0>) in
            Set(values).isSubset(of: others.elements)
        }
        method("isSuperset", of: "Array", labels: "of") { (values: [Any0], others: SequenceArgument<Any0>) in
            Set(values).isSuperset(of: others.elements)
        }
        method("isDisjoint", of: "Array", labels: "with") {
            (values: [Any0], others: SequenceArgument<Any0>) in
            Set(values).isDisjoint(with: others.elements)
        }
    }

    private mutating func addSetChanges() {
        mutatingMethod("formUnion", of: "Array", labels: "_") {
            (values: inout [Any0], others: SequenceArgument<Any0>) in
            var members = Set(values)
            for other in others.elements where members.insert(other).inserted { values.append(other) }
        }
        mutatingMethod("subtract", of: "Array", labels: "_") {
            (values: inout [Any0], others: SequenceArgument<Any0>) in
            values = values.without(others.elements)
        }
    }
}

extension [Any0] {
    /// The values that are not among others, in their order.
    fileprivate func without(_ others: [Any0]) -> [Any0] {
        let others = Set(others)
        return filter { !others.contains($0) }
    }
}
