import ButtonRendering

/// The parameters of one style in the order of the canonical query, its own last.
struct ParameterList: Sendable {
    let parameters: [Parameter]
    /// The positions of the style's own parameters by name and by alias, and of those of others that it renames.
    private let ownPositions: [String: Int]

    /// The beginning of the names of a style's own parameters, where another parameter has the name.
    static let ownPrefix = "style."

    /// The beginning of the names of parameters of views where an own parameter has the name.
    static let rootPrefix = "root."

    /// The parameters that the style shares with others; they come first.
    private let table: ParameterTable

    init(of style: CatalogEntry) {
        let table = ParameterTable.table(of: style)
        guard style.framework == .custom else {
            self.init(table, own: style.parameters.map { Parameter($0, named: $0.name) })
            return
        }
        self.init(
            table,
            own: style.parameters.map { parameter in
                let name = parameter.name
                guard table.reservedNames.contains(name) else {
                    return Parameter(parameter, named: name, alias: Self.ownPrefix + name)
                }
                let isFree = Self.namesOfBorders.contains(name) && !style.takesBorderShape
                return Parameter(parameter, named: Self.ownPrefix + name, alias: isFree ? name : nil)
            }
        )
    }

    private init(_ table: ParameterTable, own: [Parameter]) {
        self.table = table
        let taken = Set(own.map(\.name))
        let shared = table.parameters.map { parameter in
            taken.contains(parameter.name)
                ? Parameter(parameter, renamed: Self.rootPrefix + parameter.name) : parameter
        }
        parameters = shared + own
        var positions: [String: Int] = [:]
        for (index, parameter) in own.enumerated() {
            positions[parameter.name] = table.parameters.count + index
            if let alias = parameter.alias { positions[alias] = table.parameters.count + index }
        }
        for (index, parameter) in shared.enumerated() where parameter.name != table.parameters[index].name {
            positions[parameter.name] = index
        }
        ownPositions = positions
    }

    /// The parameters that only the style has.
    var own: ArraySlice<Parameter> { parameters.dropFirst(table.parameters.count) }

    /// The position of the parameter of a name, or of an alias.
    func position(of name: String) -> Int? { ownPositions[name] ?? table.positions[name] }

    /// The parameter of a name.
    func parameter(named name: String) -> Parameter? { position(of: name).map { parameters[$0] } }

    /// The parameters that only styles with a border have; another style can have its own of the name.
    private static let namesOfBorders: Set = ["cornerRadius", "buttonBorderShape"]
}
