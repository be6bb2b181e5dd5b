/// A case of an enumeration.
package struct EnumCase: Hashable, Sendable {
    package let name: Name
    /// The associated values; nil without parentheses.
    package let parameters: [Parameter]?
    package let rawValue: ExpressionID?

    package init(name: Name, parameters: [Parameter]?, rawValue: ExpressionID?) {
        self.name = name
        self.parameters = parameters
        self.rawValue = rawValue
    }
}
