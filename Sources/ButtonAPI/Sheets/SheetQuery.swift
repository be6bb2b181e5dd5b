import ButtonRendering

/// A sheet: all values of two parameters, and a still picture for each two of them.
///
/// A value that conflicts with every value of the other parameter is left out. A cell is empty where only its own
/// two values conflict.
struct SheetQuery {
    /// Two values that go together, by their indices on the axes.
    struct Cell {
        let row, column: Int
        let still: ButtonQuery
    }

    /// Two values that conflict.
    struct EmptyCell {
        let row, column: Int
        let error: QueryError
    }

    /// Distinguishes the sheet from all others.
    let identity: String
    let rows, columns: SheetAxis
    /// Row by row.
    private(set) var cells: [Cell] = []
    private(set) var emptyCells: [EmptyCell] = []

    init(_ query: ButtonQuery, reader: QueryReader) throws(QueryError) {
        let (rows, columns) = try reader.sheetAxes(of: query)
        let stills = rows.values.map { row in
            columns.values.map { column in
                Result { () throws(QueryError) in
                    try reader.cell(of: query, values: [(rows.parameter, row), (columns.parameter, column)])
                }
            }
        }
        let usedRows = rows.values.indices.filter { row in stills[row].contains(where: \.isSuccess) }
        let usedColumns = columns.values.indices.filter { column in
            stills.contains { $0[column].isSuccess }
        }
        // An error of all cells is that of the first.
        if usedRows.isEmpty { _ = try stills[0][0].get() }

        identity = "\(query.style.framework.rawValue)/\(query.style.name)?\(query.canonical.text)"
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
