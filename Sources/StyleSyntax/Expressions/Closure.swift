/// A closure expression.
package struct Closure: Hashable, Sendable {
    package let attributes: [Attribute]
    package let captures: [Capture]
    /// The parameters that are written; nil if there is no `in`, or none before it.
    package let parameters: [Parameter]?
    /// The number of parameters that the body names by their positions: 2 for a body with `$1`, 0 without any.
    package let anonymousCount: Int
    package let isAsync: Bool
    package let isThrowing: Bool
    package let result: TypeID?
    package let body: [StatementID]

    package init(
        attributes: [Attribute],
        captures: [Capture],
        parameters: [Parameter]?,
        anonymousCount: Int,
        isAsync: Bool,
        isThrowing: Bool,
        result: TypeID?,
        body: [StatementID]
    ) {
        self.attributes = attributes
        self.captures = captures
        self.parameters = parameters
        self.anonymousCount = anonymousCount
        self.isAsync = isAsync
        self.isThrowing = isThrowing
        self.result = result
        self.body = body
    }

    /// An element of a list of captures: `self`, `weak self`, `a = b`.
    package struct Capture: Hashable, Sendable {
        /// `weak`, `unowned`, or nil.
        package let specifier: String?
        package let name: Name
        /// The value, if it is not the variable of the same name.
        package let value: ExpressionID?

        package init(specifier: String?, name: Name, value: ExpressionID?) {
            self.specifier = specifier
            self.name = name
            self.value = value
        }
    }

    /// A parameter of a closure.
    package struct Parameter: Hashable, Sendable {
        /// The name; `_` if there is none.
        package let name: Name
        package let type: TypeID?

        package init(name: Name, type: TypeID?) {
            self.name = name
            self.type = type
        }
    }
}
