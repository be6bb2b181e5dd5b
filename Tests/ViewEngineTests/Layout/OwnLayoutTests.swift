import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `A layout of a style` {
    /// Places views on a diagonal, each at the end of the one before, by a part of its size.
    private struct Diagonal: ViewEngine.Layout {
        var part: CGFloat = 1

        struct Part: LayoutValueKey {
            static let defaultValue: CGFloat = 1
        }

        func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }

        func sizeThatFits(
            proposal: ProposedViewSize,
            subviews: Subviews,
            cache: inout [CGSize]
        ) -> CGSize {
            CGSize(width: cache.reduce(0) { $0 + $1.width }, height: cache.reduce(0) { $0 + $1.height })
        }

        func placeSubviews(
            in bounds: CGRect,
            proposal: ProposedViewSize,
            subviews: Subviews,
            cache: inout [CGSize]
        ) {
            var point = bounds.origin
            for (subview, size) in zip(subviews, cache) {
                subview.place(at: point, proposal: .unspecified)
                point.x += size.width * part * subview[Part.self]
                point.y += size.height * part * subview[Part.self]
            }
        }
    }

    /// Places the first view at the bottom trailing corner, and no other.
    private struct Corner: ViewEngine.Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions(by: CGSize(width: 60, height: 40))
        }

        func placeSubviews(
            in bounds: CGRect,
            proposal: ProposedViewSize,
            subviews: Subviews,
            cache: inout ()
        ) {
            let corner = CGPoint(x: bounds.maxX, y: bounds.maxY)
            subviews.first?.place(at: corner, anchor: .bottomTrailing, proposal: .zero)
        }
    }

    private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(width: width, height: height)
    }

    @Test func `measures and places its views`() {
        let list = render(
            Diagonal()() {
                box(10, 20)
                box(30, 5)
            }
            .padding(1)
        )
        #expect(list.size == CGSize(width: 42, height: 27))
        #expect(
            list.fills == [
                CGRect(x: 1, y: 1, width: 10, height: 20), CGRect(x: 11, y: 21, width: 30, height: 5),
            ]
        )
    }

    @Test func `places views by an anchor, and others in the middle`() {
        let list = render(
            Corner()() {
                box(10, 10)
                box(20, 10)
            }
        )
        #expect(
            list.fills == [
                CGRect(x: 50, y: 30, width: 10, height: 10), CGRect(x: 20, y: 15, width: 20, height: 10),
            ]
        )
    }

    @Test func `reads the values of its views, through modifiers`() {
        let list = render(
            Diagonal()() {
                box(10, 10).layoutValue(key: Diagonal.Part.self, value: 2).padding(5).opacity(0.5)
                box(10, 10)
            }
        )
        #expect(list.fills[1].origin == CGPoint(x: 40, y: 40))
    }

    @Test func `has one layout for a single view, too`() {
        #expect(render(Corner()() { box(10, 10) }).fills == [CGRect(x: 50, y: 30, width: 10, height: 10)])
    }

    @Test func `that changes moves its views`() {
        let view = Toggled { flag in
            let layout = flag ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
            return layout {
                box(20, 10)
                box(20, 10)
            }
            .animation(.linear(duration: 1), value: flag)
        }
        let recording = record(view, touches(at: 0))
        #expect(recording.fill(1, at: -1) == CGRect(x: 20, y: 0, width: 20, height: 10))
        #expect(recording.fill(1, at: 0.5) == CGRect(x: 10, y: 5, width: 20, height: 10))
        #expect(recording.fill(1, at: 1) == CGRect(x: 0, y: 10, width: 20, height: 10))
    }

    @Test func `of a stack is that of the stack`() {
        func content() -> some View {
            Group {
                Text("a")
                Spacer(minLength: 3)
                box(20, 30)
            }
        }
        let row = render(HStackLayout(alignment: .bottom) { content() })
        let bottom = render(HStack(alignment: .bottom) { content() })
        #expect(row.items.map(\.drawing) == bottom.items.map(\.drawing))
        let column = render(VStackLayout(alignment: .trailing, spacing: 2) { content() })
        let stack = render(VStack(alignment: .trailing, spacing: 2) { content() })
        #expect(column.items.map(\.drawing) == stack.items.map(\.drawing))
        let layers = render(ZStackLayout(alignment: .topLeading) { content() })
        let zStack = render(ZStack(alignment: .topLeading) { content() })
        #expect(layers.items.map(\.drawing) == zStack.items.map(\.drawing))
    }

    @Test func `has the default distances of its views`() {
        let first = LayoutSpacings.measured { HStack { Text("a") } }
        #expect(first == 8)
    }

    /// Measures the distance that the views of a layout have in a row.
    private struct LayoutSpacings: ViewEngine.Layout {
        static func measured<Content: View>(@ViewBuilder _ content: () -> Content) -> CGFloat {
            render(
                LayoutSpacings()() {
                    content()
                    Color.red.frame(width: 1, height: 1)
                }
            )
            .size.width
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let distance = subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal)
            return CGSize(width: distance, height: 1)
        }

        func placeSubviews(
            in bounds: CGRect,
            proposal: ProposedViewSize,
            subviews: Subviews,
            cache: inout ()
        ) {}
    }
}

@Suite struct `An alignment guide` {
    private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(width: width, height: height)
    }

    @Test func `moves a view in a stack`() {
        let list = render(
            HStack(alignment: .top, spacing: 0) {
                box(10, 10)
                box(10, 20).alignmentGuide(.top) { $0[.bottom] - 5 }
            }
        )
        #expect(list.fills.map(\.minY) == [15, 0])
        #expect(list.size.height == 25)
    }

    @Test func `moves an overlay, and is ignored for another alignment`() {
        let overlay = box(4, 4).alignmentGuide(.trailing) { $0.width / 2 }
        let list = render(box(20, 20).overlay(alignment: .topTrailing) { overlay })
        #expect(list.fills[1] == CGRect(x: 18, y: 0, width: 4, height: 4))
        let other = render(box(20, 20).overlay(alignment: .topLeading) { overlay })
        #expect(other.fills[1] == CGRect(x: 0, y: 0, width: 4, height: 4))
    }

    @Test func `knows the guides inside of it`() {
        let view = box(10, 10).alignmentGuide(.leading) { _ in 3 }
            .alignmentGuide(.trailing) { $0[.leading] + ($0[explicit: .leading] ?? 0) }
        let list = render(box(20, 20).overlay(alignment: .topTrailing) { view })
        #expect(list.fills[1].minX == 14)
    }
}
