/// The parameters and the result of a function.
package struct FunctionSignature: Hashable, Sendable {
    package let generics: GenericClause
    package let parameters: [Parameter]
    package let isAsync: Bool
    package let isThrowing: Bool
    package let result: TypeID?

    package init(
        generics: GenericClause,
        parameters: [Parameter],
        isAsync: Bool,
        isThrowing: Bool,
        result: TypeID?
    ) {
        self.generics = generics
        self.parameters = parameters
        self.isAsync = isAsync
        self.isThrowing = isThrowing
        self.result = result
    }
}
