/// The number of a node among the nodes of its kind in a program, from 0.
///
/// A node has a greater number than the nodes of the same kind inside of it. So a pass by number visits operands before
/// their expression, and an array with an element for each node stores results without hashing.
package struct NodeID<Node>: Hashable, Sendable {
    private let storedIndex: Int32

    package var index: Int { Int(storedIndex) }

    package init(index: Int) {
        storedIndex = Int32(clamping: index)
    }
}

package typealias ExpressionID = NodeID<Expression>
package typealias StatementID = NodeID<Statement>
package typealias PatternID = NodeID<Pattern>
package typealias TypeID = NodeID<TypeReference>
package typealias DeclarationID = NodeID<Declaration>
