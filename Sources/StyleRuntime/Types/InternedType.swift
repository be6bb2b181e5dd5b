import Synchronization

/// The only object of a type that has parts, while somebody has the type.
final class InternedType: Sendable {
    let kind: StyleType.Kind
    let partCount: Int
    let hasVariable: Bool

    private init(_ kind: StyleType.Kind) {
        self.kind = kind
        let parts = kind.parts
        // Types that share their parts have more of them than an `Int` counts.
        partCount = parts.reduce(1) { count, part in
            let (sum, overflows) = count.addingReportingOverflow(part.partCount)
            return overflows ? .max : sum
        }
        hasVariable = parts.contains(where: \.hasVariable)
    }

    // MARK: Table

    /// The types that somebody has, by their kinds, whose parts are compared by their objects.
    static let types = Mutex<[StyleType.Kind: Reference]>([:])

    struct Reference {
        weak var type: InternedType?
    }

    /// The type of a kind, which is made if there is none.
    static func type(of kind: StyleType.Kind) -> InternedType {
        types.withLock { types in
            if let type = types[kind]?.type { return type }
            let type = InternedType(kind)
            types[kind] = Reference(type: type)
            return type
        }
    }

    /// Removes the type from the table, unless another thread has made it again in the meantime.
    deinit {
        // Removed types are released after the lock: each may be the last reference to a type, whose end takes the lock
        // in its turn.
        let released = Self.types.withLock { types -> (StyleType.Kind?, InternedType?) in
            guard let index = types.index(forKey: kind) else { return (nil, nil) }
            if let successor = types[index].value.type { return (nil, successor) }
            return (types.remove(at: index).key, nil)
        }
        withExtendedLifetime(released) {}
    }
}

extension InternedType: Hashable {
    static func == (first: InternedType, second: InternedType) -> Bool { first === second }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
