/// The declarations of a file, and the names in them.
struct IndexedFile: Sendable {
    /// A module that a file imports.
    struct Import: Hashable, Sendable {
        var module: Int32
        /// Whether those who import the module of the file import this one, too.
        var isExported: Bool
    }

    var byteCount: Int
    var isPackage: Bool
    /// In the order of the source; a declaration is behind that around it.
    var declarations: [IndexedDeclaration] = []
    var imports: [Import] = []
    /// The names in each declaration, without those in the declarations inside of it: each once, in the order of the source.
    var mentions: [Mention] = []
    /// The texts in each declaration, likewise.
    var literals: [Int32] = []
    /// The names of the types in the inheritance clause of each declaration; of an initializer or a subscript the labels.
    var inherited: [Int32] = []
    /// The names of members of types, each once.
    var memberNames: [Int32] = []
    /// The number of types, functions and previews that are compiled for macOS only.
    var skippedCount = 0
    /// The flags in conditions that are not defined, in the order of their names.
    var flags: [String] = []

    /// Whether there are statements outside of declarations.
    var hasStatements: Bool { declarations.contains { $0.kind == .statements && $0.parent < 0 } }

    init(byteCount: Int, isPackage: Bool) {
        self.byteCount = byteCount
        self.isPackage = isPackage
    }

    /// Whether another content of the file declares the same, in the same order, though in other places and by other names.
    func declares(sameAs other: IndexedFile) -> Bool {
        declarations.count == other.declarations.count && imports == other.imports
            && inherited == other.inherited && memberNames == other.memberNames
            && isPackage == other.isPackage
            && zip(declarations, other.declarations).allSatisfy { $0.isEqual(to: $1) }
    }

    /// Whether each declaration of another content that declares the same has the same names in it.
    func mentions(sameAs other: IndexedFile) -> Bool {
        mentions == other.mentions
            && zip(declarations, other.declarations).allSatisfy { $0.mentions == $1.mentions }
    }

    func mentions(of number: Int) -> ArraySlice<Mention> {
        let next = number + 1 < declarations.count ? Int(declarations[number + 1].mentions) : mentions.count
        return mentions[Int(declarations[number].mentions)..<next]
    }

    func literals(of number: Int) -> ArraySlice<Int32> {
        let next = number + 1 < declarations.count ? Int(declarations[number + 1].literals) : literals.count
        return literals[Int(declarations[number].literals)..<next]
    }

    func inherited(of number: Int) -> ArraySlice<Int32> {
        let next = number + 1 < declarations.count ? Int(declarations[number + 1].inherited) : inherited.count
        return inherited[Int(declarations[number].inherited)..<next]
    }
}
