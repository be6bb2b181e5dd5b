import ButtonRendering
import Graphics

/// The cost of a button without the letters of its text, by the size of its tree.
///
/// The numbers are CPU time of a release build on two cores of an AMD EPYC, measured with every style of the catalog in
/// a service that had drawn nothing before, as linear functions that none of them exceeds above 200 µs. Those of drawings
/// and of long motions were measured with some 200 published styles.
struct ButtonCost: Hashable, Sendable {
    /// The nodes of the tree.
    var nodes: Double
    /// The nodes of the button that is pressed, without those beside it.
    var pressedNodes: Double
    /// The nodes that are made to resolve the button, all resolutions together.
    var resolvedNodes: Double
    /// The states in which the style is drawn differently.
    var states: Double
    /// The drawings of a picture of a style that is not one of the catalog.
    var drawings = 0.0
    /// The layers of pixels of a picture of a style that is not one of the catalog.
    var layers = LayerCount()
    /// The area that the largest button of such styles paints on, in square points.
    var area = 0.0
    /// The longest motion of a style that is not one of the catalog.
    var motion: ButtonSize.Motion?
    /// The number of activity indicators, of eight spokes each.
    var indicators = 0.0
    /// The pictures that an outset is measured with, if it is that of a large view; `nil` for others.
    var picturesOfLargeView: Double?

    /// The drawings of a picture that are no nodes: those that shadows repeat, and long paths.
    private var repeatedDrawings: Double { max(0, drawings - nodes) }
    /// The nodes that draw.
    private var drawnNodes: Double { min(drawings, nodes) }

    /// A button in a cell of a sheet: 65 µs (`automatic`) to 218 µs (`primitiveScale`), 250 µs more with an indicator.
    var cell: Cost {
        let again = resolvedNodes > nodes ? 130.0 : 0
        return Cost(
            microseconds: 68 + 4.3 * resolvedNodes + again + 270 * indicators + 4.5 * repeatedDrawings,
            bytes: 2000 + 250 * nodes + 4000 * indicators + 320 * repeatedDrawings
        )
    }

    /// A picture at rest: 43 µs to 247 µs.
    var still: Cost { cell + Cost(microseconds: 30 + 0.7 * resolvedNodes) }

    /// Resolving the button once more in order to compare it: 27 µs to 115 µs.
    var resolution: Cost { Cost(microseconds: 36 + 5.5 * resolvedNodes + 70 * indicators) }

    /// The tokens of one state: 100 µs to 300 µs, twice as much with an activity indicator.
    var tokens: Cost { 1.2 * resolution + Cost(microseconds: 60 + 220 * indicators, bytes: 3_500) }

    /// The findings of one picture, whose texts are looked at in some points each.
    var findings: Cost { 1.5 * resolution + Cost(microseconds: 60 + 6 * nodes, bytes: 1_500) }

    /// The marks over the cell of a sheet.
    func marks(of request: ButtonRequest) -> Cost {
        request.presentation.overlay == .none ? Cost() : findings
    }

    /// The marks over the picture of a request.
    func overlay(of request: ButtonRequest) -> Cost {
        switch request.presentation.overlay {
        case .none: Cost()
        case .marks, .ownFindings: findings
        case .findings: Double(AuditExtent(request).mostPictures) * findings
        }
    }

    /// An update of a recording, by an event: 11 µs to 128 µs.
    var update: Cost { Cost(microseconds: 70 + 5.5 * resolvedNodes + 70 * indicators) }

    /// Recording an event once more in order to compare: 7 µs to 55 µs.
    var repeatedUpdate: Cost { Cost(microseconds: 34 + 3.5 * resolvedNodes + 55 * indicators) }

    /// A second of a timeline after the end of all animations, in which pictures are only compared.
    var restingSecond: Cost { Cost(microseconds: 45 + 6 * nodes) }

    /// A second of a timeline beside what events and indicators move.
    var second: Cost {
        if indicators > 0 { return steadySecond }
        return motion?.isEndless == true
            ? Cost(microseconds: 45 + 25 * nodes + 60 * drawnNodes) : restingSecond
    }

    /// A second of a timeline in which something never ends, and nothing else moves: 30 µs to 433 µs.
    var steadySecond: Cost { Cost(microseconds: 50 + 30 * nodes) }

    /// The motion after an event, to its end: 20 µs to 650 µs, most for shadows that grow on a spring.
    var wholeMotion: Cost {
        let seconds = motion?.isEndless == false ? motion?.duration ?? 0 : 0
        return Cost(microseconds: max(70, 400 * seconds) * pressedNodes, bytes: 1000 * pressedNodes)
    }

    /// A second of motion, most for glass.
    var movingSecond: Cost { Cost(microseconds: 300 * pressedNodes, bytes: 1000 * pressedNodes) }

    /// The shape of a timeline, which is written once.
    var outline: Cost {
        Cost(microseconds: 12 * repeatedDrawings, bytes: 10_000 + 1500 * nodes + 500 * repeatedDrawings)
    }

    /// A second of the light that runs around an activity indicator: 2.5 ms to 3 ms.
    static let indicatorSecond = Cost(microseconds: 3200, bytes: 12_000)
    /// A line of text beyond the first, as much as a node.
    static let line = ButtonCost(nodes: 1, pressedNodes: 1, resolvedNodes: 1, states: 0)

    /// A list or a form of one row, which is highlighted with the button.
    static let container = ButtonCost(nodes: 12, pressedNodes: 12, resolvedNodes: 12, states: 0)
    /// The areas of a touch region.
    static let region = ButtonCost(nodes: 6, pressedNodes: 6, resolvedNodes: 6, states: 0)

    /// Measuring the touch region of the button, with up to eighteen touches of three events.
    ///
    /// Each tap on an edit button changes its title, so its next touch begins with another update.
    func regionMeasurement(of control: ControlKind) -> Cost {
        let touches = Cost(microseconds: 1200 + 235 * resolvedNodes + 20 * repeatedDrawings)
        return control == .editButton ? 2.1 * touches : touches
    }

    /// Measuring how far the button paints beyond its frame: 0.3 ms to 2.8 ms.
    var outset: Cost {
        if let pictures = picturesOfLargeView {
            return pictures * (resolution + Cost(microseconds: 0.5 * nodes + 1.5 * drawnNodes))
        }
        var pictures = 125 * resolvedNodes
        if let motion {
            pictures = 70 * resolvedNodes + Double(motion.pictures) * (0.5 * nodes + 1.5 * drawnNodes)
        }
        return Cost(microseconds: 1200 + pictures + 50 * states + 5 * repeatedDrawings)
    }

    static func + (first: ButtonCost, second: ButtonCost) -> ButtonCost {
        ButtonCost(
            nodes: first.nodes + second.nodes,
            pressedNodes: first.pressedNodes,
            resolvedNodes: first.resolvedNodes + second.resolvedNodes,
            states: first.states,
            drawings: first.drawings + second.drawings,
            layers: first.layers,
            area: first.area,
            motion: first.motion ?? second.motion,
            indicators: first.indicators + second.indicators,
            picturesOfLargeView: first.picturesOfLargeView
        )
    }
}
