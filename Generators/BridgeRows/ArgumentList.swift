import StyleSyntax

/// The parameters of a function as a row states them.
struct ArgumentList {
    /// The labels, with defaults.
    let labels: String
    /// The parameters of the closure, each with its type.
    private let parameters: [String]
    /// The arguments of the call in the closure.
    let call: String

    /// The arguments of a function; nil if a type or a default in it cannot be stated.
    init?(_ signature: FunctionSignature, _ types: BridgedTypes, _ scope: BridgedTypes.Scope) {
        var labels: [String] = []
        var parameters: [String] = []
        var arguments: [String] = []
        for (position, parameter) in signature.parameters.enumerated() {
            guard let argument = types.argument(for: parameter, of: signature, scope) else { return nil }
            let label = parameter.label?.text ?? "_"
            if let value = parameter.defaultValue {
                guard let text = argument.defaultValue(scope.program.text(of: value)) else { return nil }
                labels.append(text == "nil" ? ".orNil(\"\(label)\")" : ".or(\"\(label)\", \(text))")
            } else {
                labels.append("\"\(label)\"")
            }
            var name = parameter.name?.text ?? "argument\(position)"
            if ["view", "receiver"].contains(name) { name = "other" }
            parameters.append("\(name): \(argument.type)")
            arguments.append((label == "_" ? "" : "\(label): ") + argument.expression(name))
        }
        self.labels = labels.joined(separator: ", ")
        self.parameters = parameters
        call = arguments.joined(separator: ", ")
    }

    /// The parameters of the closure after that of the receiver.
    func parameters(after receiver: String?) -> String {
        let all = (receiver.map { [$0] } ?? []) + parameters
        return all == ["view"] ? "view" : "(\(all.joined(separator: ", ")))"
    }
}
