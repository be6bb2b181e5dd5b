import StyleEngine

/// All styles that can be drawn.
public enum Catalog {
    public static let entries: [CatalogEntry] = system + articles

    /// The styles that SwiftUI has.
    private static let system: [CatalogEntry] = [
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

    /// The styles that the articles build.
    private static let articles: [CatalogEntry] = [
        swiftUI(
            "customDefault",
            "The default style rebuilt with a drag gesture and an implicit animation.",
            since: "Swift Talk, written with Swift 5.9",
            parameters: [
                .choice(
                    "step",
                    CustomDefaultButtonStyle.Step.self,
                    usual: .final,
                    "How far the rebuilding has come."
                ),
                .number(
                    "minimumDistance",
                    0...100,
                    unit: "points",
                    usual: 0,
                    "How far the finger moves before the button is pressed."
                ),
            ]
        ) { values in
            CustomDefaultButtonStyle(
                step: values.choice("step") ?? .final,
                minimumDistance: values.number("minimumDistance") ?? 0
            )
        }
    ]

    /// The entry of a name, whatever its case.
    public static func entry(_ framework: Framework, named name: String) -> CatalogEntry? {
        entries.first { $0.framework == framework && $0.name == name }
            ?? entries.first { $0.framework == framework && $0.name.lowercased() == name.lowercased() }
    }

    private static func swiftUI<Style: PrimitiveButtonStyle & SendableMetatype>(
        _ name: String,
        _ summary: String,
        since availability: String,
        systems: [SystemDesign] = [.iOS18, .iOS26],
        takesBorderShape: Bool = false,
        parameters: [StyleParameter] = [],
        style: @escaping @Sendable (StyleValues) -> Style
    ) -> CatalogEntry {
        CatalogEntry(
            framework: .swiftUI,
            name: name,
            summary: summary,
            availability: availability,
            states: [.normal, .pressed, .disabled, .focused],
            systems: systems,
            takesBorderShape: takesBorderShape,
            parameters: parameters,
            applyStyle: { AnyView($0.buttonStyle(style($1))) }
        )
    }
}
