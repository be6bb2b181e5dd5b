import CustomStyles
import HTTP
import Testing

/// Styles that a control of ours shows.
@Suite struct `A style of labels, toggles or menus` {
    private let folder: Folder

    init() throws {
        folder = try Folder([
            "Styles.swift": """
            struct Stacked: LabelStyle {
                var spacing = 6.0
                func makeBody(configuration: Configuration) -> some View {
                    VStack(spacing: spacing) { configuration.icon; configuration.title }
                }
            }
            struct Check: ToggleStyle {
                func makeBody(configuration: Configuration) -> some View {
                    Button { configuration.isOn.toggle() } label: {
                        HStack { Text(configuration.isOn ? "on" : "off"); configuration.label }
                    }
                }
            }
            struct Red: MenuStyle {
                func makeBody(configuration: Configuration) -> some View {
                    Menu(configuration).background(Color.red)
                }
            }
            """
        ])
    }

    private func text(_ target: String) -> String { folder.get("/v1/custom/\(target)").text }

    @Test func `is shown by a control with a title and a symbol`() {
        #expect(text("Stacked.svg?text=live").contains(">Button<"))
        #expect(text("Stacked.svg?text=live&title=Buy").contains(">Buy<"))
        #expect(text("Stacked.svg?spacing=20") != text("Stacked.svg"))
        #expect(text("Red.svg?text=live").contains(">Menu<"))
    }

    @Test func `is a style in lists, with one control`() {
        for (name, kind) in [("Stacked", "button"), ("Check", "toggle"), ("Red", "menu")] {
            let document = text("\(name).json").buttons
            #expect(document.ranges(of: #""region""#).count == 1)
            #expect(document.contains(#""kind":"\#(kind)""#), "\(document)")
        }
    }

    @Test func `turns a toggle on`() {
        #expect(text("Check.svg?text=live").contains(">off<"))
        #expect(text("Check.svg?text=live&isOn=true").contains(">on<"))
        #expect(text("Check.svg?text=live&state=selected").contains(">on<"))
        #expect(text("Check.svg?text=live&events=tap&t=1").contains(">on<"))
        #expect(text("Check.svg?text=live&isOn=true&events=tap&t=1").contains(">off<"))
    }

    @Test func `is shown by code`() {
        let stacked = text("Stacked.swift?title=Buy&spacing=9")
        #expect(stacked.contains(#"Label("Buy", systemImage: "star")"#), "\(stacked)")
        #expect(stacked.contains(".labelStyle(Stacked(spacing: 9))"))
        #expect(text("Check.swift").contains("@Previewable @State var isOn = false"))
        #expect(text("Red.swift").contains(".menuStyle(Red())"))
    }
}
