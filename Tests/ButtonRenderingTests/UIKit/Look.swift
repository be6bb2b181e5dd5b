import ButtonRendering
import Graphics
import TestSupport
import Testing
import ViewEngine
import ViewRendering

/// The visible colors of a UIKit button.
struct Look: Hashable {
    var fill: ResolvedColor?
    var stroke: Line?
    var title: ResolvedColor?

    /// The visible line along the edge.
    struct Line: Hashable {
        let color: ResolvedColor
        let width: CGFloat
    }

    init(fill: ResolvedColor? = nil, stroke: Line? = nil, title: ResolvedColor? = nil) {
        self.fill = fill
        self.stroke = stroke
        self.title = title
    }

    /// The colors of a button in a state.
    init(
        of style: String,
        _ state: ButtonState = .normal,
        _ change: (inout ButtonRequest) -> Void = { _ in }
    ) throws {
        let list = try picture(of: style, state, change)
        self.init(
            fill: list.fillColors.first,
            stroke: list.lines.first,
            title: list.runs.first?.color
        )
    }
}

/// Draws a UIKit button in a state.
func picture(
    of style: String,
    _ state: ButtonState = .normal,
    _ change: (inout ButtonRequest) -> Void = { _ in }
) throws -> DisplayList {
    let entry = try #require(Catalog.standard.entry(.uiKit, named: style))
    var request = ButtonRequest(style: entry)
    request.button.state = state
    change(&request)
    return ButtonRenderer(shaper: FixedWidthShaper()).picture(of: request).content
}

extension DisplayList {
    /// All stroked lines.
    var lines: [Look.Line] { items.flatMap(\.lines) }
}

extension DisplayItem {
    fileprivate var lines: [Look.Line] {
        switch drawing {
        case .stroke(_, let style, let color): [Look.Line(color: color, width: style.lineWidth)]
        case .group(_, let items): items.flatMap(\.lines)
        case .fill, .glyphs: []
        }
    }
}
