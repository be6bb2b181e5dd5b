import Graphics
import StyleInterpreter
import TestSupport
import Testing
import ViewEngine

/// Foundation's caches, identities, intervals and format styles, as apps use them.
@Suite struct `Idioms of apps around Foundation` {
    /// The texts of the first view of a source.
    private func texts(of source: String) throws -> [String] {
        let program = try interpret("import SwiftUI\n" + source, replacesExternalNames: true)
        let root = try #require(program.roots.first { $0.name == "Card" }, "\(program.refusals)")
        #expect(program.standIns.map(\.name) == [])
        return render(try #require(try root.makeStyle().view)).runs.map(\.text)
    }

    @Test func `write amounts of money, and moments, in the style of a locale`() throws {
        let texts = try texts(
            of: """
                struct Card: View {
                    let price: Decimal = 1299
                    let date = Date(timeIntervalSinceReferenceDate: 0)
                    @Environment(\\.locale) private var locale
                    var body: some View {
                        VStack {
                            Text(price.formatted(.currency(code: "EUR").precision(.fractionLength(0)).locale(locale)))
                            Text(date.formatted(Date.FormatStyle(date: .long, time: .omitted).locale(locale)))
                            Text(date.formatted(Date.FormatStyle(time: .shortened)))
                            Button(Date.now.formatted(.relative(presentation: .named).locale(locale))) {}
                        }
                    }
                }
                """
        )
        #expect(texts == ["€1,299", "January 1, 2001", "12:00 AM", "now"])
    }

    @Test func `ask for the unit that has a moment`() throws {
        let texts = try texts(
            of: """
                struct Card: View {
                    private let calendar = Calendar.current
                    private func day(_ date: Date) -> String { date.formatted(date: .numeric, time: .omitted) }
                    private var month: DateInterval? {
                        let date = calendar.date(from: DateComponents(calendar: calendar, year: 2024, month: 2, day: 10, weekOfYear: nil))
                        return date.flatMap { calendar.dateInterval(of: .month, for: $0) }
                    }
                    var body: some View {
                        VStack {
                            if let month {
                                Text(day(month.start))
                                Text(day(month.end))
                                Text("\\(Int(month.duration / 86_400)) days")
                                Text(month.contains(month.start.addingTimeInterval(60)) ? "in" : "out")
                            }
                            Button("Go") {}
                        }
                    }
                }
                """
        )
        #expect(texts == ["2/1/2024", "3/1/2024", "29 days", "in", "Go"])
    }

    @Test func `find nothing in a cache`() throws {
        let texts = try texts(
            of: """
                final class Names {
                    private let cache = NSCache<NSString, NSArray>()
                    func all() -> [String] {
                        if let known = cache.object(forKey: "names") as? [String] { return known }
                        let names = ["Ann", "Ben"]
                        cache.countLimit = 3
                        cache.setObject(names as NSArray, forKey: "names")
                        return names
                    }
                }
                struct Card: View {
                    let names = Names()
                    var body: some View {
                        HStack { ForEach(names.all(), id: \\.self) { name in Button(name) {} } }
                    }
                }
                """
        )
        #expect(texts == ["Ann", "Ben"])
    }

    @Test func `name things by identities, which are the same in each drawing`() throws {
        let source = """
            struct Item: Identifiable { let id = UUID() }
            struct Card: View {
                @State private var items = [Item(), Item()]
                private let known = UUID(uuidString: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f")
                var body: some View {
                    VStack {
                        ForEach(items) { item in Text(item.id.uuidString) }
                        Text(known?.uuidString ?? "none")
                        Button(UUID(uuidString: "e621e1f8") == nil ? "none" : "one") {}
                    }
                }
            }
            """
        func drawn() throws -> [String] {
            try BodyEvaluation.run(stepLimit: 100_000) { Result { try texts(of: source) } }.value.get()
        }
        let first = try drawn()
        #expect(try drawn() == first)
        #expect(Set(first).count == 4)
        #expect(first.suffix(2) == ["E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "none"])
        let version4 = /[0-9A-F]{8}-[0-9A-F]{4}-4[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}/
        #expect(first.prefix(2).allSatisfy { $0.wholeMatch(of: version4) != nil }, "\(first)")
    }

    @Test func `present a sheet from a function of their own`() throws {
        let texts = try texts(
            of: """
                extension View {
                    func bottomSheet<Content: View>(
                        isPresented: Binding<Bool>,
                        @ViewBuilder content: @escaping () -> Content
                    ) -> some View {
                        sheet(isPresented: isPresented) { content().padding() }
                    }
                    func plainTitle(_ title: String) -> some View { navigationTitle(title) }
                }
                struct Card: View {
                    @State private var isShown = false
                    var body: some View {
                        Button("Show") { isShown = true }
                            .bottomSheet(isPresented: $isShown) { Text("sheet") }
                            .plainTitle("Title")
                    }
                }
                """
        )
        #expect(texts == ["Show"])
    }
}
