import Graphics
import TestSupport
import Testing

@testable import ViewEngine

@Suite struct `A pointer` {
    private struct Hovered: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { HoveredBody(configuration: configuration) }
    }

    private struct HoveredBody: View {
        @State private var isHovered = false
        let configuration: ButtonStyle.Configuration

        var body: some View {
            configuration.label
                .frame(width: 20, height: 10)
                .background(isHovered ? Color.white : .black)
                .onHover { isHovered = $0 }
                .animation(.linear(duration: 1), value: isHovered)
        }
    }

    private func colors(_ events: [InteractionEvent], at time: Double) -> [ResolvedColor] {
        Recording(of: host(Button("") {}.buttonStyle(Hovered())), events: events, until: 5)
            .displayList(at: time).fillColors
    }

    @Test func `changes a style while it is over the button`() {
        let (black, white) = (ResolvedColor(0), ResolvedColor(0xFFFFFF))
        let events = [InteractionEvent(.enter, at: 1), InteractionEvent(.leave, at: 3)]
        #expect(colors(events, at: 0) == [black])
        #expect(colors(events, at: 2.5) == [white])
        #expect(colors(events, at: 5) == [black])
        let fading = colors(events, at: 1.5)[0]
        #expect(fading.red > 0.1 && fading.red < 0.9)
    }

    @Test func `enters once and leaves once`() {
        var log: [Bool] = []
        let host = host(Color.red.frame(width: 10, height: 10).onHover { log.append($0) })
        for (time, kind) in [InteractionEvent.Kind.leave, .enter, .enter, .leave, .leave].enumerated() {
            host.send(InteractionEvent(kind, at: Double(time)))
        }
        #expect(log == [true, false])
    }

    @Test func `is only over views at its place`() {
        var log: [String] = []
        func part(_ name: String, width: CGFloat) -> some View {
            Color.red.frame(width: width, height: 10).onHover { log.append("\(name) \($0)") }
        }
        let view = HStack(spacing: 0) {
            part("left", width: 10)
            part("middle", width: 20)
            part("right", width: 10)
        }
        .onHover { log.append("all \($0)") }
        let host = host(view)
        host.send(InteractionEvent(.enter, at: 0))
        #expect(log == ["middle true", "all true"])
        host.send(InteractionEvent(.leave, at: 1))
        #expect(log.dropFirst(2) == ["middle false", "all false"])
    }

    @Test func `is not over a view beyond its content shape`() {
        var log: [Bool] = []
        let view = Color.red.frame(width: 40, height: 10)
            .onHover { log.append($0) }
            .contentShape(Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
        host(view).send(InteractionEvent(.enter, at: 0))
        #expect(log.isEmpty)
    }

    @Test func `has phases`() {
        var phases: [HoverPhase] = []
        let host = host(Color.red.frame(width: 10, height: 10).onContinuousHover { phases.append($0) })
        host.send(InteractionEvent(.enter, at: 0))
        host.send(InteractionEvent(.leave, at: 1))
        #expect(phases == [.active(.zero), .ended])
    }
}
