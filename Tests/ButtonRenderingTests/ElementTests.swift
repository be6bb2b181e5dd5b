import ButtonRendering
import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `The elements of a button` {
    private func elements(
        _ style: String,
        of framework: Framework = .swiftUI,
        _ change: (inout ButtonRequest) -> Void = { _ in }
    ) throws -> [InspectedElement] {
        let entry = try #require(Catalog.standard.entry(framework, named: style))
        var request = ButtonRequest(style: entry)
        change(&request)
        return ButtonRenderer(shaper: FixedWidthShaper()).inspect(request).elements
    }

    @Test func `are its control, what is behind its text, and the text`() throws {
        let elements = try elements("bordered") { $0.button.tint = .green }
        #expect(elements.map(\.kind) == [.control, .shape, .text])
        #expect(elements.map(\.number) == [1, 2, 3])
        #expect(elements[0].label == "Button")
        #expect(elements[0].text == "Button")
        #expect(elements[0].region == elements[0].frame)
        #expect(elements[1].frame == elements[0].frame)
        #expect(elements[1].colors == [ResolvedColor(0x34C759, opacity: 0.18)])
        #expect(elements[1].font == nil)
        #expect(elements[2].text == "Button")
        #expect(elements[2].font == FontDescriptor(size: 17))
        #expect(elements[2].colors == [ResolvedColor(0x34C759)])
        let behind = ResolvedColor(0x34C759, opacity: 0.18).composited(over: ResolvedColor(0xFFFFFF))
        #expect(elements[2].contrast == ResolvedColor(0x34C759).contrast(with: behind))
        #expect(elements.allSatisfy { $0.isEnabled && $0.places == nil })
    }

    @Test func `stand on the background of the request, or on that of its scheme`() throws {
        func contrast(_ change: (inout ButtonRequest) -> Void) throws -> Double? {
            try elements("plain", change).first { $0.kind == .text }?.contrast
        }
        #expect(try contrast { _ in } == 21)
        #expect(try contrast { $0.environment.colorScheme = .dark } == 21)
        #expect(try contrast { $0.environment.background = .black } == 1)
    }

    @Test(arguments: ["glass", "glassProminent"])
    func `have no contrast on glass`(style: String) throws {
        let text = try #require(try elements(style).first { $0.kind == .text })
        #expect(text.contrast == nil)
    }

    @Test func `say that they are disabled`() throws {
        let elements = try elements("bordered") { $0.button.state = .disabled }
        #expect(elements.count >= 3 && elements.allSatisfy { !$0.isEnabled })
        #expect(elements[0].region == nil)
    }

    @Test func `name symbols`() throws {
        let elements = try elements("borderedProminent") { $0.button.label.systemImage = "star" }
        let symbol = try #require(elements.first { $0.kind == .symbol })
        #expect(symbol.text == "star")
        #expect(symbol.label == "star")
        #expect(symbol.contrast == nil)
    }

    @Test func `keep their identities while others change`() throws {
        let rest = try elements("bordered").map(\.id)
        #expect(try elements("bordered") { $0.button.tint = .red }.map(\.id) == rest)
        #expect(Set(rest).count == rest.count)
    }

    @Test func `are those of a moment`() throws {
        let pressed = try elements("automatic") {
            $0.interaction.events = [.down(0)]
            $0.presentation.time = 1
        }
        #expect(pressed.contains { $0.kind == .effect })
        #expect(pressed.contains { $0.kind == .control && $0.label == "Button" })
    }

    @Test(arguments: Catalog.standard.entries)
    func `are a control and a text of every style`(entry: CatalogEntry) throws {
        let renderer = ButtonRenderer(shaper: FixedWidthShaper())
        let elements = renderer.inspect(ButtonRequest(style: entry)).elements
        #expect(elements.filter { $0.kind == .control }.count == 1)
        #expect(elements.contains { $0.kind == .text && $0.text == "Button" })
        #expect(elements.map(\.number) == Array(1...elements.count))
    }
}
