import StyleRuntime
import ViewEngine

/// A literal of an option set, such as `[.top, .leading]`.
struct OptionSetLiteral<Options: OptionSet & EngineValue>: Bridged {
    let union: Options
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
        property(name, "isEmpty") { (options: Options) in options.isEmpty }
        method(name, "contains", "_") { (options: Options, other: Options) in options.contains(other) }
        method(name, "union", "_") { (options: Options, other: Options) in options.union(other) }
        method(name, "intersection", "_") { (options: Options, other: Options) in
            options.intersection(other)
        }
        method(name, "subtracting", "_") { (options: Options, other: Options) in options.subtracting(other) }
        method(name, "isDisjoint", "with") { (options: Options, other: Options) in
            options.isDisjoint(with: other)
        }
        method(name, "isSubset", "of") { (options: Options, other: Options) in options.isSubset(of: other) }
        mutatingMethod(name, "insert", "_") { (options: inout Options, other: Options) in
            options.insert(other)
        }
        mutatingMethod(name, "remove", "_") { (options: inout Options, other: Options) in
            options.remove(other)
        }
        mutatingMethod(name, "formUnion", "_") { (options: inout Options, other: Options) in
            options.formUnion(other)
        }
    }
}
