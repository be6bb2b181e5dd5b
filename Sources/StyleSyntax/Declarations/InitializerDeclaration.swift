/// An initializer.
package struct InitializerDeclaration: Hashable, Sendable {
    /// Whether it can return nil (`init?` and `init!`).
    package let isFailable: Bool
    /// The parameters; an initializer has no result.
    package let signature: FunctionSignature
    /// The body; nil in a protocol.
    package let body: [StatementID]?

    package init(isFailable: Bool, signature: FunctionSignature, body: [StatementID]?) {
        self.isFailable = isFailable
        self.signature = signature
        self.body = body
    }
}
