import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `A control for input` {
    private func size(of view: some View) -> CGSize { render(view.frame(width: 200)).size }

    private let text = Binding.constant("Text")

    @Test func `has no visible label where labels are hidden`() {
        let stepper = Stepper("Count", onIncrement: {}, onDecrement: {})
        let hidden = render(stepper.labelsHidden())
        #expect(render(stepper.frame(width: 300)).size.width == 300)
        #expect(hidden.items.visible.allSatisfy { !$0.draws(text: "Count") })
        #expect(hidden.size.width < 120)
    }

    @Test func `is below its label in a list where both do not fit in one line`() {
        let picker = Picker("Icon type", selection: .constant(0)) { Text("A symbol of a star").tag(0) }
        func midpoints(width: CGFloat) -> [CGFloat] {
            render(List { picker }.frame(width: width)).runs.filter { $0.text.contains(" ") }.map(
                \.bounds.midY
            )
        }
        let wide = midpoints(width: 400)
        let narrow = midpoints(width: 200)
        #expect(wide.count == 2 && abs(wide[0] - wide[1]) < 1, "\(wide)")
        #expect(narrow.count == 2 && narrow[1] - narrow[0] > 15, "\(narrow)")
    }

    @Test func `is not cut off beside its label where both fit`() {
        let picker = Picker("Sort the files by", selection: .constant(0)) {
            Label("Name", systemImage: "star").tag(0)
        }
        let runs = render(List { picker }.frame(width: 320)).runs.map(\.text)
        #expect(runs.contains("Sort the files by") && runs.contains("Name"), "\(runs)")
    }

    @Test func `has the colors of its color scheme and of its list`() {
        let picker = Picker("Size", selection: .constant(0)) {
            Text("A").tag(0)
            Text("B").tag(1)
        }
        let dark = render(picker.pickerStyle(.segmented).environment(\.colorScheme, .dark))
        #expect(!dark.fillColors.contains(ResolvedColor(0xFFFFFF)), "\(dark.fillColors)")
        let row = render(List { picker }.frame(width: 300)).runs
        #expect(row.map(\.color) == [.test(.label), .test(.secondaryLabel), .test(.secondaryLabel)])
        #expect(row.last.map { $0.bounds.maxX > 240 } == true, "\(row.map(\.bounds))")
    }

    @Test func `has the height of UIKit's`() {
        #expect(size(of: TextField("Name", text: text)).height == 22)
        #expect(size(of: TextField("Name", text: text).textFieldStyle(.roundedBorder)).height == 34)
        #expect(size(of: Slider(value: .constant(0.5))).height == 31)
        #expect(size(of: Stepper("Count", value: .constant(1))).height == 32)
        let picker = Picker("Size", selection: .constant(1)) {
            Text("A").tag(0)
            Text("B").tag(1)
        }
        #expect(size(of: picker.pickerStyle(.segmented)).height == 32)
        #expect(size(of: picker.pickerStyle(.wheel)).height == 216)
    }

    @Test func `shows the text of a field, or else its prompt`() {
        let filled = render(TextField("Name", text: text).frame(width: 200))
        let empty = render(TextField("Name", text: .constant("")).frame(width: 200))
        let prompted = render(
            TextField("Name", text: .constant(""), prompt: Text("Jo")).frame(width: 200)
        )
        #expect(filled.runs.map(\.text) == ["Text"])
        #expect(empty.runs.map(\.text) == ["Name"])
        #expect(prompted.runs.map(\.text) == ["Jo"])
        #expect(empty.runs.first?.color == .test(.placeholderText))
    }

    @Test func `shows a bullet for each character of a secret`() {
        let field = SecureField("Secret", text: .constant("äbc")).frame(width: 200)
        #expect(render(field).runs.map(\.text) == ["•••"])
    }

    @Test func `shows the selected view of a picker, by its tag or by the element that it is made of`() {
        let tagged = Picker("Size", selection: .constant("b")) {
            Text("First").tag("a")
            Text("Second").tag("b")
        }
        #expect(render(tagged).runs.map(\.text) == ["Second", "chevron.up.chevron.down"])
        let optional = Picker("Size", selection: .constant("b" as String?)) {
            Text("First").tag("a")
            Text("Second").tag("b")
        }
        #expect(render(optional).items == render(tagged).items)
        let elements = Picker("Size", selection: .constant(2)) {
            ForEach(0..<4) { Text("Number \($0)") }
        }
        #expect(render(elements).runs.map(\.text) == ["Number 2", "chevron.up.chevron.down"])
        let none = Picker("Size", selection: .constant(7)) {
            ForEach(0..<4) { Text("Number \($0)") }
        }
        #expect(render(none).runs.count == 1)
    }

    @Test(arguments: [(0.0, 13.5), (0.5, 100), (1, 186.5), (7, 186.5)])
    func `fills the track of a slider up to its thumb`(value: Double, width: CGFloat) {
        let slider = Slider(value: .constant(value)).frame(width: 200)
        let fills = render(slider).fills
        let widths = fills.filter { abs($0.height - 4) < 0.4 }.map(\.width)
        #expect(widths.count == 2, "\(fills)")
        #expect(zip(widths, [200, width]).allSatisfy { abs($0 - $1) < 0.4 }, "\(widths)")
    }

    private static let days: [(Double, [String])] = [
        (0, ["Day", "Jan 1, 2001", "12:00 AM"]), (5_184_000 + 46_800, ["Day", "Mar 2, 2001", "1:00 PM"]),
        (-86_400, ["Day", "Dec 31, 2000", "12:00 AM"]),
    ]

    @Test(arguments: days)
    func `shows a day and a time`(seconds: Double, texts: [String]) {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        let picture = render(DatePicker("Day", selection: .constant(date)).frame(width: 300))
        #expect(picture.runs.map(\.text) == texts)
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan])
    func `shows something for a moment without a day`(seconds: Double) {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        #expect(render(DatePicker("Day", selection: .constant(date)).frame(width: 300)).runs.count == 3)
    }

    @Test func `counts by its sides, within the bounds`() {
        struct Counter: View {
            @State private var count = 1

            var body: some View {
                Stepper("\(count)", value: $count, in: 0...2).frame(width: 200)
            }
        }
        let host = host(Counter())
        // From the middle of the row.
        func tap(at x: CGFloat, _ time: Double) {
            host.send(InteractionEvent(.down(CGPoint(x: x, y: 0)), at: time))
            host.send(InteractionEvent(.up, at: time + 0.1))
        }
        tap(at: 90, 0)
        tap(at: 90, 1)
        #expect(host.displayList().runs.first?.text == "2")
        tap(at: 20, 2)
        #expect(host.displayList().runs.first?.text == "1")
    }
}

