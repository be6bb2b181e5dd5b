package import Graphics
package import ViewEngine

/// The picture of a view at its ideal size, set in squares.
package func render<Content: View>(
    _ view: Content,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
) -> DisplayList {
    host(view, change).displayList()
}

/// A host for a view, to be touched.
package func host<Content: View>(
    _ view: Content,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
) -> ViewHost {
    var environment = EnvironmentValues(palette: .test)
    change(&environment)
    return ViewHost(rootView: view, environment: environment, shaper: FixedWidthShaper())
}

extension ViewHost {
    /// Puts a finger on a place of the view and keeps it there.
    package func touchDown(at place: UnitPoint) {
        let size = displayList().size
        let point = CGPoint(x: (place.x - 0.5) * size.width, y: (place.y - 0.5) * size.height)
        handle(InteractionEvent(.down(point), at: 0))
    }
}

extension SystemPalette {
    /// A palette in which each colour can be told by its number.
    ///
    /// Red is the colour's place in the list, over 100; green marks the dark appearance, blue more
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
                weight: style == .headline ? .semibold : .regular
            )
        },
        hierarchicalOpacities: [1, 0.5, 0.25, 0.2],
        labelSpacing: 4
    )
}

extension ResolvedColor {
    /// The colour of a name in the test palette, in the light.
    package static func test(_ color: SystemColor) -> ResolvedColor {
        ResolvedColor(red: Double(color.rawValue) / 100, green: 0, blue: 0)
    }
}

extension DisplayList {
    /// The places of all fills, in painting order, whatever groups they are in.
    package var fills: [CGRect] { items.flatMap(\.fills).map(\.0) }

    /// The colours of all fills.
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
