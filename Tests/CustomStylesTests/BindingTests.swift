import Testing

@Suite struct `A binding to a part of a value` {
    private static let source = """
        import SwiftUI
        struct Person {
            var name = "Anna", tags = ["x", "y"], count = ["k": 3]
            subscript(suffixed suffix: String) -> String {
                get { name + suffix }
                set { name = newValue }
            }
        }
        final class Shop: ObservableObject { @Published var title = "Shop"; @Published var owner = Person(name: "Otto") }
        @Observable final class Bag { var title = "Bag" }
        struct Field: View {
            @Binding var text: String
            var body: some View { Button("<" + text + ">") { text += "!" } }
        }
        struct Inner: View {
            @ObservedObject var shop: Shop
            @Bindable var bag: Bag
            var body: some View {
                Field(text: $shop.title)
                Field(text: $shop.owner.name)
                Field(text: $bag.title)
            }
        }
        struct Parts: View {
            @State private var person = Person()
            @State private var people = [Person(name: "A"), Person(name: "B")]
            @State private var bag = Bag()
            @StateObject private var shop = Shop()
            var body: some View {
                @Bindable var local = bag
                let name = person.name
                Text(name)
                Field(text: $person.name)
                Field(text: $people[1].name)
                Field(text: $person.tags[0])
                Field(text: $person[suffixed: "-"])
                Field(text: $local.title)
                Inner(shop: shop, bag: bag)
                Stepper("\\(person.count["k"] ?? 0)", value: $person.count["k", default: 0])
            }
        }
        """

    private func texts(_ query: String = "") throws -> [String] {
        let text = try Folder(["File.swift": Self.source]).get("/v1/custom/Parts.json?\(query)").text
        try #require(text.contains(#""standIns":[]"#) || !text.contains("stand-in"), "\(text.prefix(600))")
        let pattern = /"kind":"text"[^{}]*?"label":"([^"]*)"/
        return text.matches(of: pattern).map { String($0.1) }
    }

    @Test func `reads it`() throws {
        let texts = try texts()
        #expect(
            texts.starts(with: [
                "Anna", "<Anna>", "<B>", "<x>", "<Anna->", "<Bag>", "<Shop>", "<Otto>", "<Bag>", "3",
            ]),
            "\(texts)"
        )
    }

    @Test(arguments: [
        (1, "<Anna!>"), (2, "<B!>"), (3, "<x!>"), (4, "<Anna-!>"), (5, "<Bag!>"), (6, "<Shop!>"),
        (7, "<Otto!>"),
        (8, "<Bag!>"),
    ])
    func `writes it`(button: Int, text: String) throws {
        #expect(try texts("button=\(button)&events=tap@0&t=0.5").contains(text))
    }

    @Test func `writes what others read`() throws {
        #expect(try texts("button=1&events=tap@0&t=0.5").first == "Anna!")
        #expect(try texts("button=5&events=tap@0&t=0.5").filter { $0 == "<Bag!>" }.count == 2)
    }
}
