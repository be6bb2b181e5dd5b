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
        },
        swiftUI(
            "roundedAndShadowView",
            "A raised look that comes with the label, on the plain style.",
            since: "fatbobman, February 2023"
        ) { _ in RoundedAndShadowViewStyle() },
        swiftUI(
            "roundedAndShadow",
            "A raised button that a press pushes down by a spring.",
            since: "fatbobman, February 2023"
        ) { _ in RoundedAndShadowButtonStyle() },
        swiftUI(
            "roundedAndShadowPro",
            "The raised button with sizes and roles, and with a veil while it is pressed.",
            since: "fatbobman, February 2023"
        ) { _ in RoundedAndShadowProButtonStyle() },
        swiftUI(
            "cancellable",
            "The raised button as it acts on a tap only, and stays down wherever the finger goes.",
            since: "fatbobman, February 2023"
        ) { _ in CancellableButtonStyle() },
        swiftUI(
            "triggerAction",
            "The raised button with another action, whenever it comes up.",
            since: "fatbobman, February 2023"
        ) { _ in TriggerActionStyle { logAction("extraTrigger") } },
        swiftUI(
            "triggerButton2",
            "The raised button that acts when it goes down, with another action.",
            since: "fatbobman, February 2023"
        ) { _ in TriggerButton2 { logAction("extraTrigger") } },
        swiftUI(
            "scale",
            "A blue label that a press makes paler and smaller.",
            since: "the article “SwiftUI: Button Styles”",
            parameters: [
                .number(
                    "scaleAmount",
                    0...2,
                    unit: "times the size",
                    usual: 0.98,
                    "How large the label is while it is pressed."
                )
            ]
        ) { values in ScaleButtonStyle(scaleAmount: values.number("scaleAmount") ?? 0.98) },
        swiftUI(
            "primitiveScale",
            "The same rebuilt with a drag gesture, which lets go where the finger is too far away.",
            since: "the article “SwiftUI: Button Styles”",
            parameters: [
                .choice(
                    "step",
                    PrimitiveScaleButtonStyle.Step.self,
                    usual: .bounds,
                    "What the finger is too far away from: where it came down, or the button."
                )
            ]
        ) { values in PrimitiveScaleButtonStyle(step: values.choice("step") ?? .bounds) },
        swiftUI(
            "my",
            "The label after a symbol of its role, in a frame while it is pressed.",
            since: "the article “Button”, written with Xcode 16.1"
        ) { _ in MyButtonStyle() },
        swiftUI(
            "myPrimitive",
            "The label in a colour of its role, which does not show that it is pressed.",
            since: "the article “Button”, written with Xcode 16.1"
        ) { _ in MyPrimitiveButtonStyle() },
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
        swiftUI(name, summary, availability, systems, takesBorderShape, parameters) {
            AnyView($0.buttonStyle(style($1)))
        }
    }

    private static func swiftUI<Style: ButtonStyle & SendableMetatype>(
        _ name: String,
        _ summary: String,
        since availability: String,
        parameters: [StyleParameter] = [],
        style: @escaping @Sendable (StyleValues) -> Style
    ) -> CatalogEntry {
        swiftUI(name, summary, availability, [.iOS18, .iOS26], false, parameters) {
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
            parameters: parameters,
            applyStyle: applyStyle
        )
    }
}
