package import Graphics
package import ViewEngine

/// The picture of a view at its ideal size, with text in squares.
package func render<Content: View>(
    _ view: Content,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
) -> DisplayList {
    host(view, change).displayList()
}

/// A host for a view, which can receive touches.
package func host<Content: View>(
    _ view: Content,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
) -> ViewHost {
    var environment = EnvironmentValues(palette: .test)
    change(&environment)
    return ViewHost(rootView: view, environment: environment, shaper: FixedWidthShaper())
}

extension ViewHost {
    /// Puts a finger on a point of the view and holds it there.
    package func touchDown(at point: UnitPoint) {
        let size = displayList().size
        let location = CGPoint(x: (point.x - 0.5) * size.width, y: (point.y - 0.5) * size.height)
        send(InteractionEvent(.down(location), at: 0))
    }
}

extension SystemPalette {
    /// A palette in which a number identifies each color.
    ///
    /// Red is the position of the color in the list, divided by 100; green marks dark mode, blue increased
    /// contrast. Body text is 10 points.
    package static let test = SystemPalette(
        colors: { color in
            let red = Double(color.rawValue) / 100
            return Variants(
                light: ResolvedColor(red: red, green: 0, blue: 0),
                dark: ResolvedColor(red: red, green: 1, blue: 0),
                lightIncreasedContrast: ResolvedColor(red: red, green: 0, blue: 1),
                darkIncreasedContrast: ResolvedColor(red: red, green: 1, blue: 1)
            )
        },
        typography: { style in
            Typography(
                sizes: DynamicTypeSize.allCases.map { style == .body ? 10 : 20 + Double($0.rawValue) },
                weight: style == .headline ? .semibold : .regular,
                boldWeight: style == .body ? .semibold : .bold
            )
        },
        boldWeight: { $0 < 20 ? .semibold : .bold },
        hierarchicalOpacities: [1, 0.5, 0.25, 0.2],
        labelSpacing: 4
    )
}

extension ResolvedColor {
    /// A color of the test palette in light mode.
    package static func test(_ color: SystemColor) -> ResolvedColor {
        ResolvedColor(red: Double(color.rawValue) / 100, green: 0, blue: 0)
    }
}

extension DisplayList {
    /// The rectangles of all fills, in painting order, whatever groups they are in.
    package var fills: [CGRect] { items.flatMap(\.fills).map(\.0) }

    /// The colors of all fills.
    package var fillColors: [ResolvedColor] { items.flatMap(\.fills).map(\.1) }

    /// All lines of text.
    package var runs: [GlyphRun] { items.flatMap(\.runs) }
}

extension DisplayItem {
    fileprivate var fills: [(CGRect, ResolvedColor)] {
        switch drawing {
        case .fill(let shape, let color): [(shape.boundingRect, color)]
        case .group(_, let items): items.flatMap(\.fills)
        case .stroke, .glyphs: []
        }
    }

    fileprivate var runs: [GlyphRun] {
        switch drawing {
        case .glyphs(let run): [run]
        case .group(_, let items): items.flatMap(\.runs)
        case .fill, .stroke: []
        }
    }
}
