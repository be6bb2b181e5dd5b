import ButtonRendering

/// The parameters that entries of one kind share, in the order of the canonical query.
struct ParameterTable: Sendable {
    let parameters: [Parameter]
    /// Their positions by name and by alias.
    let positions: [String: Int]
    /// The names that an own parameter of an entry cannot have without a prefix: they mean something else in a query or
    /// in a JSON body.
    let reservedNames: Set<String>

    /// The parameters of buttons with the label of the request.
    static let buttons = ParameterTable(Parameters.all)
    /// Those of buttons in a style of a source, which are in a language.
    static let customButtons = ParameterTable(
        Parameters.withLocale(Parameters.all),
        sharing: Parameters.namesOfLanguage.union([Parameters.overlay.name])
    )
    /// The parameters of views that are shown by themselves, which have no label of the request.
    static let views = ParameterTable(
        Parameters.withLocale(Parameters.ofViews),
        sharing: Parameters.namesOfViews.union(Parameters.namesOfLanguage).union([Parameters.overlay.name])
    )

    /// The table of the parameters that an entry shares with others.
    static func table(of style: CatalogEntry) -> ParameterTable {
        guard style.content == nil else { return .views }
        return style.framework == .custom ? .customButtons : .buttons
    }

    /// A table of parameters, of which some leave their names to own parameters of an entry.
    private init(_ parameters: [Parameter], sharing sharedNames: Set<String> = []) {
        self.parameters = parameters
        var positions: [String: Int] = [:]
        for (position, parameter) in parameters.enumerated() {
            positions[parameter.name] = position
            if let alias = parameter.alias { positions[alias] = position }
        }
        self.positions = positions
        reservedNames = Set(positions.keys).union(IgnoredParameters.names).union([
            RenderingMember.framework, RenderingMember.style, RenderingMember.format, RenderingMember.tokens,
        ])
        .subtracting(sharedNames)
    }
}
