import Graphics

/// Our own drawings of SF symbols of a shape with a part filled, as `rectangle.bottomthird.inset.filled`.
///
/// Lengths are in ems of the text, and the origin is the middle of the drawing.
enum InsetShape {
    private static let shapes: [(name: String, rect: CGRect)] = [
        ("square", CGRect(x: -0.46, y: -0.46, width: 0.92, height: 0.92)),
        ("rectangle", CGRect(x: -0.6, y: -0.45, width: 1.2, height: 0.9)),
        ("rectangle.portrait", CGRect(x: -0.4, y: -0.52, width: 0.8, height: 1.04)),
    ]

    /// The sides of a shape: whether the part is at its beginning or end, of its width or height.
    private static let sides: [(names: [String], isFirst: Bool, isWidth: Bool)] = [
        (["left", "leading"], true, true), (["right", "trailing"], false, true),
        (["top"], true, false), (["bottom"], false, false),
    ]

    private static let shares: [(name: String, share: CGFloat)] = [("half", 0.5), ("third", 0.36)]

    /// The drawings by the names of the symbols, which are of two kinds: those of SF Symbols 3, and those of 7.
    static let drawings: [String: @Sendable () -> SymbolOutline] = {
        var drawings: [String: @Sendable () -> SymbolOutline] = [:]
        for (name, rect) in shapes {
            drawings["\(name).inset.filled"] = { outline(of: rect, filled: inside(of: rect)) }
            drawings["inset.filled.\(name)"] = drawings["\(name).inset.filled"]
            drawings["\(name).center.inset.filled"] = {
                outline(of: rect, filled: rect.insetBy(dx: rect.width * 0.27, dy: rect.height * 0.27))
            }
            drawings["inset.filled.center.\(name)"] = drawings["\(name).center.inset.filled"]
            for side in sides {
                for (shareName, share) in shares {
                    let part = part(share, of: inside(of: rect), isFirst: side.isFirst, isWidth: side.isWidth)
                    for sideName in side.names {
                        let drawing: @Sendable () -> SymbolOutline = { outline(of: rect, filled: part) }
                        drawings["\(name).\(sideName)\(shareName).inset.filled"] = drawing
                        drawings["inset.filled.\(sideName)\(shareName).\(name)"] = drawing
                    }
                }
            }
        }
        return drawings
    }()

    /// The space for what is filled.
    private static func inside(of rect: CGRect) -> CGRect {
        rect.insetBy(dx: 2 * SymbolStroke.width, dy: 2 * SymbolStroke.width)
    }

    private static func part(_ share: CGFloat, of rect: CGRect, isFirst: Bool, isWidth: Bool) -> CGRect {
        var part = rect
        if isWidth {
            part.size.width *= share
            if !isFirst { part.origin.x = rect.maxX - part.width }
        } else {
            part.size.height *= share
            if !isFirst { part.origin.y = rect.maxY - part.height }
        }
        return part
    }

    private static func outline(of rect: CGRect, filled part: CGRect) -> SymbolOutline {
        SymbolOutline(
            pieces: SymbolStroke.ring(rect, cornerRadius: 0.2)
                + [Path(roundedRect: part, cornerRadius: 0.05, style: .continuous)]
        )
    }
}
