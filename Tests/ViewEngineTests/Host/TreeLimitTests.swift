import Graphics
import TestSupport
import Testing
import ViewEngine

/// The error of a view in a job whose bodies have a limit, and its picture.
private func draw<Content: View>(_ view: Content) -> (excess: TreeExcess?, list: DisplayList) {
    let (list, outcome) = BodyEvaluation.run(stepLimit: 1_000_000) { render(view) }
    return (outcome.error as? TreeExcess, list)
}

/// A square with a number of shadows around each other.
private func shadowed(_ count: Int) -> AnyView {
    var view = AnyView(Color.red.frame(width: 10, height: 10))
    for _ in 0..<count { view = AnyView(view.shadow(color: .black, radius: 1)) }
    return view
}

@Suite struct `The limits of a tree of views` {
    @Test func `admit a number of views`() {
        func views(_ count: Int) -> some View {
            ZStack { ForEach(0..<count, id: \.self) { _ in AnyView(EmptyView()) } }
        }
        // The root is one, too.
        #expect(draw(views(TreeLimits.views - 1)).excess == nil)
        #expect(draw(views(TreeLimits.views)).excess == .views(limit: TreeLimits.views))
    }

    @Test func `end views that double`() {
        func doubled(_ count: Int) -> AnyView {
            var view = AnyView(EmptyView())
            for _ in 0..<count {
                let inner = view
                view = AnyView(
                    Group {
                        inner
                        inner
                    }
                )
            }
            return view
        }
        #expect(draw(doubled(10)).excess == nil)
        #expect(draw(doubled(60)).excess == .views(limit: TreeLimits.views))
    }

    @Test func `admit a number of drawings`() {
        func squares(_ count: Int) -> some View {
            ZStack { ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 1, height: 1) } }
        }
        let most = draw(squares(TreeLimits.drawings))
        #expect(most.excess == nil)
        #expect(most.list.items.count == TreeLimits.drawings)
        let more = draw(squares(TreeLimits.drawings + 1))
        #expect(more.excess == .drawings(TreeLimits.drawings + 1))
        #expect(more.list.items.isEmpty)
    }

    @Test func `count what a shadow draws again`() {
        let most = draw(shadowed(10))
        #expect(most.excess == nil)
        #expect(most.list == render(shadowed(10)))
        #expect(draw(shadowed(11)).excess == .drawings(2_048))
        #expect(draw(shadowed(100)).excess == .drawings(.max))
        #expect(
            TreeExcess.drawings(2_048).message == "the style draws 2048 parts, more than 2000"
        )
        #expect(TreeExcess.drawings(.max).message == "the style draws countless parts, more than 2000")
    }

    @Test func `count the backdrop that a blend mode repeats`() {
        func layers(_ count: Int) -> some View {
            ZStack {
                Color.red.frame(width: 9, height: 9)
                ForEach(0..<count, id: \.self) { _ in
                    Color.blue.frame(width: 9, height: 9).blendMode(.sourceAtop)
                }
            }
        }
        #expect(draw(layers(9)).excess == nil)
        #expect(draw(layers(10)).excess == .drawings(2_047))
        #expect(draw(layers(90)).excess == .drawings(.max))
    }

    @Test func `count the glyphs of a line`() {
        func text(_ count: Int) -> some View { Text(String(repeating: "a", count: count)) }
        #expect(draw(text(31_999)).excess == nil)
        #expect(draw(text(32_000)).excess == .drawings(2_001))
    }

    @Test func `admit a number of measurements`() {
        func squares(_ count: Int) -> some View {
            HStack { ForEach(0..<count, id: \.self) { _ in EmptyColor() } }
        }
        #expect(draw(squares(2_000)).excess == nil)
        #expect(
            draw(squares(60_000)).excess == .measurements(limit: TreeLimits.measurements)
        )
    }

    @Test func `count the letters that are measured, as often as they are set`() {
        func texts(_ text: String) -> some View {
            HStack { ForEach(0..<50, id: \.self) { _ in Text(text) } }
        }
        let excess = TreeExcess.measurements(limit: TreeLimits.measurements)
        let latin = texts(String(repeating: "a", count: 600))
        #expect(draw(latin).excess == nil)
        #expect(draw(latin.lineLimit(1).minimumScaleFactor(0.5)).excess == excess)
        #expect(draw(texts(String(repeating: "ل", count: 2_000))).excess == excess)
        func sums(_ count: Int) -> some View {
            let letters = Text(String(repeating: "a", count: count))
            return HStack { ForEach(0..<50, id: \.self) { _ in Text("a") + letters } }
        }
        #expect(draw(sums(20)).excess == nil)
        #expect(draw(sums(2_000)).excess == excess)
    }

    @Test func `do not concern other views`() {
        #expect(!render(shadowed(11)).items.isEmpty)
    }
}

/// A view that is laid out and draws nothing.
private struct EmptyColor: View {
    var body: some View { Color.clear.frame(width: 1, height: 1) }
}
