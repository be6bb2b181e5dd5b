import Graphics

/// Symbols in rows, each with its name.
struct ContactSheet {
    let symbols: [(name: String, shape: ShapedSymbol)]

    private static let columnCount = 12
    private static let cell = (width: 130, height: 66)

    var svg: String {
        let rowCount = (symbols.count + Self.columnCount - 1) / Self.columnCount
        let (width, height) = (Self.columnCount * Self.cell.width, rowCount * Self.cell.height)
        let cells = symbols.enumerated().map { index, symbol in
            let x = index % Self.columnCount * Self.cell.width
            let y = index / Self.columnCount * Self.cell.height
            return Self.cell(of: symbol.shape, named: symbol.name, x: x, y: y)
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)">
            <rect width="100%" height="100%" fill="white"/>
            \(cells.joined(separator: "\n"))
            </svg>
            """
    }

    private static func cell(of shape: ShapedSymbol, named name: String, x: Int, y: Int) -> String {
        guard case .outline(let path, let strokeWidth) = shape.glyph.drawing else { return "" }
        let left = CGFloat(x) + (CGFloat(cell.width) - shape.size.width) / 2 + shape.origin.x
        let top = CGFloat(y) + 24 - shape.size.height / 2 + shape.origin.y
        return """
            <path transform="translate(\(left) \(top))" stroke="black" stroke-width="\(strokeWidth)" d="\(data(of: path))"/>
            <text x="\(x + cell.width / 2)" y="\(y + 60)" font-size="8" font-family="Inter" text-anchor="middle">\(name)</text>
            """
    }

    private static func data(of path: Path) -> String {
        func text(_ point: CGPoint) -> String { "\(rounded(point.x)) \(rounded(point.y))" }
        return path.elements.map { element in
            switch element {
            case .move(let to): "M\(text(to))"
            case .line(let to): "L\(text(to))"
            case .quadCurve(let to, let control): "Q\(text(control)) \(text(to))"
            case .curve(let to, let first, let second): "C\(text(first)) \(text(second)) \(text(to))"
            case .closeSubpath: "Z"
            }
        }.joined()
    }

    private static func rounded(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
}
