import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `An anchor` {
    private struct Bounds: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }

        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = value ?? nextValue()
        }
    }

    private struct Points: PreferenceKey {
        static var defaultValue: [Anchor<CGPoint>] { [] }

        static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
            value += nextValue()
        }
    }

    private struct Count: PreferenceKey {
        static var defaultValue: Int { 0 }

        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    private func row<Marked: View>(_ mark: (AnyView) -> Marked) -> some View {
        HStack(spacing: 10) {
            Color.red.frame(width: 30, height: 20)
            mark(AnyView(Color.blue.frame(width: 40, height: 30)))
        }
    }

    @Test func `gives a layer in front the frame of a view inside`() {
        let view = row { $0.anchorPreference(key: Bounds.self, value: .bounds) { $0 } }
            .overlayPreferenceValue(Bounds.self) { anchor in
                GeometryReader { proxy in
                    if let frame = anchor.map({ proxy[$0] }) {
                        Color.green.frame(width: frame.width, height: frame.height)
                            .offset(x: frame.minX, y: frame.minY)
                    }
                }
            }
            .padding(7)
        let fills = render(view).fills
        #expect(fills.count == 3)
        #expect(fills[2] == fills[1])
        #expect(fills[1] == CGRect(x: 47, y: 7, width: 40, height: 30))
    }

    @Test func `gives a layer behind a point of a view inside`() {
        let view = row { $0.anchorPreference(key: Points.self, value: .bottomTrailing) { [$0] } }
            .backgroundPreferenceValue(Points.self, alignment: .topLeading) { anchors in
                GeometryReader { proxy in
                    ForEach(anchors.indices, id: \.self) { index in
                        Color.green.frame(width: 2, height: 2).position(proxy[anchors[index]])
                    }
                }
            }
        let fills = render(view).fills
        #expect(fills.count == 3)
        #expect((fills[0].midX, fills[0].midY) == (80, 30))
    }

    @Test func `is of the view that is asked, not of its offset`() {
        let view = row { $0.offset(x: 100).anchorPreference(key: Bounds.self, value: .bounds) { $0 } }
            .overlayPreferenceValue(Bounds.self) { anchor in
                GeometryReader { proxy in
                    Color.green.frame(width: anchor.map { proxy[$0].minX } ?? 0, height: 5)
                }
            }
        #expect(render(view).fills.last?.width == 40)
    }

    @Test func `changes the preference of the views inside`() {
        let view = Color.red.frame(width: 10, height: 10)
            .preference(key: Count.self, value: 3)
            .transformPreference(Count.self) { $0 += 4 }
            .overlayPreferenceValue(Count.self) { Color.green.frame(width: CGFloat($0), height: 1) }
        #expect(isClose(render(view).fills.last?.width ?? 0, 7))
        let points = row { $0.anchorPreference(key: Points.self, value: .top) { [$0] } }
            .transformAnchorPreference(key: Points.self, value: .center) { $0.append($1) }
            .overlayPreferenceValue(Points.self) { Color.green.frame(width: CGFloat($0.count), height: 1) }
        #expect(render(points).fills.last?.width == 2)
    }

    @Test func `that no view sets leaves the default value`() {
        let view = Color.red.frame(width: 10, height: 10)
            .overlayPreferenceValue(Count.self) { Color.green.frame(width: CGFloat($0) + 1, height: 1) }
        #expect(render(view).fills.last?.width == 1)
    }

    @Test func `keeps the state of the views in the layer`() {
        struct Counter: View {
            @State private var count = 1
            var body: some View {
                Color.green.frame(width: CGFloat(count), height: 10).onTapGesture { count += 1 }
            }
        }
        let view = Color.red.frame(width: 10, height: 10)
            .overlayPreferenceValue(Count.self) { _ in Counter() }
        let recording = record(view, touches(at: 0, 1))
        #expect(isClose(recording.fill(1, at: 0.5).width, 2))
        #expect(isClose(recording.fill(1, at: 1.5).width, 3))
    }
}