@Suite struct `A view of several ones` {
    @Test func `shows the first tab, and an item for each`() {
        let tabs = TabView {
            Text("First").tabItem { Label("One", systemImage: "star") }
            Text("Second").tabItem { Label("Two", systemImage: "star") }
        }
        let picture = render(tabs.frame(width: 300, height: 200))
        #expect(picture.runs.map(\.text) == ["First", "star.fill", "One", "star.fill", "Two"])
    }

    @Test func `shows the selected tab`() {
        let tabs = TabView(selection: .constant(2)) {
            Text("First").tag(1)
            Text("Second").tag(2)
        }
        let pages = tabs.tabViewStyle(.page).frame(width: 300, height: 200)
        #expect(render(pages).runs.map(\.text) == ["Second"])
        #expect(render(pages).fills.filter { $0.width == 7 }.count == 2)
    }

    @Test func `shows what a group discloses`() {
        struct Row: View {
            @State var isExpanded = false

            var body: some View {
                DisclosureGroup("More", isExpanded: $isExpanded) { Text("Details") }.frame(width: 200)
            }
        }
        #expect(render(Row()).runs.map(\.text) == ["More", "chevron.right"])
        #expect(render(Row(isExpanded: true)).runs.map(\.text) == ["More", "chevron.right", "Details"])
    }

    @Test func `shows the placeholder of an image from elsewhere`() {
        let image = AsyncImage(url: nil) {
            $0
        } placeholder: {
            Text("Wait")
        }
        #expect(render(image).runs.map(\.text) == ["Wait"])
    }

    @Test func `fills a gauge up to its value`() {
        let gauge = Gauge(value: 3, in: 2...4) { Text("Load") }.frame(width: 200)
        #expect(render(gauge).fills.filter { $0.height == 4 }.map(\.width) == [200, 100])
    }
}

extension DisplayItem {
    /// Whether a text is a part of the item.
    fileprivate func draws(text: String) -> Bool {
        switch drawing {
        case .glyphs(let run): run.text == text
        case .group(_, let items): items.contains { $0.draws(text: text) }
        case .fill, .stroke: false
        }
    }
}
