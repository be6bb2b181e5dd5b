import SwiftUI

// Views with controls, which the tests compile and interpret. The body of a preview is a function here.

enum Emphasis: CaseIterable { case primary, secondary, danger }

struct EmphasisButton: View {
    var title = "Continue"
    var emphasis: Emphasis = .primary
    var isLoading = false
    var action: () -> Void = {}

    var body: some View {
        Button(action: action) {
            HStack {
                if isLoading { ProgressView() } else { Image(systemName: "star") }
                Text(title).fontWeight(.semibold)
            }
            .padding(.horizontal, 16)
            .padding(.vertical, 10)
            .frame(maxWidth: .infinity)
            .background(color, in: RoundedRectangle(cornerRadius: 12))
            .foregroundStyle(emphasis == .secondary ? Color.blue : .white)
        }
        .buttonStyle(.plain)
    }

    private var color: Color {
        switch emphasis {
        case .primary: .blue
        case .secondary: Color.blue.opacity(0.2)
        case .danger: .red
        }
    }
}

struct CounterCard: View {
    @State private var count = 0

    var body: some View {
        VStack(spacing: 8) {
            Text("Count \(count)").font(.headline)
            HStack {
                Button("Less") { count -= 1 }.disabled(count == 0)
                Button("More") { count += 1 }.buttonStyle(.borderedProminent)
            }
        }
        .padding()
        .background(.gray.opacity(0.2), in: .rect(cornerRadius: 16))
    }
}

struct AnimatedHeart: View {
    @State private var isLiked = false

    var body: some View {
        Button {
            withAnimation(.spring(duration: 0.4)) { isLiked.toggle() }
        } label: {
            Circle()
                .fill(isLiked ? Color.red : .gray)
                .frame(width: isLiked ? 60 : 40, height: isLiked ? 60 : 40)
        }
    }
}

struct LoadingButtonView: View {
    @State private var isLoading = false

    var body: some View {
        Button(isLoading ? "Loading" : "Load") { isLoading = true }
            .buttonStyle(.bordered)
            .overlay { if isLoading { Rectangle().fill(.green).frame(height: 2) } }
            .animation(.easeInOut(duration: 0.3), value: isLoading)
    }
}

struct BoundToggle: View {
    @Binding var isOn: Bool

    var body: some View {
        Button {
            isOn.toggle()
        } label: {
            Text(isOn ? "On" : "Off").padding()
        }
    }
}

struct ToggleHolder: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            BoundToggle(isOn: $isOn)
            Toggle("Loud", isOn: $isOn)
            Toggle("Button", isOn: $isOn).toggleStyle(.button)
        }
    }
}

struct CheckStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                RoundedRectangle(cornerRadius: 4)
                    .fill(configuration.isOn ? Color.green : .gray)
                    .frame(width: 20, height: 20)
                configuration.label
            }
        }
        .buttonStyle(.plain)
    }
}

struct CheckRow: View {
    @State private var isOn = true

    var body: some View { Toggle("Agree", isOn: $isOn).toggleStyle(CheckStyle()) }
}

struct TapCard: View {
    @State private var taps = 0

    var body: some View {
        Text("\(taps) taps").padding().background(.yellow).onTapGesture { taps += 1 }
    }
}

struct PressShape: View {
    @GestureState private var isDown = false

    var body: some View {
        Capsule()
            .fill(isDown ? Color.orange : .purple)
            .frame(width: 120, height: 44)
            .scaleEffect(isDown ? 0.9 : 1)
            .gesture(DragGesture(minimumDistance: 0).updating($isDown) { _, state, _ in state = true })
    }
}

struct SettingsList: View {
    var body: some View {
        List {
            Section {
                Button("Sign out", role: .destructive) {}
                Button("Help") {}
            } header: {
                Text("Account")
            }
        }
    }
}

struct MoreMenu: View {
    var body: some View {
        Menu("More") {
            Button("Rename") {}
            Button("Delete", role: .destructive) {}
        }
        .buttonStyle(.bordered)
    }
}

struct Toolbar: View {
    let symbols = ["star", "trash", "plus"]

    var body: some View {
        HStack(spacing: 20) {
            ForEach(symbols, id: \.self) { symbol in
                Button {
                } label: {
                    Image(systemName: symbol)
                }
            }
        }
        .padding(8)
        .background(.thinMaterial, in: Capsule())
    }
}

struct GenericCard<Content: View>: View {
    let title: String
    @ViewBuilder var content: Content

    var body: some View {
        VStack(alignment: .leading) {
            Text(title).font(.caption)
            content
        }
        .padding()
        .border(.gray)
    }
}

