import ButtonRendering

/// The parameters of one style in the order of the canonical query, its own last.
struct ParameterList: Sendable {
    let parameters: [Parameter]
    /// The positions of the style's own parameters by name and by alias.
    private let ownPositions: [String: Int]

    /// The beginning of the names of a style's own parameters, where another parameter has the name.
    static let ownPrefix = "style."

    init(of style: CatalogEntry) {
        guard style.framework == .custom else {
            self.init(own: style.parameters.map { Parameter($0, named: $0.name) })
            return
        }
        self.init(
            own: style.parameters.map { parameter in
                let name = parameter.name
                guard Self.reservedNames.contains(name) else {
                    return Parameter(parameter, named: name, alias: Self.ownPrefix + name)
                }
                let isFree = Self.namesOfBorders.contains(name) && !style.takesBorderShape
                return Parameter(parameter, named: Self.ownPrefix + name, alias: isFree ? name : nil)
            }
        )
    }

    private init(own: [Parameter]) {
        parameters = Parameters.all + own
        var positions: [String: Int] = [:]
        for (index, parameter) in own.enumerated() {
            positions[parameter.name] = Parameters.all.count + index
            if let alias = parameter.alias { positions[alias] = Parameters.all.count + index }
        }
        ownPositions = positions
    }

    /// The position of the parameter of a name, or of an alias.
    func position(of name: String) -> Int? { ownPositions[name] ?? Self.sharedPositions[name] }

    /// The parameter of a name.
    func parameter(named name: String) -> Parameter? { position(of: name).map { parameters[$0] } }

    /// The positions of the parameters that all styles have, by name and by alias.
    private static let sharedPositions: [String: Int] = {
        var positions: [String: Int] = [:]
        for (position, parameter) in Parameters.all.enumerated() {
            positions[parameter.name] = position
            if let alias = parameter.alias { positions[alias] = position }
        }
        return positions
    }()

    /// The names that mean something else in a query or in a JSON body.
    private static let reservedNames = Set(sharedPositions.keys).union(IgnoredParameters.names).union([
        RenderingMember.framework, RenderingMember.style, RenderingMember.format, RenderingMember.tokens,
    ])

    /// The parameters that only styles with a border have; another style can have its own of the name.
    private static let namesOfBorders: Set = ["cornerRadius", "buttonBorderShape"]
}
