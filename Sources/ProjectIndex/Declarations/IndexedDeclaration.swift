/// A declaration of a file, as the text tells, or statements at its top.
struct IndexedDeclaration: Sendable {
    enum Kind: UInt8, Sendable {
        case structure, `class`, enumeration, actor, `protocol`, `extension`
        case function, variable, alias, `operator`, initializer, `subscript`
        /// A macro `#Preview`.
        case preview
        /// A macro of another name.
        case expansion
        /// Statements, which are no declaration.
        case statements
        /// One of the names of a pattern, whose parent is the declaration.
        case partOfPattern

        var isType: Bool { rawValue <= Kind.protocol.rawValue }

        /// Whether only one declaration of a name can be there.
        var isUnique: Bool { isType || self == .alias || self == .variable || self == .partOfPattern }
    }

    struct Traits: OptionSet, Sendable {
        let rawValue: UInt8

        /// `private` or `fileprivate`.
        static let isPrivate = Traits(rawValue: 1)
        static let isStatic = Traits(rawValue: 2)
        /// A function or property whose written type is a button of UIKit, or a configuration of one.
        static let makesButton = Traits(rawValue: 4)
        /// A function or property that Apple's code calls, an override or an operator: others need not name it.
        static let isCalledByOthers = Traits(rawValue: 8)
        /// A property without a value of its own in each instance: it has a body, or belongs to the type.
        static let isOnDemand = Traits(rawValue: 16)

        static let all = Traits(rawValue: 31)
    }

    var kind: Kind
    var traits: Traits = []

    /// Whether the declaration is needed only if something names it: most of what is inside of a type or an extension.
    var isOnDemand: Bool {
        guard parent >= 0, !traits.contains(.isCalledByOthers) else { return false }
        return kind == .function || kind.isType || kind == .variable && traits.contains(.isOnDemand)
    }

    /// The name; of an extension that of the extended type, with all its parts; of a preview the text of its name, or -1.
    var name: Int32 = -1
    /// The first part of the name of an extended type.
    var base: Int32 = -1
    /// The type or extension around the declaration, by its number in the file; else -1.
    var parent: Int32
    var offset: Int32
    var end: Int32
    var line: Int32
    /// The places of the first of its mentions, literals and inherited names in those of the file; the next declaration
    /// has the ends.
    var mentions: Int32 = 0
    var literals: Int32 = 0
    var inherited: Int32 = 0

    /// Whether another declaration is the same, though in another place and by other names.
    func isEqual(to other: IndexedDeclaration) -> Bool {
        kind == other.kind && traits == other.traits && name == other.name && base == other.base
            && parent == other.parent && inherited == other.inherited
    }
}

/// A name in a declaration.
struct Mention: Hashable, Sendable {
    enum Kind: Int32 {
        /// A name by itself.
        case plain
        /// A name behind a point.
        case member
        /// The name of an argument or a parameter.
        case label
        /// A name by itself that the declaration declares, too.
        case local
    }

    let code: Int32

    init(code: Int32) {
        self.code = code
    }

    init(_ name: Int32, kind: Kind) {
        code = name << 2 | kind.rawValue
    }

    var name: Int32 { code >> 2 }

    var kind: Kind { Kind(rawValue: code & 3) ?? .plain }

    /// The name as one that the declaration declares, too.
    var asLocal: Mention { Mention(name, kind: .local) }
}
