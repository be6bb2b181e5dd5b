/// A closure after a call.
package struct Closure: Hashable, Sendable {
    let label: String?
    let parameters: String?
    let body: [Statement]

    /// A closure with its label, which all but the first have, and the names of its parameters.
    package init(label: String? = nil, parameters: String? = nil, _ body: Statement...) {
        self.init(label: label, parameters: parameters, body)
    }

    package init(label: String? = nil, parameters: String? = nil, _ body: [Statement]) {
        self.label = label
        self.parameters = parameters
        self.body = body
    }
}
