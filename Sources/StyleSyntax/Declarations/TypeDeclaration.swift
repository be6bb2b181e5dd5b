/// A declaration of a type.
package struct TypeDeclaration: Hashable, Sendable {
    package let keyword: Keyword
    package let name: Name
    package let generics: GenericClause
    /// The superclass, protocols, or the raw type of an enumeration.
    package let inherited: [TypeID]
    package let members: [StatementID]

    package init(
        keyword: Keyword,
        name: Name,
        generics: GenericClause,
        inherited: [TypeID],
        members: [StatementID]
    ) {
        self.keyword = keyword
        self.name = name
        self.generics = generics
        self.inherited = inherited
        self.members = members
    }

    package enum Keyword: UInt8, Hashable, Sendable, CaseIterable {
        case `struct`, `class`, `enum`, actor, `protocol`
    }
}
