import Graphics
import StyleEngine

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
                framed(besideEntry.applyStyle(AnyView(button), StyleValues()))
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
        let pressed = framed(entry.applyStyle(AnyView(button), request.styleValues)).eventOrigin()
        return request.letsAnimationsIn ? AnyView(pressed) : AnyView(pressed.animation(nil))
    }

    private var button: some View {
        Button(role: request.role) {
            logAction("trigger")
            flag.toggle()
        } label: {
            RequestedLabel(request: request, title: title, flag: flag)
        }
    }

    private func framed(_ view: AnyView) -> AnyView {
        request.width.map { AnyView(view.frame(width: $0)) } ?? view
    }

    private var borderShape: ButtonBorderShape {
        request.cornerRadius.map { .roundedRectangle(radius: $0) } ?? request.buttonBorderShape
    }
}
