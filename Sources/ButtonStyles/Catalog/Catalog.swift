import StyleEngine

/// All styles that can be drawn.
public enum Catalog {
    public static let entries: [CatalogEntry] = [
        swiftUI(
            "automatic",
            .automatic,
            "The style that the system picks; on iOS, outside of lists, the borderless one.",
            since: "iOS 13"
        ),
        swiftUI("plain", .plain, "Only the label, as it is.", since: "iOS 13"),
        swiftUI("borderless", .borderless, "Only the label, in the tint.", since: "iOS 13"),
        swiftUI(
            "bordered",
            .bordered,
            "The label in the tint on a gray or tinted fill.",
            since: "iOS 15",
            takesBorderShape: true
        ),
        swiftUI(
            "borderedProminent",
            .borderedProminent,
            "The label in white on the tint, for the main action.",
            since: "iOS 15",
            takesBorderShape: true
        ),
        swiftUI(
            "link",
            .link,
            "The label in the colour of links; of macOS, drawn with the text sizes of iOS.",
            since: "macOS 10.15"
        ),
        swiftUI(
            "glass",
            .glass,
            "The label on a drop of glass.",
            since: "iOS 26",
            systems: [.iOS26],
            takesBorderShape: true
        ),
        swiftUI(
            "glassProminent",
            .glassProminent,
            "The label in white on glass in the tint, for the main action.",
            since: "iOS 26",
            systems: [.iOS26],
            takesBorderShape: true
        ),
    ]

    /// The entry of a name, whatever its case.
    public static func entry(_ framework: Framework, named name: String) -> CatalogEntry? {
        entries.first { $0.framework == framework && $0.name == name }
            ?? entries.first { $0.framework == framework && $0.name.lowercased() == name.lowercased() }
    }

    private static func swiftUI<Style: PrimitiveButtonStyle & SendableMetatype>(
        _ name: String,
        _ style: @autoclosure @escaping @Sendable () -> Style,
        _ summary: String,
        since availability: String,
        systems: [SystemDesign] = [.iOS18, .iOS26],
        takesBorderShape: Bool = false
    ) -> CatalogEntry {
        CatalogEntry(
            framework: .swiftUI,
            name: name,
            summary: summary,
            availability: availability,
            states: [.normal, .pressed, .disabled, .focused],
            systems: systems,
            takesBorderShape: takesBorderShape,
            applyStyle: { AnyView($0.buttonStyle(style())) }
        )
    }
}
