import AppleDesign
import ButtonRendering
import Graphics
import SystemStyles
import TestSupport
import Testing
import ViewEngine

/// What the articles say of buttons that is no style's own.
@Suite struct `A button among others` {
    private func record<Content: View>(_ view: Content, _ events: [InteractionEvent]) -> Recording {
        Recording(
            of: ViewHost(
                rootView: view.buttonStyle(.automatic),
                environment: EnvironmentValues(palette: .iOS18),
                shaper: FixedWidthShaper()
            ),
            events,
            until: 10
        )
    }

    private func actions<Content: View>(of view: Content, _ events: [InteractionEvent]) -> [String] {
        record(view, events).actions.map(\.name)
    }

    private func key(_ key: KeyEquivalent, _ time: Double = 1) -> InteractionEvent {
        InteractionEvent(.key(key), at: time)
    }

    // MARK: Keys

    private struct Dialog: View {
        var isDisabled = false

        var body: some View {
            VStack {
                Button("Cancel", role: .cancel) { logAction("cancel") }
                    .keyboardShortcut(.cancelAction)
                Button("Delete") { logAction("delete") }
                    .buttonStyle(.borderedProminent)
                    .keyboardShortcut(.defaultAction)
                    .disabled(isDisabled)
                Button("Again") { logAction("again") }
                    .keyboardShortcut(.defaultAction)
            }
        }
    }

    @Test func `does what its key is for`() {
        #expect(actions(of: Dialog(), [key(.return)]) == ["delete"])
        #expect(actions(of: Dialog(), [key(.escape)]) == ["cancel"])
        #expect(actions(of: Dialog(), [key("x")]).isEmpty)
    }

    @Test func `leaves its key to the next one while it is disabled`() {
        #expect(actions(of: Dialog(isDisabled: true), [key(.return)]) == ["again"])
    }

    @Test func `goes with its key`() {
        final class Token {}
        struct Keyed: View {
            let token: Token
            @State private var isOn = false

            var body: some View {
                Button("a") { [token] in isOn = token === token }
                    .keyboardShortcut(.defaultAction)
            }
        }
        weak var token: Token?
        do {
            let made = Token()
            token = made
            _ = record(Keyed(token: made), [key(.return)])
        }
        #expect(token == nil)
    }

    @Test func `has a key whatever its gestures are`() throws {
        for style in ["myPrimitive", "cancellable", "bordered", "primitiveScale"] {
            let button = try subject(style, [InteractionEvent(.key(.return), at: 1)]) {
                $0.button.control.keyboardShortcut = .defaultAction
            }
            #expect(button.log == ["trigger at 1.0"])
        }
    }

    @Test func `is heavier if Return stands for it and it has no border`() throws {
        #expect(
            try subject("borderless") { $0.button.control.keyboardShortcut = .defaultAction }.content(0).runs[
                0
            ].font.weight
                == 600
        )
        #expect(try subject("borderless").content(0).runs[0].font.weight == 400)
    }

    // MARK: Lists

    private struct Cell: View {
        var body: some View {
            HStack {
                Button("11") { logAction("1") }
                Button("22") { logAction("2") }
            }
        }
    }

    /// The finger on the first button, and on the second.
    private let places = [-15.0, 15.0]

    @Test func `is tapped with all others of its row`() {
        for x in places {
            #expect(actions(of: List { Cell() }, [.down(1, x: x), .up(1.1)]) == ["1", "2"])
        }
        #expect(actions(of: List { Cell() }, [.down(1, x: -37), .up(1.1)]) == ["1", "2"])
    }

    @Test func `is tapped alone in a row if it has a style of its own`() {
        let list = List { Cell() }.buttonStyle(.plain)
        #expect(actions(of: list, [.down(1, x: places[0]), .up(1.1)]) == ["1"])
        #expect(actions(of: list, [.down(1, x: places[1]), .up(1.1)]) == ["2"])
        #expect(actions(of: list, [.down(1, x: -37), .up(1.1)]).isEmpty)
    }

    @Test func `does nothing in a row while it is disabled, and looks so`() {
        let list = List {
            HStack {
                Button("11") { logAction("1") }.disabled(true)
                Button("22") { logAction("2") }
            }
        }
        #expect(actions(of: list, [.down(1), .up(1.1)]) == ["2"])
        let colors = record(list, []).displayList(at: 0).runs.map(\.color)
        #expect(colors == [ResolvedColor(0x3C3C43, opacity: 0.3), ResolvedColor(0x007AFF)])
    }

    @Test func `is tapped in its own row only`() {
        let list = List {
            Cell()
            Button("33") { logAction("3") }
        }
        #expect(actions(of: list, [.down(1, y: 22), .up(1.1)]) == ["3"])
        #expect(actions(of: list, [.down(1, y: -22), .up(1.1)]) == ["1", "2"])
    }

    // MARK: Styles

    @Test func `is drawn by the nearest of the system's styles`() {
        let column = VStack {
            Button("11") {}
            Button("22") {}.buttonStyle(.borderless)
            Button("33") {}.buttonStyle(.borderedProminent).buttonStyle(.borderless)
        }
        .buttonStyle(.plain)
        let list = record(column, []).displayList(at: 0)
        let (black, blue, white) = (0x000000, 0x007AFF, 0xFFFFFF) as (UInt32, UInt32, UInt32)
        #expect(list.runs.map(\.color) == [black, blue, white].map { ResolvedColor($0) })
        #expect(list.fillColors == [ResolvedColor(blue)])
    }

    // MARK: Links

    @Test(arguments: ["bordered", "plain", "roundedAndShadow", "borderless"])
    func `is not changed by a style if it is a link`(style: String) throws {
        let link = try subject(style) { $0.button.control.kind = .link }
        let button = try subject("borderless")
        #expect(link.content(0).size == button.content(0).size)
        #expect(link.content(0).runs[0].color == ResolvedColor(0x007AFF))
        #expect(link.content(0).fills.isEmpty)
        #expect(link.opacity(0.5) == 0.2)
        #expect(link.actions == ["openURL"])
    }
}
