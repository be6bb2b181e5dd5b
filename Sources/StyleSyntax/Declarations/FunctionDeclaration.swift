/// A function, a method or an operator.
package struct FunctionDeclaration: Hashable, Sendable {
    package let name: Name
    package let signature: FunctionSignature
    /// The body; nil in a protocol.
    package let body: [StatementID]?

    package init(name: Name, signature: FunctionSignature, body: [StatementID]?) {
        self.name = name
        self.signature = signature
        self.body = body
    }
}
