import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `A button` {
    private struct Marked: ButtonStyle {
        let color: Color

        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .background(configuration.isPressed ? Color.black : color)
        }
    }

    private struct Rebuilt: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration)
                .padding(1)
        }
    }

    private func button() -> some View {
        Button("ab") {}
    }

    private let red = ResolvedColor.test(.red)
    private let blue = ResolvedColor.test(.blue)
    private let black = ResolvedColor(red: 0, green: 0, blue: 0)

    @Test func `without a style is its label`() {
        #expect(render(button()).runs.map(\.text) == ["ab"])
    }

    @Test func `is drawn by the nearest style only`() {
        let view = button()
            .buttonStyle(Marked(color: .red))
            .buttonStyle(Marked(color: .blue))
        #expect(render(view).fillColors == [red])
    }

    @Test func `uses the style of the container`() {
        let view = VStack {
            button()
            button().buttonStyle(Marked(color: .red))
        }
        .buttonStyle(Marked(color: .blue))
        #expect(render(view).fillColors == [blue, red])
    }

    @Test func `inside a primitive style is drawn by the next style outwards`() {
        let view = button()
            .buttonStyle(Rebuilt())
            .buttonStyle(Marked(color: .blue))
        let list = render(view)
        #expect(list.fillColors == [blue])
        #expect(list.size == CGSize(width: 12, height: 12))
    }

    @Test func `is pressed while a finger is on it`() {
        let host = host(button().buttonStyle(Marked(color: .red)))
        #expect(host.displayList().fillColors == [red])
        host.touchDown(at: .center)
        #expect(host.displayList().fillColors == [black])
    }

    @Test func `is pressed without its siblings`() {
        let view = VStack(spacing: 0) {
            button()
            button()
        }
        .buttonStyle(Marked(color: .red))
        let host = host(view)
        host.touchDown(at: .bottom.moved(up: 0.1))
        #expect(host.displayList().fillColors == [red, black])
    }

    @Test func `is pressed alone when the same value is used in two places`() {
        let same = button().buttonStyle(Marked(color: .red))
        let host = host(
            VStack(spacing: 0) {
                same
                same
            }
        )
        host.touchDown(at: .top.moved(up: -0.1))
        #expect(host.displayList().fillColors == [black, red])
    }

    @Test func `receives no touches when it is disabled`() {
        let host = host(button().buttonStyle(Marked(color: .red)).disabled(true))
        host.touchDown(at: .center)
        #expect(host.displayList().fillColors == [red])
    }

    @Test func `stays disabled inside a disabled container`() {
        struct Enabled: View {
            @Environment(\.isEnabled) var isEnabled
            var body: some View { isEnabled ? Color.red : Color.blue }
        }
        let view = Enabled().disabled(false).disabled(true).frame(width: 1, height: 1)
        #expect(render(view).fillColors == [blue])
    }

    @Test func `passes its role to the style`() {
        struct ByRole: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label
                    .background(configuration.role == .destructive ? Color.red : Color.blue)
            }
        }
        let view = Button("ab", role: .destructive) {}.buttonStyle(ByRole())
        #expect(render(view).fillColors == [red])
    }

    @Test func `with a symbol shows the symbol before the title`() {
        #expect(render(Button("ab", systemImage: "star") {}).runs.map(\.text) == ["star", "ab"])
    }

    @Test func `without a label shows the symbol of its role`() {
        let close = render(Button(role: .close) {}.environment(\.font, .body))
        #expect(close.runs.map(\.text) == ["xmark"])
        #expect(ButtonRole.close.systemImage == "xmark")
        #expect(ButtonRole.confirm.systemImage == "checkmark")
        #expect(ButtonRole.destructive.systemImage == nil)
    }

    @Test func `has the preferred color scheme`() {
        let view = button().buttonStyle(Marked(color: .red))
        let dark = render(view.preferredColorScheme(.dark)).fillColors
        #expect(dark == render(view) { $0.colorScheme = .dark }.fillColors)
        #expect(render(view.preferredColorScheme(nil)).fillColors == [red])
    }
}

extension UnitPoint {
    fileprivate func moved(up distance: CGFloat) -> UnitPoint {
        UnitPoint(x: x, y: y - distance)
    }
}
