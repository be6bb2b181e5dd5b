import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `A mask` {
    private let square = Color.red.frame(width: 20, height: 10)

    @Test func `of one opaque shape is a clip`() {
        let list = render(square.mask(Circle().frame(width: 6, height: 6)))
        #expect(list.size == CGSize(width: 20, height: 10))
        guard case .group(.clip(let shape), _) = list.items[0].drawing else {
            Issue.record("no clip")
            return
        }
        #expect(shape == .ellipse(CGRect(x: 7, y: 2, width: 6, height: 6)))
    }

    @Test func `of anything else is drawn apart`() {
        let list = render(square.mask(alignment: .topLeading) { Text("a") })
        guard case .group(.mask, let items) = list.items[0].drawing else {
            Issue.record("no mask")
            return
        }
        #expect(items.count == 2)
        #expect(items[0].paintBounds.origin == .zero)
    }

    @Test func `that is clear hides everything`() {
        #expect(render(square.mask { Color.clear }).items.isEmpty)
        #expect(render(square.mask { EmptyView() }).items.isEmpty)
    }
}

@Suite struct `A blur` {
    @Test func `surrounds the content, and changes nothing with a radius of zero`() {
        let square = Color.red.frame(width: 20, height: 10)
        let list = render(square.blur(radius: 3))
        #expect(list.items.count == 1)
        guard case .group(.blur(let blur), _) = list.items[0].drawing else {
            Issue.record("no blur")
            return
        }
        #expect(blur.radius == 3)
        #expect(list.size == CGSize(width: 20, height: 10))
        #expect(render(square.blur(radius: 0)) == render(square))
        #expect(render(square.blur(radius: -1)) == render(square))
    }
}
