/// An extension of a type or of a protocol.
package struct ExtensionDeclaration: Hashable, Sendable {
    package let type: TypeID
    package let inherited: [TypeID]
    package let requirements: [GenericClause.Requirement]
    package let members: [StatementID]

    package init(
        type: TypeID,
        inherited: [TypeID],
        requirements: [GenericClause.Requirement],
        members: [StatementID]
    ) {
        self.type = type
        self.inherited = inherited
        self.requirements = requirements
        self.members = members
    }
}
