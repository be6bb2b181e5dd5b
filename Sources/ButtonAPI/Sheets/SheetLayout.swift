import Graphics

/// The places of the headings and the cells of a sheet, in whole points.
///
/// All cells have one size. The columns' headings stand over them, under the name of their parameter; the
/// rows' stand before them, and the name of theirs on the line of the columns.
struct SheetLayout {
    private static let margin: CGFloat = 24
    private static let cellGap: CGFloat = 8
    /// From the headings of rows and of columns to the cells.
    private static let headingGap = CGSize(width: 20, height: 10)
    /// From the name of the columns' parameter to their headings.
    private static let lineGap: CGFloat = 2

    let size: CGSize
    private let cellSize: CGSize
    private let words: SheetHeadings
    private let lineHeight: CGFloat
    /// The top left of the first cell.
    private let origin: CGPoint

    /// A sheet whose cells all have room for a size, and for some padding around it.
    init(content: CGSize, padding: CGFloat, _ headings: SheetHeadings) {
        words = headings
        let (rows, columns) = (CGFloat(headings.rows.count), CGFloat(headings.columns.count))
        lineHeight = headings.columnParameter.size.height.rounded(.up)
        let rowWidth = (headings.rows + [headings.rowParameter]).reduce(0) { max($0, $1.size.width) }
        let columnWidth = headings.columns.reduce(0) { max($0, $1.size.width) }
        // All columns together are as wide as the name of their parameter.
        let share = (headings.columnParameter.size.width + Self.cellGap) / columns - Self.cellGap
        cellSize = CGSize(
            width: max(content.width + 2 * padding, columnWidth, share).rounded(.up),
            height: max(content.height + 2 * padding, lineHeight).rounded(.up)
        )
        origin = CGPoint(
            x: Self.margin + rowWidth.rounded(.up) + Self.headingGap.width,
            y: Self.margin + 2 * lineHeight + Self.lineGap + Self.headingGap.height
        )
        size = CGSize(
            width: origin.x + columns * (cellSize.width + Self.cellGap) - Self.cellGap + Self.margin,
            height: origin.y + rows * (cellSize.height + Self.cellGap) - Self.cellGap + Self.margin
        )
    }

    func frame(row: Int, column: Int) -> CGRect {
        CGRect(
            origin: CGPoint(
                x: origin.x + CGFloat(column) * (cellSize.width + Self.cellGap),
                y: origin.y + CGFloat(row) * (cellSize.height + Self.cellGap)
            ),
            size: cellSize
        )
    }

    /// The headings in their places.
    var headings: [DisplayItem] {
        let (columns, rows) = (words.columns.indices, words.rows.indices)
        let top = frame(row: 0, column: 0).union(frame(row: 0, column: columns.count - 1))
        let columnsX = words.columnParameter.size.origin(centeredIn: top).x
        let lineY = Self.margin + lineHeight + Self.lineGap
        return [
            words.columnParameter.item(at: CGPoint(x: columnsX, y: Self.margin)),
            words.rowParameter.item(at: CGPoint(x: Self.margin, y: lineY)),
        ]
            + columns.map { column in
                let heading = words.columns[column]
                let x = heading.size.origin(centeredIn: frame(row: 0, column: column)).x
                return heading.item(at: CGPoint(x: x, y: lineY))
            }
            + rows.map { row in
                let heading = words.rows[row]
                let y = heading.size.origin(centeredIn: frame(row: row, column: 0)).y
                return heading.item(at: CGPoint(x: Self.margin, y: y))
            }
    }
}

extension CGSize {
    /// The origin of this size in the middle of a rectangle, on a whole point.
    func origin(centeredIn rect: CGRect) -> CGPoint {
        CGPoint(x: (rect.midX - width / 2).rounded(.down), y: (rect.midY - height / 2).rounded(.down))
    }
}

extension DisplayList {
    /// The picture as an item of another one.
    func item(at origin: CGPoint) -> DisplayItem {
        .group(
            .transform(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: origin.x, ty: origin.y)),
            items: items
        )
    }
}
