/// `let` or `var` with its bindings: properties, globals and local variables.
package struct VariableDeclaration: Hashable, Sendable {
    package let isConstant: Bool
    package let bindings: [Binding]

    package init(isConstant: Bool, bindings: [Binding]) {
        self.isConstant = isConstant
        self.bindings = bindings
    }

    /// A binding, `pattern: Type = value { accessors }`.
    package struct Binding: Hashable, Sendable {
        package let pattern: PatternID
        package let type: TypeID?
        package let value: ExpressionID?
        /// The accessors and observers; nil without braces.
        package let accessors: [Accessor]?

        package init(pattern: PatternID, type: TypeID?, value: ExpressionID?, accessors: [Accessor]?) {
            self.pattern = pattern
            self.type = type
            self.value = value
            self.accessors = accessors
        }
    }
}
