import ButtonRendering

/// The parameters of one style in the order of the canonical query, its own last.
struct ParameterList: Sendable {
    let parameters: [Parameter]
    /// The positions of the parameters by name and by alias.
    private let positions: [String: Int]

    init(of style: CatalogEntry) {
        parameters = Parameters.all + style.parameters.map { Parameter($0) }
        var positions: [String: Int] = [:]
        for (position, parameter) in parameters.enumerated() {
            positions[parameter.name] = position
            if let alias = parameter.alias { positions[alias] = position }
        }
        self.positions = positions
    }

    /// The position of the parameter of a name, or of an alias.
    func position(of name: String) -> Int? { positions[name] }

    /// The parameter of a name.
    func parameter(named name: String) -> Parameter? { positions[name].map { parameters[$0] } }
}
