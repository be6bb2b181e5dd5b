import CustomStyles
import StyleSyntax
import Testing

@Suite struct `The elements of a root` {
    private static let source = """
        struct Pair: View {
            var body: some View {
                VStack {
                    Button("Save") {}
                        .buttonStyle(.borderedProminent)
                    Button {
                    } label: {
                        Label {
                            Text("Delete")
                        } icon: {
                            Image(systemName: "trash")
                        }
                    }
                    .accessibilityLabel("Delete all")
                    .disabled(true)
                }
            }
        }
        """

    /// The elements of a description, each as the text of its JSON object.
    private func elements(_ folder: Folder, _ path: String) throws -> [Substring] {
        let text = folder.get(path).text
        let start = try #require(text.firstRange(of: #""elements":["#), "\(text)").upperBound
        return text[start...].split(separator: #"{"colors":"#).filter { $0.contains(#""isEnabled":"#) }
    }

    @Test func `have the places of the statements that make them`() throws {
        let elements = try elements(Folder(["Pair.swift": Self.source]), "/v1/custom/Pair.json")
        let kinds = elements.map { $0.firstMatch(of: /"kind":"([a-z]+)"/)?.1 ?? "" }
        #expect(kinds == ["control", "shape", "text", "control", "symbol", "text"])
        let places = elements.map { element in
            element.firstMatch(of: /"place":{"column":(\d+),"line":(\d+)}/).map { "\($0.2):\($0.1)" } ?? ""
        }
        #expect(places == ["4:13", "4:13", "4:13", "6:13", "11:21", "9:21"])
        let labels = elements.map { $0.firstMatch(of: /"label":"([A-Za-z ]+)"/)?.1 ?? "" }
        #expect(labels == ["Save", "", "Save", "Delete all", "trash", "Delete"])
        let enabled = elements.map { $0.contains(#""isEnabled":true"#) }
        #expect(enabled == [true, true, true, false, false, false])
        // White on the blue of iOS.
        #expect(elements[2].contains(#""contrast":4.016976"#), "\(elements[2])")
        #expect(elements[3].contains(#""text":"Delete""#))
        #expect(elements[0].contains(#""region":{"#) && !elements[3].contains(#""region":{"#))
    }

    @Test func `name the file of a place where there are several`() throws {
        let files = [
            (
                "Pair.swift",
                "struct Pair: View { var body: some View { HStack { Other(); Button(\"A\") {} } } }"
            ),
            ("Other.swift", "struct Other: View { var body: some View { Text(\"B\") } }"),
        ]
        let text = SourceText(joining: files.map { ($0.0, "", SourceLines(Array($0.1.utf8))) })
        let folder = try Folder([:])
        folder.styles.publish(StyleFolder([StyleFolder.File(path: "Pair.swift", source: try .test(text))]))
        let elements = try elements(folder, "/v1/custom/Pair.json")
        let label = try #require(elements.first { $0.contains(#""label":"B""#) })
        #expect(label.contains(#""place":{"column":44,"file":"Other.swift","line":1}"#), "\(label)")
        let control = try #require(elements.first { $0.contains(#""kind":"control""#) })
        #expect(control.contains(#""place":{"column":61,"file":"Pair.swift","line":1}"#), "\(control)")
    }

    @Test func `have null for no place and no contrast`() throws {
        let folder = try Folder(["Pair.swift": Self.source])
        let elements = try elements(folder, "/v1/swiftui/bordered.json")
        #expect(elements.count == 3)
        #expect(elements.allSatisfy { $0.contains(#""place":null"#) })
        #expect(elements[0].contains(#""contrast":null"#))
    }

    @Test func `keep their identities while a value changes`() throws {
        func identities(_ title: String) throws -> [Substring] {
            let source = """
                struct One: View {
                    var body: some View { HStack { Text("\(title)"); Button("A") {} } }
                }
                """
            return try elements(Folder(["One.swift": source]), "/v1/custom/One.json")
                .compactMap { $0.firstMatch(of: /"id":"([0-9a-f]+)"/)?.1 }
        }
        let first = try identities("B")
        #expect(first.count == 3)
        #expect(try identities("Longer") == first)
    }
}
