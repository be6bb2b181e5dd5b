import ButtonRendering

extension QueryReader {
    /// The axes of a sheet: two parameters, neither of which is given a value.
    func sheetAxes(of query: ButtonQuery) throws(QueryError) -> (rows: SheetAxis, columns: SheetAxis) {
        guard let axes = query.axes else { preconditionFailure("\(query.output) is no sheet") }
        let rows = try axis(axes.rows, direction: "rows", of: query)
        let columns = try axis(axes.columns, direction: "columns", of: query)
        guard rows.name != columns.name else {
            throw .unavailable(
                parameter: "columns",
                value: columns.name,
                style: query.style.displayName,
                .sameAxis(rows.name)
            )
        }
        return (rows, columns)
    }

    private func axis(
        _ name: String,
        direction: String,
        of query: ButtonQuery
    ) throws(QueryError) -> SheetAxis {
        let context = context(of: query.style, as: query.output)
        guard let axis = SheetAxis.all(in: context).first(where: { $0.name == name }) else {
            preconditionFailure("\(name) was read as an axis")
        }
        guard !query.given.contains(where: { $0.name == name }) else {
            throw .unavailable(
                parameter: name,
                value: axis.parameter.spelling(query.values),
                style: query.style.displayName,
                .axisOfSheet(direction: direction)
            )
        }
        return axis
    }

    /// The still picture of a cell: the query of the sheet with the values of the cell's row and column.
    func cell(
        of sheet: ButtonQuery,
        values cellValues: [(parameter: Parameter, value: String)]
    ) throws(QueryError) -> ButtonQuery {
        let style = style(ofCell: cellValues, of: sheet)
        let context = context(of: style, as: .still)
        var values = style == sheet.style ? sheet.values : try self.values(of: sheet, in: context)
        values.isDownload = false
        for (parameter, value) in cellValues where parameter !== Parameters.style {
            do {
                try parameter.read(value, context, &values)
            } catch {
                throw .invalidValue(parameter: parameter.name, value: value, error)
            }
        }
        try values.request.checkConflicts()
        let names = Set(cellValues.map(\.parameter.name))
        let given = parameters(of: style).parameters.filter { parameter in
            names.contains(parameter.name)
                || sheet.given.contains {
                    $0.name == parameter.name && parameter.unavailability(context) == nil
                }
        }
        return ButtonQuery(values, given: given, in: context)
    }

    /// The style of a cell: that of the sheet, unless the sheet shows all styles.
    private func style(
        ofCell cellValues: [(parameter: Parameter, value: String)],
        of sheet: ButtonQuery
    ) -> CatalogEntry {
        guard let name = cellValues.first(where: { $0.parameter === Parameters.style })?.value else {
            return sheet.style
        }
        return context(of: sheet.style, as: .still).style(named: name) ?? sheet.style
    }

    /// The values of a sheet, read again for another style, which may not take all of them.
    private func values(of sheet: ButtonQuery, in context: ParameterContext) throws(QueryError) -> QueryValues
    {
        var values = QueryValues(request: ButtonRequest(style: context.style))
        values.tokens = sheet.values.tokens
        values.request.theme = sheet.values.request.theme
        let list = parameters(of: context.style)
        let sheetContext = self.context(of: sheet.style, as: .still)
        for parameter in sheet.given
        where !parameter.isDelivery && parameter.unavailability(sheetContext) == nil
            && !parameter.isDefault(sheet.values, sheetContext)
        {
            let value = parameter.spelling(sheet.values)
            guard let parameter = list.parameter(named: parameter.name) else {
                throw .unavailable(
                    parameter: parameter.name,
                    value: value,
                    style: context.style.displayName,
                    .otherStyles([sheet.style.description])
                )
            }
            if let reason = parameter.unavailability(context) {
                throw .unavailable(
                    parameter: parameter.name,
                    value: value,
                    style: context.style.displayName,
                    reason
                )
            }
            do {
                try parameter.read(value, context, &values)
            } catch {
                throw .invalidValue(parameter: parameter.name, value: value, error)
            }
        }
        if values.request.interaction.events.isEmpty {
            values.request.interaction.events = Parameters.defaultEvents(values, in: context)
        }
        values.request.presentation.viewerChoices = sheet.values.request.presentation.viewerChoices
        return values
    }
}
