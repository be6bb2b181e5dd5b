import ButtonRendering
import CustomStyles
import Graphics
import ProjectResources
import ResourceFiles
import StyleSyntax
import Testing
import ViewEngine

@Suite struct `Messages of workers` {
    @Test func `are read as they were written`() throws {
        let drawn = DrawnStyle.body([1, 2, 3], placeholders: ["a"], ignoredTokens: ["b", "c"])
        for style in [drawn, .size(width: 1, height: 2), .unknownFrame(7, count: 3), .rasterFailed] {
            guard case .drawn(let read) = try WorkerResponse(message: WorkerResponse.drawn(style).message)
            else {
                Issue.record("\(style)")
                continue
            }
            #expect(read == style)
        }
    }

    @Test func `are refused with any byte that is cut off or added`() throws {
        let style = DrawnStyle.body([1, 2, 3], placeholders: ["a"], ignoredTokens: [])
        let message = WorkerResponse.drawn(style).message
        for count in 0..<message.count {
            #expect(throws: WireError.self) { try WorkerResponse(message: Array(message.prefix(count))) }
        }
        #expect(throws: WireError.self) { try WorkerResponse(message: message + [0]) }
    }

    @Test func `are refused with lengths and numbers that are none`() {
        // A list of 2⁶² names, and one of −1.
        let huge: [UInt8] = [0xFE, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F]
        #expect(throws: WireError.self) { try WorkerResponse(message: [2] + huge) }
        #expect(throws: WireError.self) { try WorkerResponse(message: [2, 1]) }
        #expect(throws: WireError.self) { try WorkerResponse(message: [9]) }
    }
}

@Suite struct `The description of a source` {
    private static let text = SourceText("struct Pill {}")

    private static func style(
        states: [ButtonState] = [.normal, .pressed],
        _ kind: StyleParameter.Kind = .boolean(default: true),
        _ size: ButtonSize = size()
    ) -> CustomStyle {
        CustomStyle(
            name: "Pill",
            kind: .buttonStyle,
            place: .start,
            summary: "A pill.",
            states: states,
            takesBorderShape: true,
            parameters: [StyleParameter(name: "a", summary: "A parameter.", kind: kind)],
            code: StyleCode(of: "Pill", in: text, required: ["a"]),
            size: size
        )
    }

    private static func size(
        nodes: Int = 5,
        resolutions: Int = 1,
        duration: Double = 0.3,
        pictures: Int = 4
    ) -> ButtonSize {
        ButtonSize(
            nodes: nodes,
            resolutions: resolutions,
            states: 4,
            steps: 20,
            drawings: 2,
            motion: ButtonSize.Motion(duration: duration, isEndless: false, pictures: pictures, drawings: 2)
        )
    }

    private static let error = Diagnostic(.error, at: .start, in: text, message: "a")

    /// The description as a service reads it that a worker has written.
    private static func read(_ styles: [CustomStyle], _ diagnostics: [Diagnostic] = []) throws -> CustomSource
    {
        var writer = WireWriter()
        CustomSource(text, hash: "", styles: styles, diagnostics: diagnostics).write(to: &writer)
        var reader = WireReader(writer.bytes)
        let source = try CustomSource(text, hash: "", from: &reader)
        try reader.end()
        return source
    }

    @Test func `have the resources of a program`() throws {
        let resources = SourceResources(
            tree: FileTree(["a.pdf": .bytes([1, 2]), "b.png": .bytes([])]),
            bundles: [ResourceBundle(name: "App", isApp: true, files: ["a.pdf"])],
            developmentLanguage: "de",
            allowsVectors: true,
            isForMac: true,
            drawnDocuments: ["a.pdf": [3, 4], "c.pdf": []]
        )
        var writer = WireWriter()
        resources.write(to: &writer)
        var reader = WireReader(writer.bytes)
        #expect(try SourceResources(from: &reader) == resources)
        try reader.end()
    }

    @Test(arguments: [
        StyleParameter.Kind.boolean(default: false), .choice(["a", "b"], default: "b"), .text(default: "ä"),
        .number(-1000...1e9, unit: "pt", default: 0.5), .integer(-4...1 << 41, default: 3),
        .color(default: Color(red: 0, green: 0.25, blue: 1)), .color(default: .accentColor),
        .color(default: .blue),
    ])
    func `is read as it was written`(_ kind: StyleParameter.Kind) throws {
        let style = try #require(try Self.read([Self.style(kind)]).styles.first)
        #expect(style.parameters.first?.kind == kind)
        #expect(style.size == Self.size())
        #expect(style.states == [.normal, .pressed])
        #expect(style.code.required == ["a"])
        #expect(style.code.files == [Self.text.bytes])
    }

    @Test func `has no color whose components digits cannot state`() throws {
        let kind = StyleParameter.Kind.color(default: Color(red: 1e308, green: 0, blue: 0))
        guard case .color(let color) = try Self.read([Self.style(kind)]).styles[0].parameters[0].kind else {
            Issue.record("it is no color")
            return
        }
        #expect(color.constant == nil)
    }

    @Test(arguments: [
        StyleParameter.Kind.number(-1e300...1e300, unit: "", default: 0),
        .integer(Int.min...Int.max, default: 0), .choice(["a"], default: "b"),
    ])
    func `is refused with a parameter beyond the bounds`(_ kind: StyleParameter.Kind) {
        #expect(throws: WireError.self) { try Self.read([Self.style(kind)]) }
    }

    @Test(arguments: [
        size(nodes: 1 << 40), size(nodes: -1), size(resolutions: 3), size(duration: 1e300),
        size(duration: .nan), size(duration: -1), size(pictures: .max),
    ])
    func `is refused with a size from which no price follows`(_ size: ButtonSize) {
        #expect(throws: WireError.self) { try Self.read([Self.style(.boolean(default: true), size)]) }
    }

    @Test(arguments: [[], [.pressed], [.normal, .normal], [.normal, ButtonState(rawValue: 0x80)]])
    func `is refused with states that no style has`(_ states: [ButtonState]) {
        #expect(throws: WireError.self) { try Self.read([Self.style(states: states)]) }
    }

    @Test func `has errors or a style`() throws {
        #expect(try !Self.read([], [Self.error]).isValid)
        #expect(throws: WireError.self) { try Self.read([]) }
        #expect(throws: WireError.self) { try Self.read([Self.style()], [Self.error]) }
    }
}
