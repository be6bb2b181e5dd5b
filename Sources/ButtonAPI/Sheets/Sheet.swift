import ButtonRendering
import Graphics
import SVG
import ViewEngine
import ViewRendering

/// The picture of a sheet, and the descriptions of its cells.
struct Sheet {
    /// A button on its own background.
    struct Cell {
        let row, column: String
        let frame: CGRect
        let url: String
        /// The shadows and the glass of the button, whether they are drawn or not.
        let effects: [SurfaceEffect]
        let part: SVGDocument.Part
    }

    let query: SheetQuery
    let cells: [Cell]
    let document: SVGDocument

    /// The sheet as a viewer with preferences sees it.
    init(
        _ query: ButtonQuery,
        preferences: [ViewerPreference] = [],
        reader: QueryReader,
        worker: ButtonWorker
    ) throws(QueryError) {
        let sheet = try SheetQuery(query, reader: reader)
        let pictures = sheet.cells.map {
            worker.buttons.picture(ofCell: $0.still.request.preferring(preferences))
        }
        let environment = query.request.preferring(preferences).environment
        let headings = SheetHeadings(sheet, in: environment, views: worker.views)
        let layout = SheetLayout(
            content: pictures.size,
            padding: query.request.presentation.padding ?? pictures.defaultPadding,
            headings
        )
        let cells = zip(sheet.cells, pictures).map { cell, picture in
            Cell(cell, of: sheet, showing: picture, in: layout.frame(row: cell.row, column: cell.column))
        }
        let dashes = sheet.emptyCells.map { cell in
            let frame = layout.frame(row: cell.row, column: cell.column)
            return headings.dash.item(at: headings.dash.size.origin(centeredIn: frame))
        }
        self.query = sheet
        self.cells = cells
        document = SVGDocument(
            title: query.accessibilityTitle + ": \(sheet.rows.name) × \(sheet.columns.name)",
            viewBox: CGRect(origin: .zero, size: layout.size),
            background: headings.ground,
            content: DisplayList(size: layout.size, items: layout.headings + dashes),
            parts: cells.map(\.part),
            textForm: query.textForm,
            profile: query.request.presentation.profile.svg
        )
    }
}

extension Sheet.Cell {
    fileprivate init(
        _ cell: SheetQuery.Cell,
        of query: SheetQuery,
        showing picture: ViewPicture,
        in frame: CGRect
    ) {
        row = query.rows.values[cell.row]
        column = query.columns.values[cell.column]
        self.frame = frame
        url = cell.still.url
        // The origin is that of the button, so that it is drawn as in its own picture.
        let origin = picture.content.size.origin(centeredIn: frame)
        let ground = ResolvedShape.roundedRectangle(
            frame.offsetBy(dx: -origin.x, dy: -origin.y),
            cornerRadius: Self.cornerRadius,
            style: .circular
        )
        effects = picture.content.items.visible.surfaceEffects
        let isLayer = cell.still.request.presentation.profile.isDesignTool
        let rowName = "\(query.rows.name)=\(Self.joined(row))"
        let columnName = "\(query.columns.name)=\(Self.joined(column))"
        part = SVGDocument.Part(
            id: isLayer
                ? "\(rowName),\(columnName)"
                : SVGDocument.Part.id(Self.joined(row) + "-" + Self.joined(column), of: query.identity),
            name: "\(rowName), \(columnName)",
            row: rowName,
            title: "\(query.rows.name) \(row), \(query.columns.name) \(column)",
            origin: origin,
            content: DisplayList(
                size: picture.content.size,
                items: [
                    DisplayItem(.fill(ground, color: picture.background ?? .clear), role: .backdrop)
                ] + cell.still.drawn(picture.content).items
            ).visible,
            textForm: cell.still.textForm
        )
    }

    /// A value without commas: it may be several names.
    private static func joined(_ value: String) -> String {
        value.split(separator: ",").joined(separator: "-")
    }

    private static let cornerRadius: CGFloat = 12
}

extension ButtonRenderer {
    /// The button of a cell without room around it, on the system's background if the request sets none.
    fileprivate func picture(ofCell request: ButtonRequest) -> ViewPicture {
        var request = request
        request.presentation.padding = 0
        // A cell is compared with those beside it by eye.
        if request.presentation.overlay == .findings { request.presentation.overlay = .ownFindings }
        request.environment.background = request.environment.background ?? Color(.background)
        return picture(of: request)
    }
}

extension [ViewPicture] {
    /// The smallest size that holds each of the layout frames.
    fileprivate var size: CGSize {
        reduce(into: .zero) {
            $0.width = Swift.max($0.width, $1.content.size.width)
            $0.height = Swift.max($0.height, $1.content.size.height)
        }
    }

    /// The room around a frame that the paint of the pictures needs, and some more.
    fileprivate var defaultPadding: CGFloat {
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
