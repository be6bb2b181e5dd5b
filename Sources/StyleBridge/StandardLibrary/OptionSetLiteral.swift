import StyleRuntime
import ViewEngine

/// A literal of an option set, such as `[.top, .leading]`.
struct OptionSetLiteral<Options> {
    let union: Options
}

extension OptionSetLiteral: Bridged where Options: OptionSet & EngineValue {
    static var bridgedType: StyleType { .array(Options.bridgedType) }

    init(bridging value: Value) throws(Failure) {
        var union = Options()
        guard case .array(let values) = value else { throw .mismatch(value, as: Self.bridgedType) }
        for value in values {
            union.formUnion(try Options(bridging: value))
        }
        self.union = union
    }

    var bridged: Value { union.bridged }
}

extension Bridge {
    /// The functions of an option set of the engine.
    mutating func addMembers<Options: OptionSet & EngineValue>(of type: Options.Type)
    where Options.Element == Options {
        let name = type.typeName
        initializer { () in Options() }
        property("isEmpty", of: name) { (options: Options) in options.isEmpty }
        method("contains", of: name, labels: "_") { (options: Options, other: Options) in
            options.contains(other)
        }
        method("union", of: name, labels: "_") { (options: Options, other: Options) in options.union(other) }
        method("intersection", of: name, labels: "_") { (options: Options, other: Options) in
            options.intersection(other)
        }
        method("subtracting", of: name, labels: "_") { (options: Options, other: Options) in
            options.subtracting(other)
        }
        method("isDisjoint", of: name, labels: "with") { (options: Options, other: Options) in
            options.isDisjoint(with: other)
        }
        method("isSubset", of: name, labels: "of") { (options: Options, other: Options) in
            options.isSubset(of: other)
        }
        mutatingMethod("insert", of: name, labels: "_") { (options: inout Options, other: Options) in
            options.insert(other)
        }
        mutatingMethod("remove", of: name, labels: "_") { (options: inout Options, other: Options) in
            options.remove(other)
        }
        mutatingMethod("formUnion", of: name, labels: "_") { (options: inout Options, other: Options) in
            options.formUnion(other)
        }
    }
}
