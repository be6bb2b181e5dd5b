/// A type of a source, as the check and the bridge know it.
///
/// Types are interned: there is one object for each type with parts, and the others are numbers, so that two types are
/// compared and hashed without their parts. A type that is misspelled does not compile.
package struct StyleType: Hashable, Sendable {
    private let storage: Storage

    /// The type of a kind.
    package init(_ kind: Kind) {
        storage =
            switch kind {
            case .engine(let type): .engine(type)
            case .declared(let number): .declared(number)
            case .variable(let number): .variable(number)
            default: .interned(.type(of: kind))
            }
    }

    /// The form of the type, with the types that it consists of.
    package var kind: Kind {
        switch storage {
        case .engine(let type): .engine(type)
        case .declared(let number): .declared(number)
        case .variable(let number): .variable(number)
        case .interned(let type): type.kind
        }
    }

    /// The number of types that the type consists of, itself included, each counted as often as it occurs; at most
    /// `Int.max`.
    package var partCount: Int {
        if case .interned(let type) = storage { type.partCount } else { 1 }
    }

    /// Whether the type has a variable that no argument has settled.
    package var hasVariable: Bool {
        switch storage {
        case .engine, .declared: false
        case .variable: true
        case .interned(let type): type.hasVariable
        }
    }

    private enum Storage: Hashable {
        case engine(EngineType)
        case declared(Int)
        case variable(Int)
        case interned(InternedType)
    }
}
