import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `Views that share a geometry` {
    private static let second = Animation.linear(duration: 1)

    /// A red source at (10, 20), and a view that follows it.
    private struct Followed<Follower: View>: View {
        @Namespace private var space
        let follower: (Namespace.ID) -> Follower

        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.red.frame(width: 30, height: 40).matchedGeometryEffect(id: "a", in: space)
                    .padding(EdgeInsets(top: 20, leading: 10, bottom: 30, trailing: 60))
                follower(space)
            }
        }
    }

    private func followed<Follower: View>(_ follower: @escaping (Namespace.ID) -> Follower) -> DisplayList {
        render(Followed(follower: follower))
    }

    @Test func `are in the frame of the source`() {
        let list = followed { space in
            Color.blue.matchedGeometryEffect(id: "a", in: space, isSource: false).frame(width: 5, height: 5)
        }
        #expect(list.fills == [CGRect(x: 10, y: 20, width: 30, height: 40)] + [list.fills[0]])
        #expect(list.size == CGSize(width: 100, height: 90))
    }

    @Test func `keep a size of their own, with the anchors at one point`() {
        let list = followed { space in
            Color.blue.frame(width: 6, height: 6)
                .matchedGeometryEffect(id: "a", in: space, anchor: .bottomTrailing, isSource: false)
        }
        #expect(list.fills[1] == CGRect(x: 34, y: 54, width: 6, height: 6))
    }

    @Test func `share the position or the size alone`() {
        let position = followed { space in
            Color.blue
                .matchedGeometryEffect(id: "a", in: space, properties: .position, isSource: false)
                .frame(width: 10, height: 10)
        }
        #expect(position.fills[1] == CGRect(x: 20, y: 35, width: 10, height: 10))
        let size = followed { space in
            Color.blue
                .matchedGeometryEffect(
                    id: "a",
                    in: space,
                    properties: .size,
                    anchor: .topLeading,
                    isSource: false
                )
                .frame(width: 10, height: 10)
        }
        #expect(size.fills[1] == CGRect(x: 0, y: 0, width: 30, height: 40))
    }

    @Test func `keep their places without a source`() {
        for id in ["b", "a"] {
            let list = followed { space in
                Color.blue
                    .matchedGeometryEffect(id: id, in: space, isSource: id == "a")
                    .frame(width: 10, height: 10)
            }
            #expect(list.fills[1] == CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }

    @Test func `have a namespace for each view that declares one`() {
        let list = render(
            HStack(spacing: 0) {
                Followed { Color.blue.matchedGeometryEffect(id: "a", in: $0, isSource: false) }
                Followed { Color.blue.matchedGeometryEffect(id: "a", in: $0, isSource: false) }
            }
        )
        #expect(list.fills.map(\.minX) == [10, 10, 110, 110])
    }

    // MARK: Animation

    /// A mark at one of two places, as below the titles of tabs.
    private struct Mark: View {
        @Namespace private var space
        let isMoved: Bool
        var animation: Animation? = second

        var body: some View {
            ZStack(alignment: .topLeading) {
                ZStack {
                    if !isMoved { Color.red.matchedGeometryEffect(id: "mark", in: space) }
                }
                .frame(width: 20, height: 10)
                ZStack {
                    if isMoved { Color.blue.matchedGeometryEffect(id: "mark", in: space) }
                }
                .frame(width: 40, height: 30)
                .offset(x: 60, y: 50)
            }
            .animation(animation, value: isMoved)
        }
    }

    private static let old = CGRect(x: 0, y: 0, width: 20, height: 10)
    private static let new = CGRect(x: 60, y: 50, width: 40, height: 30)
    private static let middle = CGRect(x: 30, y: 25, width: 30, height: 20)

    @Test func `move from one to the other while they fade`() {
        let recording = record(Toggled { Mark(isMoved: $0) }, touches(at: 0))
        #expect(recording.displayList(at: 0).fills == [Self.old])
        let list = recording.displayList(at: 0.5)
        #expect(list.fills == [Self.middle, Self.middle])
        #expect(list.fillColors == [.test(.red), .test(.blue)])
        #expect(recording.opacity(at: 0.25) == 0.75)
        #expect(recording.displayList(at: 1).fills == [Self.new])
        #expect(recording.restTime == 1)
        // Trees of earlier moments do not change.
        #expect(recording.displayList(at: -1).fills == [Self.old])
    }

    @Test func `move as one line if they do not fade`() {
        let view = Toggled { flag in
            Followed { space in
                ZStack {
                    if flag {
                        Color.blue.matchedGeometryEffect(id: 1, in: space).frame(width: 10, height: 10)
                            .transition(.identity)
                    } else {
                        Color.blue.matchedGeometryEffect(id: 1, in: space).frame(width: 50, height: 50)
                            .transition(.identity)
                    }
                }
                .animation(Self.second, value: flag)
            }
        }
        let recording = record(view, touches(at: 0))
        #expect(recording.fill(1, at: 0.5).size == CGSize(width: 30, height: 30))
        #expect(recording.displayList(at: 0.5).fills.count == 2)
    }

    @Test func `turn back where they are`() {
        let recording = record(Toggled { Mark(isMoved: $0) }, touches(at: 0, 0.5))
        #expect(recording.fill(0, at: 0.5) == Self.middle)
        #expect(recording.fill(1, at: 0.5) == Self.middle)
        let later = recording.displayList(at: 0.75)
        #expect(later.fills.count == 2)
        #expect(later.fills[0] == later.fills[1])
        #expect(later.fillColors == [.test(.red), .test(.blue)])
        // The way back starts while the way there goes on: a quarter less of 0.75.
        #expect(later.fills[0] == CGRect(x: 33.75, y: 28.125, width: 31.25, height: 21.25))
        #expect(recording.displayList(at: 2).fills == [Self.old])
    }

    @Test func `jump without an animation`() {
        let recording = record(Toggled { Mark(isMoved: $0, animation: nil) }, touches(at: 0))
        #expect(recording.displayList(at: 0).fills == [Self.new])
        #expect(recording.restTime == 0)
    }

    @Test func `jump with reduced motion, and fade`() {
        let recording = record(Toggled { Mark(isMoved: $0) }, touches(at: 0)) {
            $0.accessibilityReduceMotion = true
        }
        #expect(recording.displayList(at: 0.5).fills == [Self.new, Self.new])
        #expect(recording.opacity(at: 0.25) == 0.75)
    }

    @Test func `follow a source that changes`() {
        let view = Toggled { flag in
            Tabs(selection: flag ? 1 : 0).animation(Self.second, value: flag)
        }
        let recording = record(view, touches(at: 0))
        #expect(recording.fill(2, at: -1) == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(recording.fill(2, at: 0.5) == CGRect(x: 10, y: 0, width: 35, height: 10))
        #expect(recording.fill(2, at: 1) == CGRect(x: 20, y: 0, width: 50, height: 10))
    }

    /// Two tabs, and a mark that has the frame of the selected one.
    private struct Tabs: View {
        @Namespace private var space
        let selection: Int

        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 10).matchedGeometryEffect(id: 0, in: space)
                Color.red.frame(width: 50, height: 10).matchedGeometryEffect(id: 1, in: space)
            }
            .overlay { Color.blue.matchedGeometryEffect(id: selection, in: space, isSource: false) }
        }
    }

    @Test func `move to the mirrored frame from right to left`() {
        let recording = record(Toggled { Mark(isMoved: $0) }, touches(at: 0)) {
            $0.layoutDirection = .rightToLeft
        }
        // The picture is 100 points wide.
        let (old, new) = (recording.fill(0, at: -1), recording.fill(0, at: 1))
        #expect(old == CGRect(x: 80, y: 0, width: 20, height: 10))
        #expect(new == CGRect(x: 0, y: 50, width: 40, height: 30))
        #expect(recording.displayList(at: 0.5).fills == [CGRect(x: 40, y: 25, width: 30, height: 20)] * 2)
    }

    @Test func `keep the state and run the actions of a view once`() {
        let recording = record(
            Toggled { flag in
                Followed { space in
                    ZStack {
                        if flag { Logged().matchedGeometryEffect(id: 2, in: space) }
                        if !flag { Color.red.matchedGeometryEffect(id: 2, in: space) }
                    }
                    .animation(Self.second, value: flag)
                }
            },
            touches(at: 0)
        )
        #expect(recording.actions.map(\.name) == ["appears"])
    }

    private struct Logged: View {
        var body: some View { Color.blue.onAppear { logAction("appears") } }
    }
}

private func * (rects: [CGRect], count: Int) -> [CGRect] {
    Array(repeatElement(rects, count: count).joined())
}
