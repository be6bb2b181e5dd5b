import Graphics
import TestSupport
import Testing

@testable import ViewEngine

@Suite struct `A change between a color and a gradient` {
    private struct Paint: View {
        @State private var isGradient: Bool
        let isAnimated: Bool

        init(isGradient: Bool, isAnimated: Bool = true) {
            _isGradient = State(wrappedValue: isGradient)
            self.isAnimated = isAnimated
        }

        private var style: AnyShapeStyle {
            isGradient
                ? AnyShapeStyle(
                    LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
                ) : AnyShapeStyle(Color.black)
        }

        var body: some View {
            Rectangle().fill(style).frame(width: 20, height: 20)
                .animation(isAnimated ? .linear(duration: 1) : nil, value: isGradient)
                .onTapGesture { isGradient.toggle() }
        }
    }

    /// The whiteness of the last stop; of the color where there is no gradient.
    private func end(of recording: Recording, at time: Double) -> Double? {
        switch recording.displayList(at: time).items.first?.drawing {
        case .group(.gradient(let gradient), _): gradient.stops.last?.color.red
        case .fill(_, let color): color.red
        default: nil
        }
    }

    @Test func `fades to the gradient`() throws {
        let recording = record(Paint(isGradient: false), [.down(1), .up(1)], until: 10)
        #expect(end(of: recording, at: 0.9) == 0)
        let middle = try #require(end(of: recording, at: 1.5))
        #expect(middle > 0.2 && middle < 0.8)
        #expect(end(of: recording, at: 2.1) == 1)
    }

    @Test func `fades to the color`() throws {
        let recording = record(Paint(isGradient: true), [.down(1), .up(1)], until: 10)
        #expect(end(of: recording, at: 0.9) == 1)
        let middle = try #require(end(of: recording, at: 1.5))
        #expect(middle > 0.2 && middle < 0.8)
        #expect(end(of: recording, at: 2.1) == 0)
    }

    @Test func `turns back on its way`() throws {
        let events: [InteractionEvent] = [.down(1), .up(1), .down(1.5), .up(1.5)]
        let recording = record(Paint(isGradient: false), events, until: 10)
        let turn = try #require(end(of: recording, at: 1.5))
        let later = try #require(end(of: recording, at: 1.6))
        #expect(turn > 0.2 && abs(turn - later) < 0.2)
        #expect(end(of: recording, at: 2.6) == 0)
    }

    @Test func `jumps without an animation`() {
        let recording = record(Paint(isGradient: false, isAnimated: false), [.down(1), .up(1)], until: 10)
        #expect(end(of: recording, at: 1.01) == 1)
    }
}

@Suite struct `A shadow of a style` {
    @Test func `is cast by the shape, or drawn inside of it`() {
        let drop = render(Circle().fill(.red.shadow(.drop(color: .black, radius: 3, y: 1))).frame(width: 20))
        guard case .group(.shadow(let shadow), _) = drop.items.first?.drawing else {
            Issue.record("no shadow")
            return
        }
        #expect(shadow.radius == 3 && shadow.offset == CGSize(width: 0, height: 1))

        let inner = render(Circle().fill(.red.shadow(.inner(color: .black, radius: 3))).frame(width: 20))
        #expect(inner.items.count == 2)
        guard case .group(.clip, let items) = inner.items.last?.drawing,
            case .group(.blur(let blur), _) = items.first?.drawing
        else {
            Issue.record("no shadow inside")
            return
        }
        #expect(blur.radius == 3)
    }

    @Test func `is named where text has it`() {
        let view = host(Text("a").foregroundStyle(.red.shadow(.drop(radius: 1))))
        #expect(view.approximations == [.shadowStyle])
        #expect(host(Text("a").foregroundStyle(.red)).approximations.isEmpty)
    }

    @Test func `leaves the levels of the foreground`() {
        let view = Circle().fill(.secondary).frame(width: 20).foregroundStyle(Color.black, Color.white)
        #expect(render(view).items.first?.drawing.fillColor == ResolvedColor(0xFFFFFF))
        let primary = Circle().fill(.primary).frame(width: 20).foregroundStyle(Color.black, Color.white)
        #expect(render(primary).items.first?.drawing.fillColor == ResolvedColor(0))
    }
}

extension DisplayItem.Drawing {
    fileprivate var fillColor: ResolvedColor? {
        if case .fill(_, let color) = self { color } else { nil }
    }
}
