import ButtonRendering

/// What a sheet shows: all values of two parameters, and a still picture where two of them meet.
///
/// A value that goes with none of the other parameter's is left out. A cell is empty where only its own two
/// values exclude each other.
struct SheetQuery {
    /// Two values that go together, by their places on the axes.
    struct Cell {
        let row, column: Int
        let still: ButtonQuery
    }

    /// Two values that exclude each other.
    struct EmptyCell {
        let row, column: Int
        let error: QueryError
    }

    /// What tells the sheet from all others.
    let identity: String
    let rows, columns: SheetAxis
    /// Row by row.
    private(set) var cells: [Cell] = []
    private(set) var emptyCells: [EmptyCell] = []

    init(_ query: ButtonQuery) throws(QueryError) {
        let (rows, columns) = try query.axes()
        let count = rows.values.count * columns.values.count
        try Self.check(count, of: .cells)
        let words = query.request.title + query.request.configuration.subtitle
        try Self.check(count * words.unicodeScalars.count, of: .characters)
        try Self.check(count * query.request.events.count, of: .events)

        let stills = rows.values.map { row in
            columns.values.map { column in
                Result { () throws(QueryError) in try query.cell(row, column) }
            }
        }
        let usedRows = rows.values.indices.filter { row in stills[row].contains(where: \.isSuccess) }
        let usedColumns = columns.values.indices.filter { column in
            stills.contains { $0[column].isSuccess }
        }
        // What is wrong with all cells is wrong with the first.
        if usedRows.isEmpty { _ = try stills[0][0].get() }

        identity = "\(query.entry.framework.rawValue)/\(query.entry.name)?\(query.canonical)"
        self.rows = rows.only(usedRows)
        self.columns = columns.only(usedColumns)
        for (row, usedRow) in usedRows.enumerated() {
            for (column, usedColumn) in usedColumns.enumerated() {
                switch stills[usedRow][usedColumn] {
                case .success(let still):
                    cells.append(Cell(row: row, column: column, still: still))
                case .failure(let error):
                    emptyCells.append(EmptyCell(row: row, column: column, error: error))
                }
            }
        }
    }

    private static func check(_ count: Int, of measure: SheetMeasure) throws(QueryError) {
        guard count <= measure.limit else { throw .sheetTooLarge(count, of: measure) }
    }
}

extension Result {
    fileprivate var isSuccess: Bool {
        if case .success = self { true } else { false }
    }
}

extension SheetAxis {
    fileprivate func only(_ indices: [Int]) -> SheetAxis {
        SheetAxis(parameter: parameter, values: indices.map { values[$0] })
    }
}

extension ButtonQuery {
    /// The two parameters whose values a sheet shows.
    func axes() throws(QueryError) -> (rows: SheetAxis, columns: SheetAxis) {
        let (rows, columns) = (try axis("rows"), try axis("columns"))
        guard rows.name != columns.name else {
            throw .notTaken(
                parameter: "columns",
                value: columns.name,
                style: entry.name,
                reason: "The rows are of “\(rows.name)” already: a sheet is of two parameters."
            )
        }
        return (rows, columns)
    }

    private func axis(_ direction: String) throws(QueryError) -> SheetAxis {
        guard let axis = entry.axes.first(where: { $0.name == value(of: direction) }) else {
            preconditionFailure("a sheet has \(direction), and what is read for them is an axis")
        }
        if let given = value(of: axis.name) {
            throw .notTaken(
                parameter: axis.name,
                value: given,
                style: entry.name,
                reason: """
                    The \(direction) of the sheet are all of its values; “\(direction)” chooses another \
                    parameter.
                    """
            )
        }
        return axis
    }
}
