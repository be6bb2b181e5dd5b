/// Generic parameters, and the requirements of `where`.
package struct GenericClause: Hashable, Sendable {
    package let parameters: [Parameter]
    package let requirements: [Requirement]

    package static let none = GenericClause(parameters: [], requirements: [])

    package init(parameters: [Parameter], requirements: [Requirement]) {
        self.parameters = parameters
        self.requirements = requirements
    }

    package struct Parameter: Hashable, Sendable {
        package let name: Name
        package let inherited: TypeID?
        /// Whether it is a pack (`each T`).
        package let isPack: Bool

        package init(name: Name, inherited: TypeID?, isPack: Bool) {
            self.name = name
            self.inherited = inherited
            self.isPack = isPack
        }
    }

    package struct Requirement: Hashable, Sendable {
        package let left: TypeID
        package let relation: Relation
        package let right: TypeID

        package init(left: TypeID, relation: Relation, right: TypeID) {
            self.left = left
            self.relation = relation
            self.right = right
        }
    }

    package enum Relation: UInt8, Hashable, Sendable, CaseIterable {
        /// `A: B`
        case conforms
        /// `A == B`
        case equals
    }
}
