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
                style: query.style.name,
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
        let context = context(query.style, query.output)
        guard let axis = SheetAxis.all(in: context).first(where: { $0.name == name }) else {
            preconditionFailure("\(name) was read as an axis")
        }
        guard !query.given.contains(where: { $0.name == name }) else {
            throw .unavailable(
                parameter: name,
                value: axis.parameter.spelling(query.values),
                style: query.style.name,
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
        let context = context(sheet.style, .still)
        var values = sheet.values
        values.isDownload = false
        for (parameter, value) in cellValues {
            do {
                try parameter.read(value, context, &values)
            } catch {
                throw .invalidValue(parameter: parameter.name, value: value, error)
            }
        }
        try values.request.checkConflicts()
        let names = Set(cellValues.map(\.parameter.name))
        let given = parameters(of: sheet.style).parameters.filter { parameter in
            names.contains(parameter.name)
                || sheet.given.contains { $0 === parameter && parameter.unavailability(context) == nil }
        }
        return ButtonQuery(values, given: given, in: context)
    }
}
