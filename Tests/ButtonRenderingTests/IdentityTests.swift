import Graphics
import TestSupport
import Testing

@testable import ButtonRendering
@testable import ViewEngine

@Suite struct `The names of things` {
    @Test(arguments: Catalog.standard.entries)
    func `are different in one picture, at any moment`(entry: CatalogEntry) {
        for label in DemoLabel.allCases {
            var request = ButtonRequest(style: entry)
            request.button.label.demo = label
            request.button.label.systemImage = "star"
            request.button.width = 200
            request.button.control.neighbors = neighbors("plain", of: entry.framework)
            for state in [ButtonState.normal, .focused, .disabled] {
                request.button.state = state
                let host = ViewHost(
                    rootView: RequestedButton(request.button, title: TextSource("two\nlines")),
                    environment: EnvironmentValues(request.environment, state: request.button.state),
                    shaper: FixedWidthShaper()
                )
                expectUnique(host.root)
                let events: [InteractionEvent] = [.down(0), .move(0.3, x: 500), .move(0.4), .up(0.5)]
                let recording = Recording(of: host, events: events, until: 10)
                expectUnique(host.root)
                for time in [0, 0.1, 0.35, 0.45, 0.6, 5] {
                    var seen: Set<DisplayItemID> = []
                    expectUnique(recording.completeDisplayList(at: time).items, &seen)
                }
            }
        }
    }

    private func expectUnique(_ root: Node) {
        var seen: Set<ViewIdentity> = []
        root.forEachNode { #expect(seen.insert($0.identity).inserted) }
    }

    private func expectUnique(_ items: [DisplayItem], _ seen: inout Set<DisplayItemID>) {
        for item in items {
            #expect(item.id != .unknown)
            #expect(seen.insert(item.id).inserted)
            if case .group(_, let inside) = item.drawing { expectUnique(inside, &seen) }
        }
    }
}
