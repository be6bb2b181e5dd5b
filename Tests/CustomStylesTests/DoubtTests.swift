import Testing

@Suite struct `A finding that a sample decides` {
    /// The certainties of the findings of a rule about an element with a label.
    private func certainties(
        _ source: String,
        root: String,
        _ rule: String,
        of label: String? = nil,
        _ query: String = ""
    ) throws -> Set<String> {
        let all = try findings("import SwiftUI\n" + source, root: root, query).filter { $0.rule == rule }
        return Set(
            all.filter { label == nil || $0.text.contains("\"label\":\"\(label ?? "")\"") }.map(\.certainty)
        )
    }

    @Test func `is not measured where the sample of a style's label decides it`() throws {
        func source(_ padding: String) -> String {
            """
            struct Bare: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label\(padding).opacity(configuration.isPressed ? 0.5 : 1)
                }
            }
            """
        }
        #expect(try certainties(source(""), root: "Bare", "touch-target") == ["notMeasured"])
        let padded = source(".padding(.vertical, 1)")
        #expect(try certainties(padded, root: "Bare", "touch-target") == ["certain"])
    }

    @Test func `is not measured where the label of a toggle's style decides it`() throws {
        func source(_ padding: String) -> String {
            """
            struct Bare: ToggleStyle {
                func makeBody(configuration: Configuration) -> some View {
                    Button { configuration.isOn.toggle() } label: { configuration.label\(padding) }
                        .buttonStyle(Dimmed())
                }
            }
            struct Dimmed: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
                }
            }
            """
        }
        #expect(try certainties(source(""), root: "Bare", "touch-target") == ["notMeasured"])
        let padded = source(".padding(.vertical, 1)")
        #expect(try certainties(padded, root: "Bare", "touch-target") == ["certain"])
    }

    @Test func `is measured beside a stand-in that decides nothing of it`() throws {
        let found = try findings(
            inView:
                #"HStack { Text("A").foregroundStyle(Theme.ink); Text("B").foregroundStyle(Color(white: 0.8)) }"#
        )
        let contrast = found.filter { $0.rule == "text-contrast" && $0.certainty == "certain" }
        #expect(contrast.contains { $0.text.contains(#""label":"B""#) }, "\(found)")
        #expect(!contrast.contains { $0.text.contains(#""label":"A""#) }, "\(found)")
    }

    @Test(arguments: [
        #"Text("A").foregroundStyle(.mint)"#, #"Text("A").foregroundStyle(.mint.opacity(0.4))"#,
    ])
    func `is not measured where a Mac has another color`(text: String) throws {
        func certainties(isForMac: Bool) throws -> Set<String> {
            let all = try findings(inView: text, isForMac: isForMac)
            return Set(all.filter { $0.rule == "text-contrast" }.map(\.certainty))
        }
        #expect(try certainties(isForMac: false) == ["certain"])
        #expect(try certainties(isForMac: true) == ["notMeasured"])
    }

    @Test func `is measured where the source says the color for a Mac, too`() throws {
        let all = try findings(
            inView: #"Text("A").foregroundStyle(Color(red: 0.9, green: 0.6, blue: 0.2))"#,
            isForMac: true
        )
        #expect(all.contains { $0.rule == "text-contrast" && $0.certainty == "certain" })
    }

