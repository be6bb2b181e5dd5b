import Graphics
import SystemStyles
import ViewEngine

/// The view of a request: the button as an app would write it, and another one beside it.
struct RequestedButton: View {
    private let request: ButtonRequest
    private let title: TextSource
    private let entry: CatalogEntry
    private let besideEntry: CatalogEntry?

    @State private var flag: Bool

    init(_ request: ButtonRequest, title: TextSource, _ entry: CatalogEntry) {
        self.request = request
        self.title = title
        self.entry = entry
        besideEntry = request.beside.flatMap { Catalog.entry(entry.framework, named: $0) }
        _flag = State(wrappedValue: request.flag)
    }

    var body: some View {
        VStack {
            pressed
            if let besideEntry {
                button(of: besideEntry, StyleValues(), isPressed: false)
            }
        }
        // What a button inside of a style's body falls back to.
        .buttonStyle(.automatic)
        .controlSize(request.controlSize)
        .buttonBorderShape(borderShape)
        .tint(request.tint)
    }

    /// The button that events happen to.
    private var pressed: AnyView {
        let pressed = button(of: entry, request.styleValues).eventOrigin()
        return request.letsAnimationsIn ? AnyView(pressed) : AnyView(pressed.animation(nil))
    }

    private func button(of entry: CatalogEntry, _ values: StyleValues, isPressed: Bool = true) -> AnyView {
        var request = request
        if !isPressed { request.state.remove(.pressed) }
        request.styleValues = values
        return entry.makeButton(
            ButtonContent(request: request, title: title, flag: flag) {
                logAction("trigger")
                flag.toggle()
            }
        )
    }

    private var borderShape: ButtonBorderShape {
        request.cornerRadius.map { .roundedRectangle(radius: $0) } ?? request.buttonBorderShape
    }
}
