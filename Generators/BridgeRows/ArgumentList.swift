import StyleSyntax

/// The parameters of a function as a row states them.
struct ArgumentList {
    /// The labels, with defaults.
    private(set) var labels: [String] = []
    /// The labels alone.
    private(set) var names: [String] = []
    /// The types of the parameters of the closure.
    private(set) var types: [String] = []
    /// The parameters of the closure, each with its type.
    private var parameters: [String] = []
    /// The arguments of the call in the closure.
    private var arguments: [String] = []
    /// The arguments that keep their own types in the call.
    private var opened: [Opened] = []

    /// An argument whose type is that of a parameter of a function.
    struct Opened {
        let name, constraint, expression: String
    }

    /// The lists for a function: one, or several if a default cannot be stated, so that the argument is given or not.
    static func all(for parameters: [Parameter], _ types: BridgedTypes, _ scope: BridgedTypes.Scope) -> [Self]
    {
        var lists = [Self()]
        for (position, parameter) in parameters.enumerated() {
            let argument = types.argument(for: parameter, in: scope)
            let text = parameter.defaultValue.map { scope.program.text(of: $0) }
            let value = argument.flatMap { argument in text.flatMap { types.defaultValue($0, of: argument) } }
            var next: [Self] = []
            for list in lists {
                if parameter.defaultValue != nil, value == nil { next.append(list) }
                guard let argument else { continue }
                var longer = list
                longer.append(parameter, at: position, argument, default: value, types)
                next.append(longer)
            }
            lists = next
            guard lists.count <= 4 else { return [] }
        }
        return lists
    }

    private mutating func append(
        _ parameter: Parameter,
        at position: Int,
        _ argument: RowArgument,
        default value: String?,
        _ bridged: BridgedTypes
    ) {
        let label = parameter.label?.text ?? "_"
        switch value {
        case "nil": labels.append(".orNil(\"\(label)\")")
        case let value?: labels.append(".or(\"\(label)\", \(value))")
        case nil: labels.append("\"\(label)\"")
        }
        names.append(label)
        var name = parameter.name?.text ?? "argument\(position)"
        if ["view", "receiver", "opened"].contains(name) { name = "other" }
        if Self.keywords.contains(name) { name += "Value" }
        types.append(argument.type)
        parameters.append("\(name): \(argument.type)")
        arguments.append((label == "_" ? "" : "\(label): ") + argument.expression(name))
        if let constraint = argument.constraint, let wrapper = bridged.wrapper(of: constraint) {
            opened.append(
                Opened(name: name, constraint: constraint, expression: "\(name).\(wrapper.property)")
            )
        }
    }

    private static let keywords: Set<String> = [
        "default", "in", "for", "repeat", "where", "is", "as", "extension",
    ]

    /// The arguments in parentheses.
    var call: String { "(\(arguments.joined(separator: ", ")))" }

    /// The closure of a row, which has parameters before those of the function.
    func closure(
        _ receiver: String? = nil,
        opening first: Opened? = nil,
        calling call: String,
        result: String = "any View",
        ending: String = ""
    ) -> String {
        let all = (receiver.map { [$0] } ?? []) + parameters
        let list = all == ["view"] ? "view" : "(\(all.joined(separator: ", ")))"
        let opened = (first.map { [$0] } ?? []) + opened
        if opened.isEmpty { return "{ \(list) in \(call)\(ending) }" }
        let parameters = opened.map { "_ \($0.name): some \($0.constraint)" }.joined(separator: ", ")
        let arguments = opened.map(\.expression).joined(separator: ", ")
        return """
            { \(list) in
            func opened(\(parameters)) -> \(result) { \(call) }
            return opened(\(arguments))
            }
            """
    }

    /// The arguments of a row with these labels, after other ones.
    func arguments(after texts: String...) -> String {
        (texts + (labels.isEmpty ? [] : ["labels: \(labels.joined(separator: ", "))"])).joined(
            separator: ", "
        )
    }
}
