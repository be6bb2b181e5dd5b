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
    func `is drawn by its style if it is a link`(style: String) throws {
        let link = try subject(style) { $0.button.control.kind = .link }
        #expect(try link.content(0) == subject(style).content(0))
        #expect(try link.content(0.7) == subject(style).content(0.7))
        #expect(link.actions == ["openURL"])
    }

    @Test(arguments: ["bordered", "plain", "roundedAndShadow", "borderless"])
    func `ignores styles if it is a link that does not take them`(style: String) throws {
        let link = try subject(style) {
            $0.button.control.kind = .link
            $0.button.control.linkTakesStyle = false
        }
        let button = try subject("borderless")
        #expect(link.content(0).size == button.content(0).size)
        #expect(link.content(0).runs[0].color == ResolvedColor(0x007AFF))
        #expect(link.content(0).fills.isEmpty)
        #expect(link.opacity(0.5) == 0.2)
        #expect(link.actions == ["openURL"])
    }

    @Test(arguments: ["bordered", "plain", "scale", "automatic"])
    func `is drawn by its style if it is a navigation link`(style: String) throws {
        let link = try subject(style) { $0.button.control.kind = .navigationLink }
        #expect(try link.content(0) == subject(style).content(0))
        #expect(link.log == ["trigger at 1.0"])
    }

    @Test(arguments: [ButtonContainer.list, .form])
    func `is a row without a style if it is a navigation link in a list or a form`(
        container: ButtonContainer
    ) throws {
        let links = try ["bordered", "roundedAndShadow", "automatic"].map { style in
            try subject(style) {
                $0.button.control.kind = .navigationLink
                $0.button.control.container = container
            }
        }
        for link in links {
            let runs = link.content(0).runs
            #expect(runs.map(\.content) == [.text("Button", .leftToRight), .symbol("chevron.right")])
            #expect(runs[0].color == ResolvedColor(0x000000))
            #expect(link.content(0) == links[0].content(0))
            #expect(link.log == ["trigger at 1.0"])
        }
    }

    @Test func `is disabled without a navigation stack if it is a navigation link`() {
        let link = NavigationLink("a") { EmptyView() }
        #expect(actions(of: link, [.down(1), .up(1.1)]).isEmpty)
        #expect(actions(of: NavigationStack { link }, [.down(1), .up(1.1)]) == ["push"])
        let color = ResolvedColor(0x3C3C43, opacity: 0.3)
        #expect(record(link, []).displayList(at: 0).runs.map(\.color) == [color])
    }

    // MARK: Editing

    private func titles(of button: Subject, _ time: Double) -> [String] {
        button.content(time).runs.map { if case .text(let text, _) = $0.content { text } else { "" } }
    }

    @Test func `flips its title if it is an edit button, and runs a second action beside its own`() throws {
        let taps: [InteractionEvent] = [.down(0.4), .up(0.5), .down(3), .up(3.1)]
        let button = try subject("roundedAndShadowPro", taps) { $0.button.control.kind = .editButton }
        #expect(titles(of: button, 0) == ["Edit"])
        #expect(titles(of: button, 2.9) == ["Done"])
        #expect(titles(of: button, 9) == ["Edit"])
        #expect(
            button.log == ["trigger at 0.5", "simultaneous at 0.5", "trigger at 3.1", "simultaneous at 3.1"]
        )
        // It is drawn by its style.
        #expect(button.fillColor(0, 0) == ResolvedColor(0x007AFF))
        #expect(button.shadow(0)?.radius == 5)
    }

    @Test func `runs only its own action after a long press if it is an edit button`() throws {
        let button = try subject("bordered", [.down(0.4), .up(1.4)]) { $0.button.control.kind = .editButton }
        #expect(button.actions == ["trigger"])
        let dragged = try subject("bordered", [.down(0.4), .move(0.5, x: 60), .up(0.6)]) {
            $0.button.control.kind = .editButton
        }
        #expect(dragged.actions == ["trigger"])
        let disabled = try subject("bordered") {
            $0.button.control.kind = .editButton
            $0.button.state = .disabled
        }
        #expect(disabled.actions.isEmpty)
    }

    // MARK: Containers

    private func row(
        of style: String,
        and neighbor: String,
        in container: ButtonContainer,
        style containerStyle: String? = nil
    ) throws -> Subject {
        try subject(style) {
            $0.button.control.container = container
            $0.button.control.neighbors = neighbors(neighbor)
            $0.button.control.containerStyle = containerStyle.flatMap {
                Catalog.standard.entry(.swiftUI, named: $0)
            }
        }
    }

    @Test(arguments: [ButtonContainer.list, .form], ["inherited", "automatic"])
    func `is one row with the button beside it`(container: ButtonContainer, style: String) throws {
        let row = try row(of: style, and: style, in: container)
        #expect(row.actions == ["trigger", "trigger"])
        // The row is highlighted, and not the label.
        #expect(row.content(0.5).fillColors.contains(ResolvedColor(0xD1D1D6)))
        #expect(row.opacity(0.5) == 1)
    }

    @Test func `is triggered alone if its list has the plain style`() throws {
        let row = try row(of: "inherited", and: "inherited", in: .list, style: "plain")
        #expect(row.actions == ["trigger"])
        #expect(row.content(0).runs.map(\.color) == [ResolvedColor(0x000000), ResolvedColor(0x000000)])
        #expect(row.opacity(0.5) == 0.75)
        #expect(!row.content(0.5).fillColors.contains(ResolvedColor(0xD1D1D6)))
        #expect(try self.row(of: "bordered", and: "bordered", in: .list).actions == ["trigger"])
        // An explicit automatic style is nearer than that of the list.
        let automatic = try self.row(of: "automatic", and: "automatic", in: .list, style: "plain")
        #expect(automatic.actions == ["trigger", "trigger"])
    }

    @Test func `has the style of its container only without one of its own`() throws {
        func color(_ style: String, in containerStyle: String?) throws -> ResolvedColor {
            try row(of: style, and: "plain", in: .stack, style: containerStyle).content(0).runs[0].color
        }
        #expect(try color("inherited", in: nil) == ResolvedColor(0x007AFF))
        #expect(try color("inherited", in: "plain") == ResolvedColor(0x000000))
        #expect(try color("inherited", in: "borderedProminent") == ResolvedColor(0xFFFFFF))
        #expect(try color("borderless", in: "plain") == ResolvedColor(0x007AFF))
    }

    // MARK: Neighbors

    @Test func `stands above buttons with roles and sizes of their own`() throws {
        let pro = try #require(Catalog.standard.entry(.swiftUI, named: "roundedAndShadowPro"))
        let button = try subject("roundedAndShadowPro") {
            $0.button.control.role = .destructive
            $0.button.control.controlSize = .large
            $0.button.control.neighbors = [
                NeighborSpecification(style: pro, role: .own(nil), controlSize: .small),
                NeighborSpecification(style: pro),
                NeighborSpecification(style: pro, role: .own(.cancel)),
            ]
        }
        let content = button.content(0)
        let (red, blue) = (ResolvedColor(0xFF3B30), ResolvedColor(0x007AFF))
        #expect(content.fillColors == [red, blue, red, blue])
        #expect(content.runs.map(\.font.size) == [20, 16, 20, 20])
        #expect(content.fills[1].minY > content.fills[0].maxY)
        #expect(button.actions == ["trigger"])
    }
}
