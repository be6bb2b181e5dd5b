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
        takesBorderShape: Bool = false
    ) -> CatalogEntry {
        CatalogEntry(
            framework: .swiftUI,
            name: name,
            summary: summary,
            availability: availability,
            states: [.normal, .pressed, .disabled, .focused],
            takesBorderShape: takesBorderShape,
            applyStyle: { AnyView($0.buttonStyle(style())) }
        )
    }
}
