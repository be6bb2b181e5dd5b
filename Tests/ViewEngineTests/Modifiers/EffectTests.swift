import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `An effect` {
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    private var red: DisplayItem { .fill(.rectangle(square), color: .test(.red)) }
    private func box() -> some View { Color.red.frame(width: 10, height: 10) }

    @Test func `of opacity makes one group of its content`() {
        let list = render(box().overlay(Text("a")).opacity(0.5))
        guard case .group(.opacity(0.5), let items) = list.items.first?.drawing else {
            Issue.record("no group")
            return
        }
        #expect(items.count == 2)
    }

    @Test func `adds no group if it changes nothing`() {
        let view = box().opacity(1).scaleEffect(1).shadow(color: .clear, radius: 5).blendMode(.normal)
        #expect(render(view).items == [red])
    }

    @Test func `draws nothing if it hides its content`() {
        #expect(render(box().opacity(0)).items.isEmpty)
        #expect(render(box().opacity(-1)).items.isEmpty)
        #expect(render(box().scaleEffect(0)).items.isEmpty)
    }

    @Test func `of scale keeps its anchor and the layout`() {
        let list = render(box().scaleEffect(0.5))
        #expect(list.size == square.size)
        #expect(list.paintBounds == square)
        guard case .group(.transform(let transform), [red]) = list.items.first?.drawing else {
            Issue.record("no transform")
            return
        }
        #expect(transform.apply(to: CGPoint(x: 5, y: 5)) == CGPoint(x: 5, y: 5))
        #expect(transform.apply(to: CGPoint(x: 0, y: 0)) == CGPoint(x: 2.5, y: 2.5))
        let corner = render(box().scaleEffect(2, anchor: .bottomTrailing))
        #expect(corner.paintBounds == CGRect(x: -10, y: -10, width: 20, height: 20))
    }

    @Test func `of shadow applies to each item, and to a compositing group as a whole`() {
        let two = box().overlay(Text("a"))
        let shadows = render(two.shadow(radius: 5)).items
        #expect(shadows.count == 2)
        let merged = render(two.compositingGroup().shadow(radius: 5)).items
        #expect(merged.count == 1)
        guard case .group(.shadow(let shadow), let items) = merged[0].drawing else {
            Issue.record("no shadow")
            return
        }
        #expect(items.count == 2)
        #expect(shadow.color == ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.33))
    }

    @Test func `of blending applies to each item`() {
        let list = render(box().blendMode(.hue))
        #expect(list.items == [.group(.blendMode(.hue), items: [red])])
    }

    @Test func `of blending applies to the backdrop despite outer effects`() {
        let list = render(box().blendMode(.hue).opacity(0.5))
        #expect(list.items == [.group(.blendMode(.hue), items: [.group(.opacity(0.5), items: [red])])])
        let shadow = render(box().blendMode(.hue).shadow(radius: 5)).items
        guard case .group(.blendMode(.hue), let inside) = shadow[0].drawing,
            case .group(.shadow, items: [red]) = inside[0].drawing
        else {
            Issue.record("the shadow keeps it from mixing")
            return
        }
        // Several items are composited first.
        let both = render(box().overlay(box().blendMode(.hue)).opacity(0.5)).items
        #expect(both == [.group(.opacity(0.5), items: [red, .group(.blendMode(.hue), items: [red])])])
    }

    @Test func `of clipping has the shape in the frame`() {
        let list = render(box().clipShape(Circle()))
        #expect(list.items == [.group(.clip(.ellipse(square)), items: [red])])
        #expect(list.paintBounds == square)
    }
}