    @Test func `is not measured where the source leaves the value to its callers`() throws {
        let source = """
            struct Badge: View {
                let ink: Color
                let size: CGFloat
                var body: some View {
                    VStack(spacing: 40) {
                        Text("A").foregroundStyle(ink.opacity(0.2))
                        Text("B").foregroundStyle(Color(white: 0.8))
                        Button {} label: { Image(systemName: "star").resizable().frame(width: size, height: size) }
                            .buttonStyle(.plain).accessibilityLabel("Star")
                        Button {} label: { Image(systemName: "star").resizable().frame(width: size / 4, height: 50) }
                            .buttonStyle(.plain).accessibilityLabel("Bar")
                    }
                }
            }
            """
        let reason = "the source has no value for ink"
        #expect(try findings("import SwiftUI\n" + source, root: "Badge").contains { $0.reason == reason })
        #expect(try certainties(source, root: "Badge", "text-contrast", of: "A") == ["notMeasured"])
        #expect(try certainties(source, root: "Badge", "text-contrast", of: "B") == ["certain"])
        #expect(try certainties(source, root: "Badge", "touch-target", of: "Bar") == ["notMeasured"])
        #expect(try certainties(source, root: "Badge", "touch-target", of: "Star", "size=12") == ["certain"])
        #expect(try certainties(source, root: "Badge", "text-contrast", of: "A", "ink=blue") == ["certain"])
    }

    @Test func `is not measured where a caller gives the view that may name it`() throws {
        let source = """
            struct Chip<Leading: View>: View {
                @ViewBuilder let leading: () -> Leading
                var body: some View {
                    Button {} label: { Circle().frame(width: 30, height: 30).overlay { leading() } }
                }
            }
            struct Dot: View {
                var body: some View { Button {} label: { Circle().frame(width: 40, height: 40) } }
            }
            """
        #expect(try certainties(source, root: "Chip", "missing-label") == ["notMeasured"])
        #expect(try certainties(source, root: "Dot", "missing-label") == ["certain"])
    }

    @Test func `is not measured where a caller gives the symbol or the image`() throws {
        let source = """
            struct Icon: View {
                let systemName: String
                let image: Image
                var body: some View {
                    Button {} label: { Image(systemName: systemName) }
                    Button {} label: { image.foregroundStyle(.yellow) }
                    Button {} label: { Image(systemName: "trash") }
                }
            }
            """
        #expect(try certainties(source, root: "Icon", "missing-label", of: "trash") == ["certain"])
        #expect(try certainties(source, root: "Icon", "missing-label", of: "photo") == ["notMeasured"])
        #expect(try certainties(source, root: "Icon", "missing-label", of: "star") == ["notMeasured"])
        #expect(try certainties(source, root: "Icon", "non-text-contrast", of: "photo") == ["notMeasured"])
    }