struct GenericHolder: View {
    var body: some View {
        GenericCard(title: "Card") {
            Button("One") {}
            Button("Two") {}.buttonStyle(.bordered)
        }
    }
}

struct AppearingButton: View {
    @State private var isShown = false

    var body: some View {
        Button("Shown") {}
            .opacity(isShown ? 1 : 0.3)
            .onAppear { isShown = true }
    }
}

struct DisabledGroup: View {
    var body: some View {
        VStack {
            Button("One") {}.disabled(true)
            Button("Two") {}
        }
        .buttonStyle(.borderedProminent)
        .tint(.mint)
    }
}

struct ScrollingRow: View {
    var body: some View {
        ScrollView(.horizontal) {
            HStack { ForEach(0..<4) { Button("\($0)") {}.buttonStyle(.bordered) } }
        }
    }
}

struct NavigationCard: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Next") { Text("There") }
            Button("Here") {}
        }
    }
}

@ViewBuilder func previewOfVariants() -> some View {
    VStack {
        EmphasisButton()
        EmphasisButton(title: "Cancel", emphasis: .secondary)
        EmphasisButton(title: "Delete", emphasis: .danger)
    }
    .padding()
}

@ViewBuilder func previewOfCounter() -> some View { CounterCard().padding(20) }

@ViewBuilder func previewInTheDark() -> some View { EmphasisButton().preferredColorScheme(.dark) }

@ViewBuilder func previewOfSeveralViews() -> some View {
    Text("First")
    Button("Second") {}
}

@ViewBuilder func previewWithACondition() -> some View {
    let isWide = "Wide".count == 4
    if isWide {
        Button("Wide") {}.frame(maxWidth: .infinity)
    } else {
        Button("Narrow") {}
    }
}

@ViewBuilder func previewOfSizes() -> some View {
    HStack {
        Button("Small") {}.controlSize(.small)
        Button("Regular") {}
        Button("Large") {}.controlSize(.large)
    }
    .buttonStyle(.borderedProminent)
}

@ViewBuilder func previewRightToLeft() -> some View {
    HStack {
        Text("Leading")
        Button("Trailing") {}
    }
    .environment(\.layoutDirection, .rightToLeft)
}

/// A row that breaks into lines, with a cache of its own and values of its views.
struct WrappingRow: Layout {
    var gap: CGFloat = 8

    struct Weight: LayoutValueKey {
        static let defaultValue: CGFloat = 0
    }

    struct Cache {
        var sizes: [CGSize]
    }

    func makeCache(subviews: Subviews) -> Cache {
        Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 10)).width
        let places = places(in: width, cache.sizes)
        let height = zip(places, cache.sizes).map { $0.y + $1.height }.max() ?? 0
        return CGSize(width: width, height: height)
    }

    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) {
        for (index, place) in places(in: bounds.width, cache.sizes).enumerated() {
            subviews[index].place(
                at: CGPoint(
                    x: bounds.minX + place.x,
                    y: bounds.minY + place.y + subviews[index][Weight.self]
                ),
                proposal: ProposedViewSize(cache.sizes[index])
            )
        }
    }

    private func places(in width: CGFloat, _ sizes: [CGSize]) -> [CGPoint] {
        var places: [CGPoint] = []
        var place = CGPoint.zero
        var height: CGFloat = 0
        for size in sizes {
            if place.x + size.width > width, place.x > 0 {
                place = CGPoint(x: 0, y: place.y + height + gap)
                height = 0
            }
            places.append(place)
            place.x += size.width + gap
            height = max(height, size.height)
        }
        return places
    }
}

struct TagCloud: View {
    var isColumn = false

    var body: some View {
        let layout = isColumn ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout(spacing: 4))
        VStack {
            WrappingRow(gap: 6) {
                ForEach(0..<6) { number in
                    Button("Tag \(number * number * number)") {}.buttonStyle(.bordered)
                }
                Text("low").layoutValue(key: WrappingRow.Weight.self, value: 5)
            }
            layout {
                Button("One") {}
                Text("two")
            }
            HStackLayout(alignment: .top) {
                Text("a")
                Text("b")
            }
        }
        .padding()
        .background(
            MeshGradient(
                width: 2,
                height: 2,
                points: [[0, 0], [1, 0], [0, 1], [1, 1]],
                colors: [.red, .blue, .green, .yellow]
            ),
            in: .rect(cornerRadius: 12)
        )
    }
}

struct Tokens {
    var accent = Color.purple
    var gap: CGFloat = 4
}

struct KeyedCard: View {
    var path: KeyPath<Tokens, Color> = \.accent
    private let width = \Tokens.gap
    @State private var isDown = false

