import AppleDesign
import ButtonRendering
import Graphics
import SystemStyles
import TestSupport
import Testing
import ViewEngine

/// The behaviors of buttons that no single style defines, from the articles.
@Suite struct `A button among others` {
    private func record<Content: View>(_ view: Content, _ events: [InteractionEvent]) -> Recording {
        Recording(
            of: ViewHost(
                rootView: view.buttonStyle(.automatic),
                environment: EnvironmentValues(palette: .iOS18),
                shaper: FixedWidthShaper()
            ),
            events: events,
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

    @Test func `is triggered by its keyboard shortcut`() {
        #expect(actions(of: Dialog(), [key(.return)]) == ["delete"])
        #expect(actions(of: Dialog(), [key(.escape)]) == ["cancel"])
        #expect(actions(of: Dialog(), [key("x")]).isEmpty)
    }

    @Test func `leaves its shortcut to the next button while disabled`() {
        #expect(actions(of: Dialog(isDisabled: true), [key(.return)]) == ["again"])
    }

    @Test func `is released although it has a shortcut`() {
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

    @Test func `is triggered by its shortcut whatever gestures its style has`() throws {
        for style in ["myPrimitive", "cancellable", "bordered", "primitiveScale"] {
            let button = try subject(style, [InteractionEvent(.key(.return), at: 1)]) {
                $0.button.control.keyboardShortcut = .defaultAction
            }
            #expect(button.log == ["trigger at 1.0"])
        }
    }

    @Test func `has a semibold label if it is borderless and the default action`() throws {
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

    /// The positions of a finger on the first and on the second button.
    private let places = [-15.0, 15.0]

    @Test func `is triggered with all other buttons of its row`() {
        for x in places {
            #expect(actions(of: List { Cell() }, [.down(1, x: x), .up(1.1)]) == ["1", "2"])
        }
        #expect(actions(of: List { Cell() }, [.down(1, x: -37), .up(1.1)]) == ["1", "2"])
    }

    @Test func `is triggered alone in a row if it has an explicit style`() {
        let list = List { Cell() }.buttonStyle(.plain)
        #expect(actions(of: list, [.down(1, x: places[0]), .up(1.1)]) == ["1"])
        #expect(actions(of: list, [.down(1, x: places[1]), .up(1.1)]) == ["2"])
        #expect(actions(of: list, [.down(1, x: -37), .up(1.1)]).isEmpty)
    }

    @Test func `is not triggered in a row while disabled`() {
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

    @Test func `is not triggered by a tap on another row`() {
        let list = List {
            Cell()
            Button("33") { logAction("3") }
        }
        #expect(actions(of: list, [.down(1, y: 22), .up(1.1)]) == ["3"])
        #expect(actions(of: list, [.down(1, y: -22), .up(1.1)]) == ["1", "2"])
    }

    // MARK: Styles

    @Test func `has the nearest system style`() {
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
    func `ignores styles if it is a link`(style: String) throws {
        let link = try subject(style) { $0.button.control.kind = .link }
        let button = try subject("borderless")
        #expect(link.content(0).size == button.content(0).size)
        #expect(link.content(0).runs[0].color == ResolvedColor(0x007AFF))
        #expect(link.content(0).fills.isEmpty)
        #expect(link.opacity(0.5) == 0.2)
        #expect(link.actions == ["openURL"])
    }
}
