import BezelRendering
import Graphics
import SwiftUI
import TestSupport
import Testing

@Suite struct `A toggle` {
    private let renderer = SVGImageRenderer(shaper: FixedWidthShaper())

    private struct Check: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                HStack(spacing: 0) {
                    (configuration.isOn ? Color.green : .red).frame(
                        width: configuration.isMixed ? 5 : 10,
                        height: 10
                    )
                    configuration.label
                }
            }
            .buttonStyle(.plain)
        }
    }

    private struct Framed: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Toggle(configuration).padding(3).background(.blue)
        }
    }

    private struct Screen: View {
        @State var isOn = false
        var body: some View {
            Toggle(isOn: $isOn) { Color.black.frame(width: 20, height: 20) }
        }
    }

    @Test func `is drawn by its style, which changes its value`() {
        let recording = record(Screen().toggleStyle(Check()), [.down(1), .up(1)])
        #expect(recording.fillColor(0, at: 0.5) == .test(.red))
        #expect(recording.fillColor(0, at: 1.5) == .test(.green))
    }

    @Test func `is drawn in a style by the next style outwards`() {
        let list = render(Screen().toggleStyle(Framed()).toggleStyle(Check()))
        #expect(list.fills.map(\.width) == [36, 10, 20])
    }

    @Test func `is mixed if its values differ`() {
        func width(_ values: [Bool]) -> CGFloat? {
            let view = Toggle(sources: values, isOn: { .constant($0) }) { EmptyView() }.toggleStyle(Check())
            return render(view).fills.first?.width
        }
        #expect(width([true, false]) == 5)
        #expect(width([true, true]) == 10)
    }

    @Test func `is a switch whose knob moves`() {
        let recording = record(Screen().frame(width: 200, height: 40), [.down(1, x: 80), .up(1)])
        let widths = recording.displayList(at: 0).fills.map { $0.width.rounded() }
        let heights = recording.displayList(at: 0).fills.map { $0.height.rounded() }
        #expect(widths == [20, 51, 27] && heights == [20, 31, 27])
        let (before, after) = (recording.fill(2, at: 0.5).minX, recording.fill(2, at: 2).minX)
        #expect((after - before).rounded() == 20)
        #expect(recording.fill(2, at: 1.1).minX > before && recording.fill(2, at: 1.1).minX < after)
    }

    @Test func `has a picture in each style`() {
        let view = VStack(alignment: .leading, spacing: 10) {
            ForEach([true, false], id: \.self) { isOn in
                Toggle("Switch", isOn: .constant(isOn)).toggleStyle(.switch)
                Toggle("Tint", isOn: .constant(isOn)).toggleStyle(SwitchToggleStyle(tint: .orange))
                Toggle("Button", systemImage: "star", isOn: .constant(isOn)).toggleStyle(.button)
                Toggle("Check", isOn: .constant(isOn)).toggleStyle(.checkbox)
            }
            Toggle("Off", isOn: .constant(true)).disabled(true)
        }
        .frame(width: 200)
        let image = renderer.image(of: view.padding(10))
        expectSnapshot(String(decoding: image, as: UTF8.self) + "\n", named: "toggles.svg")
    }

    @Test func `is not the only control of a flexible width`() {
        func width(_ sizing: ButtonSizing) -> CGFloat? {
            let button = Button {
            } label: {
                Color.black.frame(width: 20, height: 20)
            }
            return render(button.buttonStyle(.bordered).buttonSizing(sizing).frame(width: 300, height: 60))
                .fills.first?.width
        }
        #expect(width(.flexible) == 300)
        #expect(width(.automatic) == width(.fitted) && (width(.fitted) ?? 300) < 100)
    }
}
