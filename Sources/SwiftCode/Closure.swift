/// A trailing closure.
package struct Closure: Hashable, Sendable {
    let label: String?
    let parameters: String?
    let body: [Statement]

    /// A closure with its label, which every closure but the first has, and the names of its parameters.
    package init(label: String? = nil, parameters: String? = nil, _ body: Statement...) {
        self.init(label: label, parameters: parameters, body)
    }

    package init(label: String? = nil, parameters: String? = nil, _ body: [Statement]) {
        self.label = label
        self.parameters = parameters
        self.body = body
    }
}
