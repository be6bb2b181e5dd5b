/// A subscript.
package struct SubscriptDeclaration: Hashable, Sendable {
    package let signature: FunctionSignature
    /// The accessors; empty if the source has none.
    package let accessors: [Accessor]

    package init(signature: FunctionSignature, accessors: [Accessor]) {
        self.signature = signature
        self.accessors = accessors
    }
}
