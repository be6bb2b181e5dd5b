import ButtonRendering
import Graphics
import TestSupport
import Testing
import ViewEngine
import ViewRendering

/// A recorded button, with queries of its content at a time.
struct Subject {
    let recorded: RecordedView

    func content(_ time: Double) -> DisplayList { recorded.picture(at: time).content }

    /// The opacity of the outermost group with one.
    func opacity(_ time: Double) -> Double {
        content(time).groups.lazy.compactMap { if case .opacity(let opacity) = $0 { opacity } else { nil } }
            .first ?? 1
    }

    /// The scale of the outermost group with a transform.
    func scale(_ time: Double) -> Double {
        content(time).groups.lazy.compactMap { if case .transform(let scale) = $0 { scale.a } else { nil } }
            .first ?? 1
    }

    /// The shadow of the outermost group with one.
    func shadow(_ time: Double) -> Shadow? {
        content(time).groups.lazy.compactMap { if case .shadow(let shadow) = $0 { shadow } else { nil } }
            .first
    }

    /// The horizontal center of a circle; the circles of the button precede those of the button beside it.
    func circle(_ time: Double, of index: Int = 0) -> Double {
        content(time).fills.filter { ($0.width - 20).magnitude < 1e-9 }[index].midX
    }

    func fillColor(_ index: Int, _ time: Double) -> ResolvedColor { content(time).fillColors[index] }

    var label: Double { content(0).fills[0].width }
    var actions: [String] { recorded.actions.map(\.name) }
    /// The actions and their times.
    var log: [String] { recorded.actions.map { "\($0.name) at \($0.time)" } }
}

/// Records a button in a style; by default it is pressed at 0.4 s and released at 1 s.
func subject(
    _ style: String,
    of framework: Framework = .swiftUI,
    _ events: [InteractionEvent] = [.down(0.4), .up(1)],
    _ change: (inout ButtonRequest) -> Void = { _ in }
) throws -> Subject {
    let entry = try #require(Catalog.standard.entry(framework, named: style))
    var request = ButtonRequest(style: entry)
    request.interaction.events = events
    change(&request)
    return Subject(recorded: ButtonRenderer(shaper: FixedWidthShaper()).recordedView(of: request))
}

/// Further buttons in styles.
func neighbors(_ styles: String..., of framework: Framework = .swiftUI) -> [NeighborSpecification] {
    styles.compactMap { Catalog.standard.entry(framework, named: $0) }.map {
        NeighborSpecification(style: $0)
    }
}

func isClose(_ first: Double, _ second: Double) -> Bool {
    (first - second).magnitude < 5e-5
}

extension DisplayList {
    /// The effects of all groups, in depth-first order.
    var groups: [DisplayEffect] { items.flatMap(\.groups) }
}

extension DisplayItem {
    fileprivate var groups: [DisplayEffect] {
        guard case .group(let effect, let items) = drawing else { return [] }
        return [effect] + items.flatMap(\.groups)
    }
}
