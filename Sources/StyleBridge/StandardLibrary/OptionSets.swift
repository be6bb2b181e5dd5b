import StyleRuntime
import ViewEngine

// The functions of option sets that a source declares.
extension Bridge {
    /// The name under which the members of these option sets are found.
    package static let declaredOptionSet = "OptionSet of a source"

    mutating func addDeclaredOptionSets() {
        let name = Self.declaredOptionSet
        property("isEmpty", of: name) { (set: Any0) in set.bits == 0 }
        method("contains", of: name, labels: "_") { (set: Any0, other: Any0) in
            set.bits & other.bits == other.bits
        }
        method("isSuperset", of: name, labels: "of") { (set: Any0, other: Any0) in
            set.bits & other.bits == other.bits
        }
        method("isSubset", of: name, labels: "of") { (set: Any0, other: Any0) in
            set.bits & other.bits == set.bits
        }
        method("isDisjoint", of: name, labels: "with") { (set: Any0, other: Any0) in
            set.bits & other.bits == 0
        }
        method("union", of: name, labels: "_") { (set: Any0, other: Any0) in set.with(set.bits | other.bits) }
        method("intersection", of: name, labels: "_") { (set: Any0, other: Any0) in
            set.with(set.bits & other.bits)
        }
        method("subtracting", of: name, labels: "_") { (set: Any0, other: Any0) in
            set.with(set.bits & ~other.bits)
        }
        method("symmetricDifference", of: name, labels: "_") { (set: Any0, other: Any0) in
            set.with(set.bits ^ other.bits)
        }
        mutatingMethod("insert", of: name, labels: "_") { (set: inout Any0, other: Any0) in
            set = set.with(set.bits | other.bits)
        }
        mutatingMethod("remove", of: name, labels: "_") { (set: inout Any0, other: Any0) in
            set = set.with(set.bits & ~other.bits)
        }
        mutatingMethod("formUnion", of: name, labels: "_") { (set: inout Any0, other: Any0) in
            set = set.with(set.bits | other.bits)
        }
        mutatingMethod("formIntersection", of: name, labels: "_") { (set: inout Any0, other: Any0) in
            set = set.with(set.bits & other.bits)
        }
        mutatingMethod("subtract", of: name, labels: "_") { (set: inout Any0, other: Any0) in
            set = set.with(set.bits & ~other.bits)
        }
    }
}

extension Any0 {
    /// The raw value of an option set, which is its only property.
    fileprivate var bits: Int {
        guard case .record(let record) = value, case .integer(let bits)? = record.fields.first else {
            return 0
        }
        return bits
    }

    /// The option set with other members.
    fileprivate func with(_ bits: Int) -> Any0 {
        guard case .record(var record) = value, !record.fields.isEmpty else { return self }
        record.fields[0] = .integer(bits)
        return Any0(.record(record))
    }
}
