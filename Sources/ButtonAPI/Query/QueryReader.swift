import ButtonRendering
import HTTP

/// Reads queries with the parameters of the styles of a catalog.
struct QueryReader: Sendable {
    let styles: StyleLookup
    let symbols: SymbolNames
    private let lists: [CatalogEntry: ParameterList]
    /// The names of all parameters of all styles, for suggestions.
    private let names: [String]

    init(_ styles: StyleLookup, symbols: SymbolNames) {
        self.styles = styles
        let catalog = styles.catalog
        self.symbols = symbols
        lists = Dictionary(catalog.requestable.map { ($0, ParameterList(of: $0)) }) { first, _ in first }
        names =
            (Parameters.all + Parameters.onlyOfViews + [Parameters.locale]).map(\.name)
            + catalog.entries.flatMap(\.parameters).map(\.name)
    }

    var catalog: Catalog { styles.catalog }

    /// The parameters of a style in the order of the canonical query.
    func parameters(of style: CatalogEntry) -> ParameterList {
        lists[style] ?? ParameterList(of: style)
    }

    /// The context of a style; the entries of its collection may be known.
    func context(of style: CatalogEntry, as output: Output, in collection: CollectionEntries? = nil)
        -> ParameterContext
    {
        ParameterContext(
            style: style,
            output: output,
            catalog: catalog,
            symbols: symbols,
            collection: style.collection.map { collection ?? CollectionEntries($0) }
        )
    }

    /// The query of the items of a URL.
    func query(
        _ items: [QueryItem],
        for style: CatalogEntry,
        output: Output,
        tokens: TokenTheme? = nil
    ) throws(QueryError) -> ButtonQuery {
        let context = context(of: style, as: output)
        let list = parameters(of: style)
        var values = QueryValues(request: ButtonRequest(style: style))
        values.request.presentation.framesPerSecond = output.defaultFramesPerSecond
        values.tokens = tokens
        values.request.theme = tokens?.theme
        var positions: [Int] = []

        for item in items where !IgnoredParameters.contains(item.name) {
            guard let position = list.position(of: item.name) else {
                throw unknownParameter(item.name, value: item.value, for: style)
            }
            let parameter = list.parameters[position]
            guard !positions.contains(position) else {
                let isSameName = items.count { $0.name == item.name } > 1
                throw .repeatedParameter(parameter.name, alias: isSameName ? nil : parameter.alias)
            }
            positions.append(position)
            try read(parameter, from: item, in: context, into: &values)
        }
        if output.isSheet {
            // Both axes belong to the canonical query, given or not.
            for axis in Parameters.sheet {
                guard let position = list.position(of: axis.name), !positions.contains(position) else {
                    continue
                }
                positions.append(position)
            }
            values.setAxes()
        }
        if values.request.interaction.events.isEmpty {
            values.request.interaction.events = Parameters.defaultEvents(values, in: context)
        }
        if output.isSheet { positions.removeAll { values.isIgnoredAxis(list.parameters[$0]) } }
        values.settleViewerChoices(for: output)
        if positions.count > 1 { positions.sort() }
        let given = positions.map { list.parameters[$0] }
        try checkProfile(of: values, given: given, in: context)
        let query = ButtonQuery(values, given: given, in: context)
        if output.isSheet {
            // Before a cached response is looked up: a default is not in the canonical query.
            _ = try sheetAxes(of: query)
        } else {
            try values.request.checkConflicts()
        }
        return query
    }

    private func read(
        _ parameter: Parameter,
        from item: QueryItem,
        in context: ParameterContext,
        into values: inout QueryValues
    ) throws(QueryError) {
        if let reason = parameter.unavailability(context) {
            throw .unavailable(
                parameter: item.name,
                value: item.value,
                style: context.style.displayName,
                reason
            )
        }
        do {
            try parameter.read(item.value, context, &values)
        } catch {
            throw .invalidValue(parameter: item.name, value: item.value, error)
        }
    }

    /// Throws if the program of the profile cannot show the output.
    private func checkProfile(
        of values: QueryValues,
        given: [Parameter],
        in context: ParameterContext
    ) throws(QueryError) {
        func unavailable(_ reason: Unavailability) -> QueryError {
            let value = Parameters.profile.spelling(values)
            return .unavailable(
                parameter: Parameters.profile.name,
                value: value,
                style: context.style.displayName,
                reason
            )
        }
        switch values.request.presentation.profile {
        case .plain: break
        case .figma, .penpot:
            if context.output == .animation { throw unavailable(.notPlayedByDesignTools) }
        case .email:
            guard let pathExtension = context.output.rasterPathExtension else { return }
            var plain = values
            plain.request.presentation.profile = .plain
            let url = ButtonQuery(plain, given: given, in: context).url(at: pathExtension)
            throw unavailable(.notDrawnInMail(address: url))
        }
    }

    /// The error of a name that is no parameter of a style.
    func unknownParameter(_ name: String, value: String, for style: CatalogEntry) -> QueryError {
        let others = catalog.entries.filter { $0.parameters.contains { $0.name == name } }
        guard others.isEmpty else {
            return .unavailable(
                parameter: name,
                value: value,
                style: style.displayName,
                .otherStyles(others.map(\.description))
            )
        }
        let own = style.framework == .custom ? parameters(of: style).parameters.map(\.name) : []
        return .unknownParameter(UnknownName(name: name, known: own + names))
    }
}
