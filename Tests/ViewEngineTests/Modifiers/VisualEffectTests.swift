import Graphics
import TestSupport
import Testing

@testable import ViewEngine

@Suite struct `A visual effect` {
    private let square = Color.black.frame(width: 20, height: 10)

    @Test func `depends on the size and keeps the layout`() {
        let view = square.visualEffect { content, proxy in
            content.opacity(0.5).offset(x: proxy.size.width)
        }
        let list = render(view)
        #expect(list.size == CGSize(width: 20, height: 10))
        guard case .group(.transform(let map), let items) = list.items[0].drawing,
            case .group(.opacity(let opacity), _) = items[0].drawing
        else {
            Issue.record("no effects")
            return
        }
        #expect(map.tx == 20 && opacity == 0.5)
        #expect(record(view, [], until: 1).restTime == 0)
    }

    @Test func `animates`() {
        let view = Toggled { flag in
            square.visualEffect { content, _ in content.opacity(flag ? 0 : 1) }
                .animation(.linear(duration: 1), value: flag)
        }
        #expect(isClose(record(view, touches(at: 1), until: 9).opacity(at: 1.5), 0.5))
    }

    @Test func `of a scroll view is that in its middle`() {
        let view = square.scrollTransition { content, phase in content.opacity(phase.isIdentity ? 0.25 : 1) }
        #expect(record(view, [], until: 1).opacity(at: 0) == 0.25)
    }
}

@Suite struct `A change of the geometry` {
    private struct Measured: View {
        @State private var width: CGFloat = 0
        let grown: Bool
        var body: some View {
            VStack(spacing: 0) {
                Color.black.frame(width: grown ? 20 : 10, height: 10)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        width = $0
                    }
                Color.black.frame(width: width, height: 5)
            }
        }
    }

    @Test func `runs an action at first and when it changes`() {
        #expect(render(Measured(grown: false)).fills.map(\.width) == [10, 10])
        let recording = record(Toggled { Measured(grown: $0) }, touches(at: 1), until: 5)
        #expect(recording.fill(1, at: 0).width == 10)
        #expect(recording.fill(1, at: 2).width == 20)
    }
}

@Suite struct `A mesh of colors` {
    private let mesh = MeshGradient(
        width: 2,
        height: 2,
        points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.white, .black, .black, .white]
    )

    @Test func `is rows of gradients that fade into each other`() {
        let host = host(mesh.frame(width: 10, height: 10))
        #expect(host.approximations == [.meshGradient])
        #expect(host.displayList().items.count == 2)
        guard case .group(.mask, _) = host.displayList().items[1].drawing else {
            Issue.record("no mask")
            return
        }
    }

    @Test func `is a gradient as a style, and nothing if colors are missing`() {
        let filled = host(Rectangle().fill(mesh).frame(width: 10, height: 10))
        #expect(filled.approximations == [.meshGradient])
        let incomplete = MeshGradient(width: 2, height: 2, points: [[0, 0]], colors: [.red])
        #expect(render(incomplete.frame(width: 5, height: 5)).items.isEmpty)
        let negative = MeshGradient(width: -1, height: 0, points: [], colors: [])
        #expect(render(negative.frame(width: 5, height: 5)).items.isEmpty)
    }
}
