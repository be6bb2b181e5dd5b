import ArticleStyles
import UIKitEngine
import ViewEngine

extension Catalog {
    /// The styles that the articles build.
    static let articleStyles: [CatalogEntry] = [
        .swiftUI(
            "customDefault",
            summary: "The default style, rebuilt with a drag gesture and an implicit animation.",
            since: "Swift Talk (Swift 5.9)",
            parameters: [customDefaultStep.description, minimumDistance.description],
            code: StyleCode(
                CustomDefaultButtonStyle.self,
                files: StyleSource.customDefault
            )
        ) { values in
            CustomDefaultButtonStyle(
                step: values[customDefaultStep],
                minimumDistance: values[minimumDistance]
            )
        },
        .swiftUI(
            "roundedAndShadowView",
            summary: "The plain style with a raised label: a blue rounded rectangle with a shadow.",
            since: "fatbobman, February 2023",
            code: StyleCode(
                RoundedAndShadowViewStyle.self,
                files: StyleSource.roundedAndShadowView,
                StyleSource.raisedLook
            )
        ) { _ in RoundedAndShadowViewStyle() },
        .swiftUI(
            "roundedAndShadow",
            summary: "A raised button that a spring pushes down while it is pressed.",
            since: "fatbobman, February 2023",
            code: StyleCode(
                RoundedAndShadowButtonStyle.self,
                files: StyleSource.roundedAndShadow,
                StyleSource.raisedLook
            )
        ) { _ in RoundedAndShadowButtonStyle() },
        .swiftUI(
            "roundedAndShadowPro",
            summary:
                "The raised button with control sizes and roles, and a translucent overlay while it is pressed.",
            since: "fatbobman, February 2023",
            code: StyleCode(
                RoundedAndShadowProButtonStyle.self,
                files: StyleSource.roundedAndShadowPro,
                StyleSource.raisedLook
            )
        ) { _ in RoundedAndShadowProButtonStyle() },
        .swiftUI(
            "cancellable",
            summary:
                "The raised button that stays down until the finger lifts anywhere; only a tap triggers its action.",
            since: "fatbobman, February 2023",
            code: StyleCode(
                CancellableButtonStyle.self,
                files: StyleSource.cancellable,
                StyleSource.raisedLook
            )
        ) { _ in CancellableButtonStyle() },
        .swiftUI(
            "triggerAction",
            summary: "The raised button with a second action, which runs whenever a press ends.",
            since: "fatbobman, February 2023",
            code: StyleCode(
                TriggerActionStyle.self,
                files: StyleSource.triggerAction,
                StyleSource.raisedLook,
                closure: "Runs whenever a press ends."
            )
        ) { _ in TriggerActionStyle { logAction("extraTrigger") } },
        .swiftUI(
            "triggerButton2",
            summary: "The raised button that runs its action, and a second one, as soon as it is pressed.",
            since: "fatbobman, February 2023",
            code: StyleCode(
                TriggerButton2.self,
                files: StyleSource.triggerButton2,
                StyleSource.raisedLook,
                closure: "Runs together with the action."
            )
        ) { _ in TriggerButton2 { logAction("extraTrigger") } },
        .uiKit(
            "outline",
            summary: "An outline around the title; filled with the tint while it is selected.",
            since: "Sarunw, iOS 15",
            takesBackground: false,
            parameters: [outlineStep.description],
            code: StyleCode(
                OutlineButton.self,
                files: StyleSource.outline,
                configuration: { $0[outlineStep] == .static ? "outline" : "plain" }
            )
        ) { arguments, action in
            let step = arguments.button.control.styleValues[outlineStep]
            var configuration = step == .static ? UIButton.Configuration.outline() : .plain()
            configuration.apply(arguments.button, title: arguments.title.string)
            let button = OutlineButton(configuration: configuration, primaryAction: action)
            button.step = step
            return button
        },
        .swiftUI(
            "scale",
            summary: "A blue label that is smaller and translucent while it is pressed.",
            since: "the article “SwiftUI: Button Styles”",
            parameters: [scaleAmount.description],
            code: StyleCode(
                ScaleButtonStyle.self,
                files: StyleSource.scale,
                required: [scaleAmount.description.name]
            )
        ) { values in ScaleButtonStyle(scaleAmount: values[scaleAmount]) },
        .swiftUI(
            "primitiveScale",
            summary:
                "The scale style, rebuilt with a drag gesture; the press ends when the finger is too far away.",
            since: "the article “SwiftUI: Button Styles”",
            parameters: [primitiveScaleStep.description],
            code: StyleCode(
                PrimitiveScaleButtonStyle.self,
                files: StyleSource.primitiveScale
            )
        ) { values in PrimitiveScaleButtonStyle(step: values[primitiveScaleStep]) },
        .swiftUI(
            "my",
            summary: "A symbol for the role before the label, and a border around both while it is pressed.",
            since: "the article “Button” (Xcode 16.1)",
            code: StyleCode(
                MyButtonStyle.self,
                files: StyleSource.my
            )
        ) { _ in MyButtonStyle() },
        .swiftUI(
            "myPrimitive",
            summary: "The label in a color for the role; it does not change while it is pressed.",
            since: "the article “Button” (Xcode 16.1)",
            code: StyleCode(
                MyPrimitiveButtonStyle.self,
                files: StyleSource.myPrimitive
            )
        ) { _ in MyPrimitiveButtonStyle() },
    ]

    // MARK: Parameters of one style

    private static let customDefaultStep = ChoiceParameter(
        "step",
        default: CustomDefaultButtonStyle.Step.final,
        summary: "The step of the episode."
    )

    private static let minimumDistance = NumberParameter(
        "minimumDistance",
        in: 0...100,
        unit: "points",
        default: 0,
        summary: "The distance that the finger moves before the button is pressed."
    )

    private static let outlineStep = ChoiceParameter(
        "step",
        default: OutlineButton.Step.final,
        summary: "The step of the article."
    )

    private static let scaleAmount = NumberParameter(
        "scaleAmount",
        in: 0...2,
        unit: "times the size",
        default: 0.98,
        summary: "The scale of the label while it is pressed."
    )

    private static let primitiveScaleStep = ChoiceParameter(
        "step",
        default: PrimitiveScaleButtonStyle.Step.bounds,
        summary: "The distance that ends the press: from the start of the drag, or from the button."
    )
}
