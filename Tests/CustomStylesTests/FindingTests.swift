import HTTP
import Testing

@Suite struct `A finding of a view` {
    @Test(arguments: [
        ("text-contrast", "error", #"Text("A").foregroundStyle(Color(red: 0.8, green: 0.8, blue: 0.8))"#),
        (
            "text-contrast", "warning",
            #"Text("A").font(.system(size: 20)).foregroundStyle(Color(white: 0.52))"#
        ),
        ("text-cut-off", "error", #"Text("A title that is long").lineLimit(1).frame(width: 60)"#),
        ("text-cut-off", "error", #"Text("Many words in lines").frame(width: 60, height: 20)"#),
        (
            "text-cut-off", "warning",
            #"Text("A long title").lineLimit(1).minimumScaleFactor(0.1).frame(width: 40)"#
        ),
        ("fixed-size", "warning", #"Text("A").font(.system(size: 17))"#),
        ("small-text", "information", #"Text("A").font(.system(size: 10))"#),
        ("missing-label", "error", #"Button {} label: { Image(systemName: "star") }"#),
        (
            "missing-label", "error",
            #"HStack { Button {} label: { Image(systemName: "star") } }.accessibilityElement(children: .contain)"#
        ),
        ("label-in-name", "warning", #"Button("Send") {}.accessibilityLabel("Submit")"#),
        ("missing-trait", "warning", #"Text("A").onTapGesture {}"#),
        ("not-reachable", "error", #"Button("A") {}.accessibilityHidden(true)"#),
        (
            "touch-target", "warning",
            #"Button {} label: { Image(systemName: "star") }.accessibilityLabel("Star")"#
        ),
        (
            "touch-target", "error",
            #"HStack(spacing: 0) { Text("A").onTapGesture {}; Text("B").onTapGesture {} }"#
        ),
        (
            "not-mirrored", "warning",
            #"Text("A").frame(width: 90, alignment: .leading).environment(\.layoutDirection, .leftToRight)"#
        ),
        ("scheme-lost", "error", #"Text("A").foregroundStyle(.white)"#),
        (
            "non-text-contrast", "warning",
            #"Button {} label: { Image(systemName: "star").foregroundStyle(Color(white: 0.8)) }.accessibilityLabel("Star")"#
        ),
        (
            "non-text-contrast", "warning",
            #"Button {} label: { Circle().fill(Color(white: 0.9)).frame(width: 50, height: 50) }.accessibilityLabel("Dot")"#
        ),
        ("reduce-motion", "warning", #"Button("A") {}.buttonStyle(Growing())"#),
        ("states-look-alike", "warning", #"Button("A") {}.buttonStyle(Still())"#),
    ])
    func `names what is wrong`(rule: String, severity: String, body: String) throws {
        let source = """
            import SwiftUI
            struct Still: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } }
            struct Growing: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.scaleEffect(configuration.isPressed ? 0.7 : 1)
                        .animation(.easeOut(duration: 0.4), value: configuration.isPressed)
                }
            }
            #Preview(traits: .sizeThatFitsLayout) {
            \(body)
            }
            """
        let found = try findings(source, root: "preview-1")
        #expect(
            found.contains { $0.rule == rule && $0.severity == severity && $0.certainty == "certain" },
            "\(found)"
        )
    }

    @Test(arguments: [
        #"Text("A")"#, #"Text("A long title that wraps").frame(width: 120)"#,
        #"HStack { TextField("Name", text: .constant("Me")) }.frame(width: 200, height: 50).onTapGesture {}"#,
        #"Button("A") {}.buttonStyle(.borderedProminent).controlSize(.large)"#,
        #"Button {} label: { Image(systemName: "star").padding(20) }.accessibilityLabel("Star")"#,
        #"Button {} label: { Label("Star", systemImage: "star").labelStyle(.iconOnly).padding(20) }"#,
        #"Button("Send") {}.accessibilityLabel("Send, now").frame(width: 90, height: 50)"#,
        #"Text("A").padding(30).contentShape(Rectangle()).onTapGesture {}.accessibilityAddTraits(.isButton)"#,
        #"Text("A").padding(30).accessibilityAddTraits(.isButton).onTapGesture {}"#,
        #"Text("A").gesture(DragGesture())"#,
        #"Button("×") {}.accessibilityLabel("Close").buttonStyle(.bordered)"#,
        #"Button("A") {}.buttonStyle(.plain).foregroundStyle(Color(white: 117 / 255))"#,
        #"Image(systemName: "star").accessibilityHidden(true)"#,
        #"Text("A").foregroundStyle(.white).padding().background(.black)"#,
        #"HStack { Text("A"); Spacer(); Text("B") }.frame(width: 200)"#,
        #"Circle().fill(Color(white: 0.9)).frame(width: 50, height: 50)"#,
        #"Button {} label: { Image(systemName: "star").resizable().frame(width: 44, height: 44) }.accessibilityLabel("Star")"#,
        #"Button("A") {}.buttonStyle(Still()).opacity(0)"#, #"Text("A").onTapGesture {}.hidden()"#,
        #"Toggle("Loud", isOn: .constant(false)).labelsHidden()"#, #"Toggle("Loud", isOn: .constant(true))"#,
        #"Button("A") {}.buttonStyle(Jumping()).padding(20)"#,
        #"ShareLink(item: "x")"#, #"Button("Share", systemImage: "plus") {}"#,
        #"Button {} label: { HStack { Text("Doctor"); Text("New") } }.accessibilityLabel("New, article, Doctor")"#,
        #"HStack { Text("Row"); Button {} label: { Image(systemName: "star").padding(20) } }.accessibilityElement(children: .combine)"#,
        #"Text("A").padding(20).contentShape(Rectangle()).padding(-20).onTapGesture {}.accessibilityAddTraits(.isButton)"#,
        #"VStack { Button("Verify") {}.buttonStyle(.bordered) }.accessibilityElement(children: .contain).accessibilityLabel("Name")"#,
        #"Button(role: .close) {}"#,
        #"Picker("Kind", selection: .constant(3)) { Text("A").tag(1); Text("B").tag(2) }"#,
    ])
    func `is not made of what is right`(body: String) throws {
        let source = """
            import SwiftUI
            struct Still: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } }
            struct Jumping: ButtonStyle {
                @Environment(\\.isEnabled) private var isEnabled
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.padding(20).opacity(isEnabled ? 1 : 0.5)
                        .scaleEffect(configuration.isPressed ? 0.9 : 1)
                        .animation(.linear(duration: 0.1), value: configuration.isPressed)
                }
            }
            #Preview(traits: .sizeThatFitsLayout) {
            \(body)
            }
            """
        let found = try findings(source, root: "preview-1").filter { $0.severity != "information" }
        #expect(found == [])
    }

    @Test(arguments: [
        (#"Text("A long title of a card").lineLimit(1).frame(width: 150)"#, ["the width stays"]),
        (
            #"Text("When to see a doctor at once and more").frame(maxWidth: .infinity).frame(idealHeight: 60)"#,
            []
        ),
    ])
    func `is about a fixed width where that is what cuts a text off`(label: String, reasons: [String]) throws
    {
        let found = try findings(inView: "ScrollView { Button {} label: { \(label) }.buttonStyle(.plain) }")
        #expect(found.contains { $0.rule == "text-cut-off" })
        #expect(found.filter { $0.rule == "fixed-size" }.compactMap(\.reason) == reasons)
    }

    @Test(arguments: [(84.4, "close"), (83.0, "certain")])
    func `is close where a line break hangs on the error of a width`(width: Double, certainty: String) throws
    {
        // Ten letters of 8.5 points, which need a second line in less.
        let found = try findings(
            inView: #"Text("ABCDE FGHI").frame(width: \#(width), height: 20)"#
        )
        let normal = found.filter {
            $0.rule == "text-cut-off" && $0.text.contains(#"{"colorScheme":"light","state":"normal"}"#)
        }
        #expect(normal.map(\.certainty) == [certainty], "\(found)")
    }

    @Test func `is certain only beyond the error of the measure`() throws {
        // 4.54, which is within 3 % of 4.5.
        let close = try findings(
            inView: #"Text("A").foregroundStyle(Color(red: 0.47, green: 0.47, blue: 0.47))"#
        )
        #expect(close.map(\.certainty) == ["close", "certain"], "\(close)")
        #expect(close[0].severity == "error")
    }

    @Test(arguments: [
        (#"Text("A").padding().background(.ultraThinMaterial)"#, "a material shows what is behind it"),
        (#"Text("A").blendMode(.multiply).background(Color.red)"#, "a blend mode mixes the colors"),
        (#"Text("A").padding().background(Color.red.blur(radius: 3))"#, "a blur is behind it or over it"),
        (#"Text("A").foregroundStyle(Theme.ink)"#, "Theme.ink is a stand-in"),
    ])
    func `is not measured where nobody knows`(body: String, reason: String) throws {
        let found = try findings(inView: body)
        #expect(found.contains { $0.certainty == "notMeasured" && $0.text.contains(reason) }, "\(found)")
        #expect(!found.contains { $0.rule == "text-contrast" && $0.certainty != "notMeasured" }, "\(found)")
    }

    @Test func `has the place that decides it, its colors, its conditions and a picture`() throws {
        let found = try findings(
            inView: """
                VStack {
                    HStack { Text("A") }
                }
                .foregroundStyle(
                    Color(white: 0.8)
                )
                """
        )
        let contrast = try #require(found.first { $0.rule == "text-contrast" })
        #expect(contrast.text.contains(#""line":6"#) && contrast.text.contains(#""column":2"#), "\(contrast)")
        #expect(contrast.text.contains(#""what":"foregroundStyle( Color(white: 0.8) )""#), "\(contrast)")
        #expect(
            contrast.text.contains(##""foreground":"#cccccc""##)
                && contrast.text.contains(##""background":"#ffffff""##)
        )
        #expect(contrast.text.contains(#""measured":1.61"#) && contrast.text.contains(#""limit":4.5"#))
        #expect(contrast.text.contains(#""passesIncreased":false"#))
        #expect(
            contrast.text.contains(#""state":"normal""#) && contrast.text.contains(#""contrast":"increased""#)
        )
        #expect(
            contrast.text.contains(#""picture":"/v1/custom/preview-1.svg?overlay=findings""#),
            "\(contrast)"
        )
    }

    @Test(arguments: [
        ("fails = true", []), ("withAnimation(.linear(duration: 0.5)) { fails = true }", ["Moved"]),
    ])
    func `of a movement after the release is one that the source animates, and no layout`(
        action: String,
        moved: [String]
    ) throws {
        let source = """
            import SwiftUI
            struct Filled: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.padding(20).background(configuration.isPressed ? .gray : .black)
                }
            }
            struct Form: View {
                @State private var fails = false
                var body: some View {
                    VStack {
                        if fails { Text("It failed") }
                        Button("Add") { \(action) }.buttonStyle(Filled())
                        Text("Below")
                        Text("Moved").offset(x: fails ? 50 : 0)
                    }
                }
            }
            """
        let found = try findings(source, root: "Form").filter { $0.rule == "reduce-motion" }
        #expect(found.compactMap { $0.text.firstMatch(of: /"label":"(\w+)"/).map { String($0.1) } } == moved)
    }

    @Test func `is not about a transition, which the system replaces`() throws {
        let source = """
            import SwiftUI
            struct Sheet: View {
                @State private var isOpen = false
                var body: some View {
                    VStack {
                        Button("Open") { withAnimation(.linear(duration: 0.4)) { isOpen = true } }
                        if isOpen { Text("Content").transition(.move(edge: .leading)) }
                    }
                    .frame(width: 200, height: 200, alignment: .top)
                }
            }
            """
        #expect(try findings(source, root: "Sheet").filter { $0.rule == "reduce-motion" } == [])
    }

    @Test func `of a press is as long as the press, also where the release changes more`() throws {
        let source = """
            import SwiftUI
            struct Small: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.padding(20)
                        .scaleEffect(configuration.isPressed ? 0.8 : 1)
                        .animation(.linear(duration: 0.2), value: configuration.isPressed)
                }
            }
            struct Pill: View {
                @State private var isSelected = false
                var body: some View {
                    Button {
                        withAnimation(.linear(duration: 0.8)) { isSelected.toggle() }
                    } label: {
                        Text("A title").font(.system(size: isSelected ? 30 : 16))
                    }
                    .buttonStyle(Small())
                }
            }
            """
        let found = try findings(source, root: "Pill").filter { $0.rule == "reduce-motion" }
        #expect(!found.isEmpty && found.allSatisfy { $0.text.contains(#""measured":0.2,"#) }, "\(found)")
    }

    @Test func `of a symbol that Apple names is close`() throws {
        let source =
            #"import SwiftUI\n#Preview { Button {} label: { Image(systemName: "xmark.circle.fill") } }"#
        let found = try findings(source.replacing("\\n", with: "\n"), root: "preview-1").filter {
            $0.rule == "missing-label"
        }
        #expect(found.map(\.severity) == ["warning"])
        #expect(found.map(\.certainty) == ["close"])
    }

    @Test func `has the place of the call where a function only changes a view that it is given`() throws {
        let source = """
            import SwiftUI
            extension View {
                @ViewBuilder func when<Result: View>(_ condition: Bool, change: (Self) -> Result) -> some View {
                    if condition { change(self) } else { self }
                }
            }
            struct Small: ViewModifier {
                func body(content: Content) -> some View { wrapped(content) }
                func wrapped(_ content: Content) -> some View { content.font(.body) }
            }
            struct Shrinking: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.padding(20)
                        .when(true) { view in view.cornerRadius(10) }
                        .modifier(Small())
                        .scaleEffect(configuration.isPressed ? 0.8 : 1)
                        .animation(.easeOut(duration: 0.4), value: configuration.isPressed)
                }
            }
            """
        let found = try #require(try findings(source, root: "Shrinking").first { $0.rule == "reduce-motion" })
        #expect(found.text.contains(#""line":16,"#), "\(found)")
    }

    @Test func `of what a style moves has the place of the style, not of what is moved`() throws {
        let source = """
            import SwiftUI
            struct Compact: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label
                        .scaleEffect(configuration.isPressed ? 0.8 : 1)
                        .animation(.linear(duration: 0.4), value: configuration.isPressed)
                }
            }
            struct Row: View {
                var body: some View {
                    Button {} label: { icon.frame(width: 300) }.buttonStyle(Compact())
                }
                private var icon: some View {
                    HStack {
                        Image(systemName: "star")
                        Spacer()
                    }
                }
            }
            """
        let found = try findings(source, root: "Row").filter { $0.rule == "reduce-motion" }
        #expect(found.count > 0 && found.allSatisfy { $0.text.contains(#""line":11,"#) }, "\(found)")
    }

    @Test func `of the system's colors is listed if that is asked for`() throws {
        let source =
            "import SwiftUI\nstruct Card: View { var body: some View { Button(\"A\") {}.buttonStyle(.borderedProminent) } }"
        let plain = try findings(source, root: "Card")
        #expect(!plain.contains { $0.severity == "error" }, "\(plain)")
        let all = try findings(source, root: "Card", "system-colors=true")
        #expect(
            all.contains { $0.rule == "text-contrast" && $0.text.contains(#""origin":"system""#) },
            "\(all)"
        )
    }

    @Test func `is about each state of a style, and about its variants`() throws {
        let source = """
            import SwiftUI
            struct Pill: ButtonStyle {
                var isOn = false
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label
                        .foregroundStyle(configuration.isPressed ? Color(white: 0.8) : .black)
                        .padding(20)
                        .background(isOn ? Color(red: 1, green: 0.9, blue: 0.9) : Color(red: 0.9, green: 1, blue: 0.9))
                }
            }
            """
        let found = try findings(source, root: "Pill")
        let contrast = try #require(found.first { $0.rule == "text-contrast" && $0.severity == "error" })
        #expect(
            contrast.text.contains(#""state":"pressed""#) && !contrast.text.contains(#""state":"normal""#)
        )
        #expect(
            found.contains { $0.rule == "color-only" && $0.text.contains(#""parameter":"isOn""#) },
            "\(found)"
        )
        #expect(found.contains { $0.rule == "states-look-alike" && $0.text.contains(#""state":"disabled""#) })
        #expect(!found.contains { $0.rule == "states-look-alike" && $0.text.contains(#""state":"pressed""#) })
    }
}

@Suite struct `The findings of a style of the system` {
    @Test(arguments: ["bordered", "borderedProminent", "plain", "glass"])
    func `are none of who uses it`(style: String) throws {
        let folder = try Folder([:])
        #expect(folder.get("/v1/swiftui/\(style)/findings.json").text.contains(#""findings":[]"#))
        let all = folder.get("/v1/swiftui/\(style)/findings.json?system-colors=true").text
        #expect(all.contains(#""findings":[{"#) || all.contains(#""findings":[]"#))
    }

    @Test func `have no state and no moment`() throws {
        let folder = try Folder([:])
        for item in ["state=pressed", "t=0.1", "events=tap%400"] {
            #expect(folder.get("/v1/swiftui/bordered/findings.json?\(item)").status == .badRequest)
        }
        #expect(folder.get("/v1/swiftui/bordered.svg?system-colors=true").status == .badRequest)
    }
}

@Suite struct `An overlay` {
    @Test func `draws outlines with numbers over a picture`() throws {
        let folder = try Folder(["A.swift": "struct Card: View { var body: some View { Button(\"A\") {} } }"])
        let plain = folder.get("/v1/custom/Card.svg").text
        let marks = folder.get("/v1/custom/Card.svg?overlay=marks").text
        #expect(marks.count > plain.count && marks.contains("stroke"))
        #expect(folder.get("/v1/custom/Card.svg?overlay=none").text == plain)
        let sheet = folder.get("/v1/swiftui/bordered/states.svg?overlay=marks").text
        #expect(sheet.count > folder.get("/v1/swiftui/bordered/states.svg").text.count)
    }

    @Test func `outlines what is wrong only`() throws {
        let folder = try Folder([
            "A.swift":
                #"struct Card: View { var body: some View { HStack { Text("A"); Button("B") {}.accessibilityHidden(true) } } }"#
        ])
        let findings = folder.get("/v1/custom/Card.svg?overlay=findings").text
        let marks = folder.get("/v1/custom/Card.svg?overlay=marks").text
        let plain = folder.get("/v1/custom/Card.svg").text
        #expect(findings.count > plain.count && findings.count < marks.count)
    }

    @Test(arguments: ["animation.svg", "frames/0.svg", "timeline.json", "tokens.json"])
    func `is refused where nothing can be marked`(output: String) throws {
        let folder = try Folder([:])
        #expect(folder.get("/v1/swiftui/bordered/\(output)?overlay=marks").status == .badRequest)
    }
}
