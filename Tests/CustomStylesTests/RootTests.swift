import CustomStyles
import HTTP
import Testing

@Suite struct `A root of a folder` {
    private static let source = """
        import SwiftUI
        struct Counter: View {
            enum Look { case plain, bold }
            var look: Look = .plain
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("Count \\(count)").fontWeight(look == .bold ? .bold : .regular)
                    Button("Add") { count += 1 }.buttonStyle(.borderedProminent)
                    Button("Reset", role: .destructive) { count = 0 }.accessibilityLabel("Start again")
                    Toggle("Loud", isOn: .constant(false))
                }
            }
        }
        #Preview("Main") { Counter() }
        struct Counter_Previews: PreviewProvider {
            static var previews: some View {
                Counter()
                Group { Counter(look: .bold).previewDisplayName("Bold"); Counter().previewLayout(.sizeThatFits) }
            }
        }
        """

    private let folder: Folder

    init() throws {
        folder = try Folder(["Counter.swift": Self.source])
    }

    private static let outputs = [
        ".svg", ".json", ".swift", "/states.svg", "/states.json", "/animation.svg", "/frames.json",
        "/frames/3.svg", "/timeline.json", "/tokens.json",
    ]

    @Test(arguments: outputs) func `has every output of a style`(_ output: String) throws {
        for name in ["Counter", "preview-1", "preview-2-3"] {
            let response = folder.get("/v1/custom/\(name)\(output)")
            #expect(response.status == .ok, "\(response.text)")
        }
    }

    @Test(arguments: [
        ("Main", "preview-1"), ("preview-1-1", "preview-1"), ("Bold", "preview-2-2"),
        ("Counter.swift#preview-2-1", "preview-2"), ("Counter.swift#Counter", "Counter"),
    ])
    func `has several names`(_ name: String, _ other: String) throws {
        let encoded = name.replacing("#", with: "%23")
        let response = folder.get("/v1/custom/\(encoded).svg")
        #expect(response.status == .ok, "\(response.text)")
        #expect(response.body == folder.get("/v1/custom/\(other).svg").body)
    }

