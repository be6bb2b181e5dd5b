import Graphics
import Observation
import TestSupport
import Testing

@testable import ViewEngine

@Suite struct `An object` {
    private final class Counter: ObservableObject {
        @Published var count = 0
    }

    @Observable fileprivate final class Model {
        var width: CGFloat = 10
        var isOn = false
    }

    /// A view that is as wide as an object says, and changes it by a tap.
    private struct Owning: View {
        @StateObject private var counter = Counter()

        var body: some View {
            Color.red.frame(width: 10 + CGFloat(counter.count), height: 10)
                .onTapGesture { counter.count += 1 }
        }
    }

    private struct Observing: View {
        @ObservedObject var counter: Counter

        var body: some View {
            Color.red.frame(width: 10 + CGFloat(counter.count), height: 10)
                .onTapGesture { $counter.count.wrappedValue += 1 }
        }
    }

    private struct Inheriting: View {
        @EnvironmentObject private var counter: Counter

        var body: some View {
            Color.red.frame(width: 10 + CGFloat(counter.count), height: 10)
                .onTapGesture {
                    counter.count += 1
                    counter.objectWillChange.send()
                }
        }
    }

    private struct Modern: View {
        @State private var model = Model()

        var body: some View {
            Inner(model: model).environment(model)
        }

        struct Inner: View {
            @Bindable var model: Model
            @Environment(Model.self) private var inherited
            @Environment(Counted.self) private var missing: Counted?

            var body: some View {
                Color.red.frame(width: model.width + (missing == nil ? 0 : 100), height: 10)
                    .onTapGesture {
                        inherited.width += 1
                        $model.isOn.wrappedValue = true
                    }
            }
        }
    }

    @Observable fileprivate final class Counted {}

    private func widths<Content: View>(_ view: Content) -> [CGFloat] {
        let host = host(view)
        return (0..<3).map { index in
            host.send(InteractionEvent(.down(.zero), at: Double(index)))
            host.send(InteractionEvent(.up, at: Double(index) + 0.1))
            return host.displayList().size.width
        }
    }

    @Test func `updates the views when a published property changes`() {
        #expect(widths(Owning()) == [11, 12, 13])
        #expect(widths(Observing(counter: Counter())) == [11, 12, 13])
        #expect(widths(Inheriting().environmentObject(Counter())) == [11, 12, 13])
    }

    @Test func `that is observable is made once and updates the views`() {
        #expect(widths(Modern()) == [11, 12, 13])
    }

    private struct Animating: View {
        @State private var model = Model()

        var body: some View {
            Color.red.frame(width: 10, height: 10).opacity(model.isOn ? 0.2 : 1)
                .onTapGesture { withAnimation(.linear(duration: 1)) { model.isOn.toggle() } }
        }
    }

    @Test func `changes with the animation of its transaction`() {
        let events = [InteractionEvent(.down(.zero), at: 0), InteractionEvent(.up, at: 0)]
        let recording = Recording(of: host(Animating()), events: events, until: 2)
        guard case .group(.opacity(let opacity), _) = recording.displayList(at: 0.5).items[0].drawing else {
            Issue.record("no opacity")
            return
        }
        #expect(abs(opacity - 0.6) < 1e-6)
    }
}

@Suite struct `A property` {
    private struct Settings: View {
        @AppStorage("width") private var width = 10
        @AppStorage("name") private var name: String?
        @SceneStorage("other") private var other = 1

        var body: some View {
            Color.red.frame(width: CGFloat(width), height: name == nil ? 10 : 20)
                .onTapGesture {
                    width += other
                    name = "a"
                }
        }
    }

    @Test func `of the app's storage lives in memory`() {
        let host = host(
            HStack(spacing: 0) {
                Settings()
                Settings()
            }
        )
        #expect(host.displayList().size == CGSize(width: 20, height: 10))
        host.send(InteractionEvent(.down(CGPoint(x: -5, y: 0)), at: 0))
        host.send(InteractionEvent(.up, at: 0))
        #expect(host.displayList().size == CGSize(width: 22, height: 20))
    }

    private struct Focusing: View {
        @FocusState private var isFocused
        @FocusState private var field: Int?

        var body: some View {
            Color.red.frame(width: isFocused ? 20 : 10, height: field == 1 ? 20 : 10)
                .focused($isFocused)
                .focused($field, equals: 1)
                .onTapGesture {
                    isFocused = true
                    field = 1
                }
        }
    }

    @Test func `of the focus keeps what is written`() {
        let host = host(Focusing())
        #expect(host.displayList().size == CGSize(width: 10, height: 10))
        host.send(InteractionEvent(.down(.zero), at: 0))
        host.send(InteractionEvent(.up, at: 0))
        #expect(host.displayList().size == CGSize(width: 20, height: 20))
    }

    private struct Scaled: View {
        @ScaledMetric private var width = 10.0
        @ScaledMetric(relativeTo: .title) private var height: CGFloat = 10

        var body: some View { Color.red.frame(width: width, height: height) }
    }

    @Test func `that is scaled follows its text style`() {
        #expect(render(Scaled()).size == CGSize(width: 10, height: 10))
        // The test palette has one size of body, and sizes of other styles that grow from 20.
        let large = render(Scaled()) { $0.dynamicTypeSize = .xxLarge }.size
        let (first, second) = (DynamicTypeSize.large.rawValue, DynamicTypeSize.xxLarge.rawValue)
        #expect(large.width == 10)
        #expect(abs(large.height - 10 * Double(20 + second) / Double(20 + first)) < 0.5)
    }
}
