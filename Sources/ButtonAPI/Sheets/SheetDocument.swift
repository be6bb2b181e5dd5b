import Graphics
import SVG

/// The cells of a sheet as they are answered.
struct SheetDocument: Encodable {
    private let width: Double
    private let height: Double
    private let rowParameter: String
    private let columnParameter: String
    private let rows: [String]
    private let columns: [String]
    private let cells: [Cell]
    private let emptyCells: [EmptyCell]

    private enum CodingKeys: CodingKey {
        case width, height, rowParameter, columnParameter, rows, columns, cells, emptyCells
    }

    private struct Cell: Encodable {
        let id, row, column: String
        let x, y, width, height: Double
        let url: String
        let effects: [Effect]

        enum CodingKeys: CodingKey { case id, row, column, x, y, width, height, url, effects }
    }

    /// A shadow or glass, in points, in the terms of CSS: its blur is two standard deviations.
    private struct Effect: Encodable {
        let type, color: String
        let offsetX, offsetY, blur, spread: Double

        enum CodingKeys: CodingKey { case type, color, offsetX, offsetY, blur, spread }

        init(_ effect: SurfaceEffect) {
            switch effect {
            case .shadow(let shadow):
                type = "shadow"
                color = shadow.color.hexadecimal
                offsetX = shadow.offset.width.roundedToMillionths
                offsetY = shadow.offset.height.roundedToMillionths
                blur = (2 * shadow.radius).roundedToMillionths
            case .glass(let rim):
                type = "glass"
                color = rim.hexadecimal
                (offsetX, offsetY, blur) = (0, 0, 0)
            }
            spread = 0
        }
    }

    /// Two values that exclude each other.
    private struct EmptyCell: Encodable {
        let row, column, reason: String

        enum CodingKeys: CodingKey { case row, column, reason }
    }

    init(_ sheet: Sheet) {
        let (rows, columns) = (sheet.query.rows, sheet.query.columns)
        width = sheet.document.viewBox.width
        height = sheet.document.viewBox.height
        rowParameter = rows.name
        columnParameter = columns.name
        self.rows = rows.values
        self.columns = columns.values
        cells = sheet.cells.map { cell in
            Cell(
                id: cell.part.id,
                row: cell.row,
                column: cell.column,
                x: cell.frame.minX,
                y: cell.frame.minY,
                width: cell.frame.width,
                height: cell.frame.height,
                url: cell.url,
                effects: cell.effects.map(Effect.init)
            )
        }
        emptyCells = sheet.query.emptyCells.map { cell in
            EmptyCell(
                row: rows.values[cell.row],
                column: columns.values[cell.column],
                reason: Problem(cell.error).detail
            )
        }
    }
}
