import AppleDesign
import SystemStyles
import ViewEngine

extension Catalog {
    /// The styles that SwiftUI has.
    static let swiftUIStyles: [CatalogEntry] = [
        swiftUI(
            "automatic",
            "The style that the system picks; on iOS, outside of lists, the borderless one.",
            since: "iOS 13"
        ) { _ in .automatic },
        swiftUI("plain", "Only the label, as it is.", since: "iOS 13") { _ in .plain },
        swiftUI("borderless", "Only the label, in the tint.", since: "iOS 13") { _ in .borderless },
        swiftUI(
            "bordered",
            "The label in the tint on a gray or tinted fill.",
            since: "iOS 15",
            takesBorderShape: true
        ) { _ in .bordered },
        swiftUI(
            "borderedProminent",
            "The label in white on the tint, for the main action.",
            since: "iOS 15",
            takesBorderShape: true
        ) { _ in .borderedProminent },
        swiftUI(
            "link",
            "The label in the colour of links; of macOS, drawn with the text sizes of iOS.",
            since: "macOS 10.15"
        ) { _ in .link },
        swiftUI(
            "glass",
            "The label on a drop of glass.",
            since: "iOS 26",
            systems: [.iOS26],
            takesBorderShape: true
        ) { _ in .glass },
        swiftUI(
            "glassProminent",
            "The label in white on glass in the tint, for the main action.",
            since: "iOS 26",
            systems: [.iOS26],
            takesBorderShape: true
        ) { _ in .glassProminent },
    ]

    static func swiftUI<Style: PrimitiveButtonStyle & SendableMetatype>(
        _ name: String,
        _ summary: String,
        since availability: String,
        systems: [SystemDesign] = [.iOS18, .iOS26],
        takesBorderShape: Bool = false,
        parameters: [StyleParameter] = [],
        code: StyleCode = .system,
        style: @escaping @Sendable (StyleValues) -> Style
    ) -> CatalogEntry {
        swiftUI(name, summary, availability, systems, takesBorderShape, parameters, code) {
            AnyView($0.buttonStyle(style($1)))
        }
    }

    static func swiftUI<Style: ButtonStyle & SendableMetatype>(
        _ name: String,
        _ summary: String,
        since availability: String,
        parameters: [StyleParameter] = [],
        code: StyleCode = .system,
        style: @escaping @Sendable (StyleValues) -> Style
    ) -> CatalogEntry {
        swiftUI(name, summary, availability, [.iOS18, .iOS26], false, parameters, code) {
            AnyView($0.buttonStyle(style($1)))
        }
    }

    private static func swiftUI(
        _ name: String,
        _ summary: String,
        _ availability: String,
        _ systems: [SystemDesign],
        _ takesBorderShape: Bool,
        _ parameters: [StyleParameter],
        _ code: StyleCode,
        applyStyle: @escaping @Sendable (AnyView, StyleValues) -> AnyView
    ) -> CatalogEntry {
        CatalogEntry(
            framework: .swiftUI,
            name: name,
            summary: summary,
            availability: availability,
            states: [.normal, .pressed, .disabled, .focused],
            systems: systems,
            takesBorderShape: takesBorderShape,
            takesBackground: false,
            parameters: parameters,
            code: code
        ) { content in
            let styled = applyStyle(AnyView(SwiftUIControl(content: content)), content.request.styleValues)
            return content.request.width.map { AnyView(styled.frame(width: $0)) } ?? styled
        }
    }
}

/// A button, or a link, as an app writes it.
private struct SwiftUIControl: View {
    let content: ButtonContent

    var body: some View {
        control.keyboardShortcut(content.request.keyboardShortcut)
    }

    private var control: AnyView {
        switch content.request.control {
        case .button: AnyView(Button(role: content.request.role, action: content.action) { label })
        case .link: AnyView(URL(string: "https://example.com").map { Link(destination: $0) { label } })
        }
    }

    private var label: some View {
        RequestedLabel(request: content.request, title: content.title, flag: content.flag)
    }
}