    @Test(arguments: [("let name: String", "name"), ("let names: [String]", "names[0]")])
    func `is not measured where a caller gives the text that is cut off`(field: String, text: String) throws {
        let source = """
            struct Tag: View {
                \(field)
                var body: some View {
                    Text("It is \\(\(text))").lineLimit(1).frame(width: 30)
                    Text("A text of its own").lineLimit(1).frame(width: 30)
                    Button("OK") {}
                }
            }
            """
        let found = try findings("import SwiftUI\n" + source, root: "Tag").filter {
            $0.rule == "text-cut-off" && $0.severity == "error"
        }
        #expect(Set(found.map(\.certainty)) == ["certain", "notMeasured"], "\(found)")
        #expect(
            found.allSatisfy { ($0.certainty == "certain") == $0.text.contains("A text of its own") },
            "\(found)"
        )
    }

    @Test func `is not measured where a caller may give a view more height`() throws {
        let source = """
            struct Terms: View {
                var body: some View {
                    Button("OK") {}
                    VStack { ForEach(0..<60, id: \\.self) { Text("Line of the terms, number \\($0), that is long") } }
                }
            }
            struct Short: View {
                var body: some View {
                    Button("OK") {}
                    Text("Line of the terms that is long").frame(width: 90, height: 30)
                }
            }
            #Preview { Terms() }
            """
        #expect(try certainties(source, root: "Terms", "text-cut-off") == ["notMeasured"])
        #expect(try certainties(source, root: "Terms", "text-cut-off", "height=700").contains("certain"))
        #expect(try certainties(source, root: "Short", "text-cut-off").contains("certain"))
        #expect(try certainties(source, root: "preview-1", "text-cut-off").contains("certain"))
    }

    @Test func `of a label style is not about its button`() throws {
        let source = """
            struct Compact: LabelStyle {
                func makeBody(configuration: Configuration) -> some View {
                    HStack { configuration.icon; configuration.title }
                }
            }
            struct Faint: LabelStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.title.foregroundStyle(Color(white: 0.8))
                }
            }
            """
        #expect(try certainties(source, root: "Compact", "text-contrast").isEmpty)
        #expect(try certainties(source, root: "Faint", "text-contrast") == ["certain"])
    }

    @Test func `of a placeholder is the system's`() throws {
        let source = """
            struct Fields: View {
                @State var text = ""
                var body: some View {
                    TextField("Name", text: $text)
                    Button("OK") {}
                }
            }
            """
        #expect(try certainties(source, root: "Fields", "text-contrast").isEmpty)
    }

    @Test func `of a disabled button that the source disables itself is not measured`() throws {
        let source = """
            struct Plain: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.padding(20).opacity(configuration.isPressed ? 0.5 : 1)
                }
            }
            struct Pill: View {
                var isLoading = false
                var body: some View {
                    Button {} label: { if isLoading { ProgressView() } else { Text("Save") } }
                        .disabled(isLoading)
                        .buttonStyle(Plain())
                }
            }
            struct Other: View {
                var body: some View { Button("Save") {}.buttonStyle(Plain()) }
            }
            """
        func warnings(_ root: String) throws -> [String] {
            try findings("import SwiftUI\n" + source, root: root)
                .filter { $0.rule == "states-look-alike" && $0.severity == "warning" }.map(\.certainty)
        }
        #expect(try warnings("Pill") == ["notMeasured"])
        #expect(try warnings("Other") == ["certain"])
    }

    @Test func `is not measured where a style leaves the color of its label to callers`() throws {
        func style(_ color: String) -> String {
            """
            struct Faint: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label\(color).padding(20).background(Color(white: 0.4))
                }
            }
            """
        }
        #expect(Set(try certainties(style(""), root: "Faint", "text-contrast")) == ["notMeasured"])
        let gray = try certainties(style(".foregroundStyle(.gray)"), root: "Faint", "text-contrast")
        #expect(gray.contains("certain"))
    }

    @Test func `is not measured where another case gives the control a label`() throws {
        let source = """
            enum Progress { case loading, saved }
            struct Save: View {
                @Binding var progress: Progress
                var body: some View {
                    Button {} label: { if progress == .loading { Image(systemName: "star") } else { Text("Remove") } }
                    Button {} label: { Image(systemName: "trash") }
                }
            }
            """
        #expect(try certainties(source, root: "Save", "missing-label", of: "star") == ["notMeasured"])
        #expect(try certainties(source, root: "Save", "missing-label", of: "trash") == ["certain"])
    }

    @Test func `of a disabled button is not measured where a caller gives its colors`() throws {
        let source = """
            struct Filled: ButtonStyle {
                let resting: Color
                let pressed: Color
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.padding(20).background(configuration.isPressed ? pressed : resting)
                }
            }
            """
        let disabled = try findings("import SwiftUI\n" + source, root: "Filled").filter {
            $0.rule == "states-look-alike" && $0.text.contains(#""state":"disabled""#)
        }
        #expect(disabled.map(\.certainty) == ["notMeasured"])
    }

    @Test func `is not measured where an image of a package is in a control`() throws {
        let source = """
            struct Close: View {
                var body: some View {
                    Button {} label: { Image(systemSymbol: .xmark).foregroundStyle(Theme.ink) }
                    Button {} label: { Image(systemName: "trash").foregroundStyle(Theme.ink) }
                }
            }
            """
        #expect(try certainties(source, root: "Close", "touch-target", of: "photo") == ["notMeasured"])
        #expect(try certainties(source, root: "Close", "touch-target", of: "trash") == ["certain"])
    }

    @Test func `is not measured where a sample is beside a variant`() throws {
        let source = """
            enum Kind: String { case plain, bordered }
            struct Chip: View {
                let title: String
                let kind: Kind
                var body: some View {
                    Button {} label: {
                        Text(title).foregroundStyle(
                            kind == .plain ? Color(red: 0.7, green: 0.2, blue: 0.2) : Color(red: 0.2, green: 0.5, blue: 0.2)
                        )
                    }
                }
            }
            struct Fixed: View {
                let kind: Kind
                var body: some View {
                    Button {} label: {
                        Text("Save").foregroundStyle(
                            kind == .plain ? Color(red: 0.7, green: 0.2, blue: 0.2) : Color(red: 0.2, green: 0.5, blue: 0.2)
                        )
                    }
                }
            }
            """
        #expect(try certainties(source, root: "Chip", "color-only") == ["notMeasured"])
        #expect(!(try certainties(source, root: "Fixed", "color-only").contains("notMeasured")))
    }

    @Test func `of the text of a style that chooses a part of a label is not measured`() throws {
        func style(_ part: String) -> String {
            """
            struct Narrow: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label\(part).lineLimit(1).frame(width: 30, height: 50)
                }
            }
            """
        }
        #expect(try certainties(style(""), root: "Narrow", "text-cut-off").contains("certain"))
        let iconOnly = try certainties(style(".labelStyle(.iconOnly)"), root: "Narrow", "text-cut-off")
        #expect(Set(iconOnly) == ["notMeasured"])
    }

    @Test func `of colors on glass is not measured`() throws {
        func chip(_ surface: String) -> String {
            """
            struct Chip: View {
                var isOn = false
                var body: some View {
                    Button("A") {}.buttonStyle(.plain).padding(20)
                        .foregroundStyle(isOn ? Color(white: 0.3) : Color(white: 0.4))\(surface)
                }
            }
            """
        }
        let plain = try certainties(chip(""), root: "Chip", "color-only")
        #expect(!plain.isEmpty && !plain.contains("notMeasured"))
        let glass = try certainties(chip(".glassEffect()"), root: "Chip", "color-only")
        #expect(Set(glass) == ["notMeasured"])
    }

    @Test func `of the text in a border of the system is the system's`() throws {
        let source = """
            struct Presets: View {
                var body: some View {
                    Button("10s") {}.buttonStyle(.bordered).tint(.accentColor).controlSize(.small)
                }
            }
            """
        #expect(try certainties(source, root: "Presets", "text-contrast").isEmpty)
    }

    @Test func `of a label that the system gives a role is none`() throws {
        let source = """
            struct Roles: View {
                var body: some View {
                    Button(role: .confirm) {}
                    Button(role: .close) {}
                    Button {} label: { Image(systemName: "checkmark") }
                }
            }
            """
        let found = try findings("import SwiftUI\n" + source, root: "Roles", "system=ios26")
        #expect(found.filter { $0.rule == "missing-label" }.count == 1, "\(found)")
    }

    @Test func `of a side or a color is about what has one`() throws {
        let source = """
            struct Grip: View {
                var isPinned = false
                var body: some View {
                    Circle().fill(isPinned ? Color(white: 0.7) : Color(red: 0.7, green: 0.7, blue: 0.9))
                        .frame(width: 40, height: 40).onTapGesture {}
                }
            }
            struct Near: View {
                var body: some View { Button("A") {}.frame(width: 200).offset(x: 3) }
            }
            struct Covered: View {
                var body: some View {
                    ZStack { Text("Below"); Color.white; Button("OK") {} }
                }
            }
            """
        #expect(try certainties(source, root: "Grip", "color-only").isEmpty)
        #expect(try certainties(source, root: "Near", "not-mirrored").isEmpty)
        #expect(try certainties(source, root: "Covered", "text-contrast", of: "Below").isEmpty)
    }
}