    @Test func `lists the controls inside`() throws {
        let text = folder.get("/v1/custom/Counter.json").text.buttons
        let count = text.ranges(of: #""region""#).count
        #expect(count == 3)
        #expect(text.contains(#""kind":"button","label":"Add","number":1"#))
        let second = text.split(separator: #""frame""#).first { $0.contains(#""label":"Start again""#) } ?? ""
        #expect(second.contains(#""number":2"#) && second.contains(#""role":"destructive""#), "\(text)")
        #expect(text.contains(#""kind":"toggle","label":"Loud","number":3"#))
    }

    @Test(arguments: [
        (3, nil), (100, #""leftOut":["from"]"#), (900, #""leftOut":["from"]"#),
        (1_100, #""leftOut":["from","layers","elements","insets","hasPressedLook"]"#),
    ])
    func `leaves out facts of a large view`(_ count: Int, _ leftOut: String?) throws {
        let source = "#Preview { VStack { ForEach(0..<\(count)) { Text(\"\\($0)\") }; Button(\"A\") {} } }"
        let response = try Folder(["A.swift": source]).get("/v1/custom/preview-1.json")
        #expect(response.status == .ok, "\(response.text)")
        #expect(response.text.contains(#""from":["#) == (leftOut == nil))
        #expect(leftOut.map(response.text.contains) ?? !response.text.contains("leftOut"))
        #expect(response.text.contains(#""label":"A""#))
    }

    @Test func `says which controls have a pressed look`() throws {
        let source = """
            struct Plain: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View { configuration.label }
            }
            #Preview { HStack { Button("A") {}; Button("B") {}.buttonStyle(Plain()) } }
            """
        let text = try Folder(["A.swift": source]).get("/v1/custom/preview-1.json").text
        let looks = text.matches(of: /"hasPressedLook":(true|false)/).map { String($0.1) }
        #expect(looks == ["true", "false"])
    }

    @Test func `shows a state at the control of a number`() throws {
        let pictures = ["", "?state=pressed", "?state=pressed&button=2", "?state=pressed&button=all"]
            .map { folder.get("/v1/custom/Counter.svg\($0)") }
        #expect(pictures.allSatisfy { $0.status == .ok })
        #expect(Set(pictures.map(\.body)).count == 4)
        #expect(pictures[1].body == folder.get("/v1/custom/Counter.svg?state=pressed&button=1").body)
    }

    @Test func `disables the whole view, or one control`() throws {
        let whole = folder.get("/v1/custom/Counter.json?state=disabled").text
        #expect(whole.buttons.ranges(of: #""isEnabled":false"#).count == 3)
        let one = folder.get("/v1/custom/Counter.json?state=disabled&button=2").text
        #expect(one.buttons.ranges(of: #""isEnabled":false"#).count == 1)
    }

    @Test func `changes with the action of a control`() throws {
        let tap = "events=down@0,up@0.1&t=1"
        #expect(folder.get("/v1/custom/Counter.svg?text=live").text.contains(">Count 0<"))
        #expect(folder.get("/v1/custom/Counter.svg?text=live&\(tap)").text.contains(">Count 1<"))
        #expect(folder.get("/v1/custom/Counter.svg?text=live&count=7&\(tap)").text.contains(">Count 8<"))
        #expect(
            folder.get("/v1/custom/Counter.svg?text=live&count=7&button=2&\(tap)").text.contains(">Count 0<")
        )
    }

    @Test func `has a sheet of variants and states`() throws {
        let text = folder.get("/v1/custom/Counter/states.json").text
        #expect(text.contains(#""rowParameter":"look""#))
        #expect(text.contains(#""columnParameter":"state""#))
    }

    @Test(arguments: [
        ("Counter.svg?button=4", "The view has 3 controls."),
        ("Counter.svg?button=all&events=tap@0.1&t=1", "Events happen to one control"),
        ("Counter.svg?title=Buy", "title"), ("Counter.svg?container=list", "container"),
    ])
    func `refuses what it does not have`(_ target: String, _ words: String) throws {
        let response = folder.get("/v1/custom/\(target)")
        #expect(response.status == .badRequest)
        #expect(response.text.contains(words), "\(response.text)")
    }

    @Test func `has no state where nothing can be pressed`() throws {
        let folder = try Folder(["A.swift": "#Preview { Text(\"A\") }"])
        #expect(folder.get("/v1/custom/preview-1.svg?state=disabled").status == .ok)
        for query in ["state=pressed", "button=1", "state=selected"] {
            let response = folder.get("/v1/custom/preview-1.svg?\(query)")
            #expect(response.status == .badRequest)
            #expect(response.text.contains("no control"), "\(response.text)")
        }
    }

    @Test func `keeps the names of its own parameters`() throws {
        let source = """
            struct Card: View {
                var title = "Own"
                var height = 20.0
                var button = 2
                var body: some View { Button(title) {}.frame(height: height) }
            }
            """
        let folder = try Folder(["Card.swift": source])
        let own = folder.get("/v1/custom/Card.svg?title=New&height=90&button=5&text=live")
        #expect(own.text.contains(">New<"))
        #expect(own.text.contains("viewBox"))
        #expect(folder.get("/v1/custom/Card.svg?root.button=1&state=pressed").status == .ok)
        #expect(folder.get("/v1/custom/Card.svg?root.button=2").status == .badRequest)
    }

    @Test func `of two files of one name has the file in its name`() throws {
        let folder = try Folder([
            "A.swift": "#Preview { Button(\"A\") {} }", "B.swift": "#Preview { Button(\"B\") {} }",
        ])
        for file in ["A", "B"] {
            let response = folder.get("/v1/custom/\(file).swift%23preview-1.svg?text=live")
            #expect(response.text.contains(">\(file)<"), "\(response.text)")
        }
        #expect(folder.get("/v1/custom/preview-1.svg").status == .badRequest)
    }

    @Test func `takes the width that is proposed`() throws {
        let source =
            "struct Wide: View { var body: some View { Button(\"A\") {}.frame(maxWidth: .infinity) } }"
        let folder = try Folder(["Wide.swift": source])
        func width(_ query: String) -> Substring? {
            folder.get("/v1/custom/Wide.svg?padding=0\(query)").text.firstMatch(of: /width="([0-9.]+)"/)?.1
        }
        #expect(width("") == "393")
        #expect(width("&device=iPad") == "820")
        #expect(width("&width=200") == "200")
        #expect(width("&width=fit") != "393")
    }
}
