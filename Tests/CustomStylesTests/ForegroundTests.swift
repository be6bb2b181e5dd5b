import CustomStyles
import HTTP
import Testing

/// A style that the source states around a control, in place of the tint of its label.
@Suite struct `A foreground style around a control` {
    private func colors(_ source: String) throws -> Set<String> {
        let text = try Folder(["A.swift": source]).get("/v1/custom/snippet-1.svg?text=live").text
        return Set(text.matches(of: /<text[^>]* fill="([^"]*)"/).map { String($0.1) })
    }

    @Test(arguments: [
        #"Button("A") {}"#, #"Button("A") {}.buttonStyle(.bordered)"#, #"Button("A", role: .destructive) {}"#,
        #"Menu("A") {}"#, #"Link("A", destination: URL(string: "https://bezel.example")!)"#,
    ])
    func `is that of the label`(_ control: String) throws {
        #expect(try colors(control + ".foregroundStyle(Color.green)") == ["#34c759"])
        #expect(try colors("HStack { \(control) }.foregroundColor(.green)") == ["#34c759"])
    }

    @Test func `is the tint without one, and of a level`() throws {
        #expect(try colors(#"Button("A") {}"#) == ["#007aff"])
        #expect(try colors(#"Button("A") {}.foregroundStyle(.tint)"#) == ["#007aff"])
        #expect(try colors(#"Button("A") {}.foregroundStyle(.primary)"#) == ["#007aff"])
    }
}
