import ButtonRendering
import Graphics
import SVG
import ViewEngine

/// The picture of a sheet, and what is to be told of its cells.
struct Sheet {
    /// A button on a ground of its own.
    struct Cell {
        let row, column: String
        let frame: CGRect
        let url: String
        let part: SVGDocument.Part
    }

    let query: SheetQuery
    let cells: [Cell]
    let document: SVGDocument

    init(_ asked: ButtonQuery, _ buttons: ButtonRenderer, _ shaper: any TextShaper) throws(QueryError) {
        let query = try SheetQuery(asked)
        let pictures = query.cells.map { buttons.picture(of: $0.still) }
        let headings = SheetHeadings(query, around: asked.request, shaper)
        let layout = SheetLayout(
            content: pictures.size,
            padding: asked.request.padding ?? pictures.usualPadding,
            headings
        )
        let cells = zip(query.cells, pictures).map { cell, picture in
            Cell(cell, of: query, picture, in: layout.frame(row: cell.row, column: cell.column))
        }
        let dashes = query.emptyCells.map { cell in
            let frame = layout.frame(row: cell.row, column: cell.column)
            return headings.dash.item(at: headings.dash.size.origin(centeredIn: frame))
        }
        self.query = query
        self.cells = cells
        document = SVGDocument(
            title: asked.accessibilityTitle + ": \(query.rows.name) × \(query.columns.name)",
            viewBox: CGRect(origin: .zero, size: layout.size),
            background: headings.ground,
            content: DisplayList(size: layout.size, items: layout.headings + dashes),
            parts: cells.map(\.part),
            textForm: asked.textForm
        )
    }
}

extension Sheet.Cell {
    fileprivate init(
        _ cell: SheetQuery.Cell,
        of query: SheetQuery,
        _ picture: ButtonRenderer.Picture,
        in frame: CGRect
    ) {
        row = query.rows.values[cell.row].text
        column = query.columns.values[cell.column].text
        self.frame = frame
        url = cell.still.url
        // The origin is that of the button, so that it is drawn as in its own picture.
        let origin = picture.content.size.origin(centeredIn: frame)
        let ground = ResolvedShape.roundedRectangle(
            frame.offsetBy(dx: -origin.x, dy: -origin.y),
            cornerRadius: Self.cornerRadius,
            style: .circular
        )
        part = SVGDocument.Part(
            // A value may be several names, between commas.
            name: (row + "-" + column).split(separator: ",").joined(separator: "-"),
            of: query.identity,
            title: "\(query.rows.name) \(row), \(query.columns.name) \(column)",
            origin: origin,
            content: DisplayList(
                size: picture.content.size,
                items: [.fill(ground, picture.background ?? .clear)] + picture.content.items
            ).visible,
            textForm: cell.still.textForm
        )
    }

    private static let cornerRadius: CGFloat = 12
}

extension ButtonRenderer {
    /// The button of a cell, and what the system has behind it if nothing else is asked for.
    ///
    /// The room around it is the sheet's affair.
    fileprivate func picture(of still: ButtonQuery) -> Picture {
        var request = still.request
        request.padding = 0
        request.background = request.background ?? Color(.background)
        return render(request, style: still.entry)
    }
}

extension [ButtonRenderer.Picture] {
    /// The smallest size that holds each of the layout frames.
    fileprivate var size: CGSize {
        reduce(into: .zero) {
            $0.width = Swift.max($0.width, $1.content.size.width)
            $0.height = Swift.max($0.height, $1.content.size.height)
        }
    }

    /// The room around a frame that the pictures need to be seen, and to breathe.
    fileprivate var usualPadding: CGFloat {
        let reach = reduce(0) { reach, picture in
            let (frame, paint) = (picture.content.size, picture.content.paintBounds)
            return Swift.max(
                reach,
                -paint.minX,
                -paint.minY,
                paint.maxX - frame.width,
                paint.maxY - frame.height
            )
        }
        return Swift.max(20, reach.rounded(.up) + 8)
    }
}