    var body: some View {
        Text(Image(systemName: "star")).bold() + Text(" rated").foregroundColor(.red)
        Text("Card")
            .padding(Tokens()[keyPath: width])
            .background(Tokens()[keyPath: path])
            .opacity(isDown ? 0.5 : 1)
            ._onButtonGesture {
                isDown = $0
            } perform: {
            }
    }
}

struct FieldsCard: View {
    @State private var name = ""
    @State private var secret = "abc"
    @State private var note = "A note"
    @State private var count = 3
    @State private var share = 0.25
    @State private var size = 1
    @State private var day = Date(timeIntervalSinceReferenceDate: 86_400)

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            TextField("Name", text: $note).textFieldStyle(.roundedBorder)
            SecureField("Secret", text: $secret).textFieldStyle(TallTextFieldStyle())
            TextEditor(text: $note).frame(height: 60)
            Slider(value: $share, in: 0...0.5)
            Slider(value: $share) {
                Text("Share")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("1")
            }
            Stepper("Count \(count)", value: $count, in: 0...3)
            Stepper("Share", value: $share, step: 0.5)
            Stepper(onIncrement: { count += 1 }, onDecrement: nil, label: { Text("Up \(count)") })
            DatePicker("Day", selection: $day, displayedComponents: [.date])
            Button("More") {
                count -= 1
                share = 0.5
                size = 2
                name = "Jo"
            }
            .buttonStyle(.bordered)
        }
    }
}

struct TallTextFieldStyle: TextFieldStyle {
    // swift-format-ignore: NoLeadingUnderscores
    func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.padding(10).background(.yellow)
    }
}

struct PickersCard: View {
    @State private var size = 1
    @State private var emphasis = Emphasis.danger

    var body: some View {
        VStack {
            Picker("Size", selection: $size) {
                Text("Small").tag(0)
                Text("Large").tag(1)
            }
            Picker("Size", selection: $size) {
                ForEach(0..<3, id: \.self) { Text("Size \($0)") }
            }
            .pickerStyle(.segmented)
            Picker(selection: $emphasis) {
                ForEach(Emphasis.allCases, id: \.self) { Text(String(describing: $0)).tag($0) }
            } label: {
                Text("Emphasis")
            }
            .pickerStyle(.inline)
            Picker("Size", selection: $size) {
                Text("Small").tag(0)
                Text("Large").tag(1)
            }
            .pickerStyle(.wheel)
            Button("Small") { size = 0 }
        }
    }
}

struct GroupsCard: View {
    @State private var isOpen = false

    var body: some View {
        ScrollViewReader { proxy in
            VStack {
                GroupBox("Group") { Button("Inside") { proxy.scrollTo(1) } }
                DisclosureGroup("More", isExpanded: $isOpen) { Text("Details") }
                Gauge(value: 0.4) {
                    Text("Load")
                } currentValueLabel: {
                    Text("40")
                }
                Gauge(value: 4, in: 0...10) { Text("Load") }.gaugeStyle(.accessoryCircular)
                ShareLink(item: "text")
                ShareLink("Send", item: "text").buttonStyle(.bordered)
                AsyncImage(url: nil) {
                    $0.resizable()
                } placeholder: {
                    Color.gray
                }.frame(height: 20)
                AsyncImage(url: nil) { phase in
                    switch phase {
                    case .empty: Text("Loading")
                    case .success(let image): image
                    case .failure: Text("Failed")
                    @unknown default: EmptyView()
                    }
                }
            }
        }
    }
}

struct TabsCard: View {
    var body: some View {
        TabView {
            Button("First") {}.tabItem { Label("One", systemImage: "star") }
            Text("Second").tabItem { Label("Two", systemImage: "heart") }
        }
    }
}

struct PagesCard: View {
    @State private var page = 1

    var body: some View {
        TabView(selection: $page) {
            Color.red.tag(0)
            Button("Second") { page = 0 }.tag(1)
        }
        .tabViewStyle(.page(indexDisplayMode: .always))
    }
}

struct SubviewsCard: View {
    var body: some View {
        VStack {
            Group(subviews: buttons) { subviews in
                Text("\(subviews.count) buttons")
                ForEach(subviews) { subview in
                    subview.padding(4)
                    if subview.id != subviews.last?.id { Divider() }
                }
            }
            HStack { ForEach(subviews: buttons) { $0.tint(.red).background(.yellow) } }
        }
    }

    @ViewBuilder private var buttons: some View {
        CounterCard()
        ForEach(0..<2) { number in Button("Button \(number)") {} }
    }
}
