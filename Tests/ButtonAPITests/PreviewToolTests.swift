import JSONReading
import Testing

@testable import ButtonAPI

@Suite struct `The path of a file that a client names` {
    private let paths = ["Sources/UI/Pill.swift", "Sources/Pill.swift", "Tests/Cell.swift", "Cell.swift"]

    @Test(arguments: [
        ("/Users/me/App/Sources/UI/Pill.swift", "Sources/UI/Pill.swift"),
        ("App/Sources/Pill.swift", "Sources/Pill.swift"),
        ("UI/Pill.swift", "Sources/UI/Pill.swift"),
        ("./Tests//Cell.swift", "Tests/Cell.swift"),
        // The whole path of a file comes before an end of another one.
        ("elsewhere/Cell.swift", "Cell.swift"),
    ])
    func `has the longest end in common`(text: String, path: String) {
        #expect(ProjectPathSearch(text, among: paths) == .found(path))
    }

    @Test func `may be the end of several files, or of none`() {
        let several = ["Sources/UI/Pill.swift", "Sources/Pill.swift"]
        #expect(ProjectPathSearch("Pill.swift", among: paths) == .ambiguous(several))
        #expect(ProjectPathSearch("ill.swift", among: paths) == .missing)
        #expect(ProjectPathSearch("Pill.swift/", among: []) == .missing)
    }

    @Test(arguments: [
        "", "/", ".", "../Pill.swift", "Sources/../../Pill.swift", "Pill.swift/..", "Pill.swift\0",
        "a\nPill.swift",
    ])
    func `is refused if it leads out, or is no path`(text: String) {
        #expect(ProjectPathSearch(text, among: paths) == .refused)
    }

    @Test func `is as long as the system allows`() {
        let end = "/Cell.swift"
        let longest = String(repeating: "a", count: ProjectPathSearch.limit - end.utf8.count) + end
        #expect(ProjectPathSearch(longest, among: paths) == .found("Cell.swift"))
        #expect(ProjectPathSearch("a" + longest, among: paths) == .refused)
    }
}

@Suite struct `The changes of a picture` {
    private func element(
        _ id: String,
        x: Double = 0,
        width: Double = 10,
        color: String = "#000000ff",
        text: String = "Buy"
    ) -> JSONValue {
        [
            "number": 1, "id": .string(id), "kind": "text", "text": .string(text),
            "frame": ["x": .number(x), "y": 0, "width": .number(width), "height": 5],
            "colors": [.string(color)],
        ]
    }

    private func changes(_ old: [JSONValue], _ new: [JSONValue]) -> JSONValue {
        PictureChanges(from: old, to: new).json
    }

    private func identifiers(_ changes: JSONValue, _ list: String) -> [JSONValue]? {
        guard case .array(let elements) = changes[list] else { return nil }
        return elements.compactMap { $0["id"] }
    }

    @Test func `are elements that came and went`() {
        let changes = changes([element("a"), element("b")], [element("b"), element("c")])
        #expect(identifiers(changes, "added") == ["c"])
        #expect(identifiers(changes, "removed") == ["a"])
        #expect(changes["moved"] == nil && changes["recolored"] == nil && changes["changed"] == nil)
    }

    @Test func `are places, sizes, colors and texts, each with what it was`() {
        let changes = changes(
            [element("a"), element("b"), element("c"), element("d")],
            [
                element("a", x: 3), element("b", width: 12), element("c", color: "#ffffffff"),
                element("d", text: "Sell"),
            ]
        )
        #expect(identifiers(changes, "moved") == ["a"])
        #expect(identifiers(changes, "resized") == ["b"])
        #expect(identifiers(changes, "recolored") == ["c"])
        #expect(identifiers(changes, "changed") == ["d"])
        guard case .array(let moved) = changes["moved"], case .array(let changed) = changes["changed"] else {
            Issue.record("nothing has changed")
            return
        }
        #expect(moved[0]["from"] == ["x": 0, "y": 0] && moved[0]["to"] == ["x": 3, "y": 0])
        #expect(changed[0]["from"] == "Buy" && changed[0]["to"] == "Sell")
    }

    @Test func `are none between equal pictures, and what is too small to see`() {
        #expect(changes([element("a")], [element("a")]) == .object([JSONValue.Member]()))
        #expect(changes([element("a")], [element("a", x: 0.01)]) == .object([JSONValue.Member]()))
    }

    @Test func `are as many as a model reads`() {
        let changes = changes([], (0..<60).map { element("e\($0)") })
        guard case .array(let added) = changes["added"] else {
            Issue.record("nothing was added")
            return
        }
        #expect(added.count == 51 && added[50] == ["leftOut": 10])
    }
}

@Suite struct `An element for a model` {
    @Test func `has no member that says nothing, and lengths in hundredths`() {
        let values: JSONValue = [
            "elements": [
                [
                    "number": 1, "id": "1", "label": "Buy", "text": "Buy", "isEnabled": true, "place": .null,
                    "frame": ["x": .number(1.23456)], "region": ["x": .number(1.23456)],
                ]
            ]
        ]
        #expect(
            PreviewElements.all(of: values) == [
                ["number": 1, "id": "1", "text": "Buy", "frame": ["x": .number(1.23)]]
            ]
        )
    }
}

@Suite struct `The arguments of a preview` {
    private func arguments(_ json: String) throws -> PreviewArguments {
        try PreviewArguments(try JSONValue(reading: Array(json.utf8)))
    }

    @Test func `have Xcode's names and count from zero`() throws {
        let arguments = try arguments(
            """
            {"sourceFilePath":"A.swift","previewDefinitionIndexInFile":1,"previewLocalizationOverride":"de","timeout":3,
            "previewCanvasControlOverrides":{"groupItemIndex":2},"tabIdentifier":"t","workspaceIdentifier":"w",
            "previewVariantOverrides":{"Color Scheme":"Dark Appearance","Dynamic Type":"AX 3"},"button":2,"state":"pressed"}
            """
        )
        #expect(arguments.path == "A.swift" && arguments.index == 1 && arguments.groupItem == 2)
        #expect(arguments.localization == "de")
        #expect(arguments.parameters.map(\.name) == ["colorScheme", "dynamicTypeSize", "button", "state"])
        #expect(arguments.parameters.map(\.value) == ["dark", "accessibility3", "2", "pressed"])
    }

    @Test(arguments: [
        #"{"show":"A","previewDefinitionIndexInFile":0}"#, #"{"source":"","sourceFilePath":"A.swift"}"#,
        #"{"locale":"de","previewLocalizationOverride":"de"}"#,
        #"{"colorScheme":"dark","previewVariantOverrides":{"Color Scheme":"Dark Appearance"}}"#,
        #"{"previewVariantOverrides":{"Color Scheme":"dark"}}"#,
        #"{"previewVariantOverrides":{"Scheme":"Dark"}}"#,
        #"{"previewDefinitionIndexInFile":0.5}"#, #"{"previewDefinitionIndexInFile":"0"}"#, #"{"show":1}"#,
        #"{"previewCanvasControlOverrides":{"item":1}}"#, #"{"previewCanvasControlOverrides":1}"#, "[]",
    ])
    func `are refused with a remedy if they contradict each other, or are none`(json: String) {
        #expect(throws: QueryError.self) { try arguments(json) }
    }
}
