import ArticleStyles
import UIKitEngine
import ViewEngine

extension Catalog {
    /// The styles that the articles build.
    static let articleStyles: [CatalogEntry] = [
        .swiftUI(
            "customDefault",
            summary: "The default style rebuilt with a drag gesture and an implicit animation.",
            since: "Swift Talk, written with Swift 5.9",
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
            summary: "A raised look that comes with the label, on the plain style.",
            since: "fatbobman, February 2023",
            code: StyleCode(
                RoundedAndShadowViewStyle.self,
                files: StyleSource.roundedAndShadowView,
                StyleSource.raisedLook
            )
        ) { _ in RoundedAndShadowViewStyle() },
        .swiftUI(
            "roundedAndShadow",
            summary: "A raised button that a press pushes down by a spring.",
            since: "fatbobman, February 2023",
            code: StyleCode(
                RoundedAndShadowButtonStyle.self,
                files: StyleSource.roundedAndShadow,
                StyleSource.raisedLook
            )
        ) { _ in RoundedAndShadowButtonStyle() },
        .swiftUI(
            "roundedAndShadowPro",
            summary: "The raised button with sizes and roles, and with a veil while it is pressed.",
            since: "fatbobman, February 2023",
            code: StyleCode(
                RoundedAndShadowProButtonStyle.self,
                files: StyleSource.roundedAndShadowPro,
                StyleSource.raisedLook
            )
        ) { _ in RoundedAndShadowProButtonStyle() },
        .swiftUI(
            "cancellable",
            summary: "The raised button as it acts on a tap only, and stays down wherever the finger goes.",
            since: "fatbobman, February 2023",
            code: StyleCode(
                CancellableButtonStyle.self,
                files: StyleSource.cancellable,
                StyleSource.raisedLook
            )
        ) { _ in CancellableButtonStyle() },
        .swiftUI(
            "triggerAction",
            summary: "The raised button with another action, whenever it comes up.",
            since: "fatbobman, February 2023",
            code: StyleCode(
                TriggerActionStyle.self,
                files: StyleSource.triggerAction,
                StyleSource.raisedLook,
                closure: "What is done whenever it comes up."
            )
        ) { _ in TriggerActionStyle { logAction("extraTrigger") } },
        .swiftUI(
            "triggerButton2",
            summary: "The raised button that acts when it goes down, with another action.",
            since: "fatbobman, February 2023",
            code: StyleCode(
                TriggerButton2.self,
                files: StyleSource.triggerButton2,
                StyleSource.raisedLook,
                closure: "What is done beside the action."
            )
        ) { _ in TriggerButton2 { logAction("extraTrigger") } },
        .uiKit(
            "outline",
            summary: "A line around the title; the title on the tint once it is selected.",
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
            summary: "A blue label that a press makes paler and smaller.",
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
            summary: "The same rebuilt with a drag gesture, which lets go where the finger is too far away.",
            since: "the article “SwiftUI: Button Styles”",
            parameters: [primitiveScaleStep.description],
            code: StyleCode(
                PrimitiveScaleButtonStyle.self,
                files: StyleSource.primitiveScale
            )
        ) { values in PrimitiveScaleButtonStyle(step: values[primitiveScaleStep]) },
        .swiftUI(
            "my",
            summary: "The label after a symbol of its role, in a frame while it is pressed.",
            since: "the article “Button”, written with Xcode 16.1",
            code: StyleCode(
                MyButtonStyle.self,
                files: StyleSource.my
            )
        ) { _ in MyButtonStyle() },
        .swiftUI(
            "myPrimitive",
            summary: "The label in a colour of its role, which does not show that it is pressed.",
            since: "the article “Button”, written with Xcode 16.1",
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
        summary: "How far the rebuilding has come."
    )

    private static let minimumDistance = NumberParameter(
        "minimumDistance",
        in: 0...100,
        unit: "points",
        default: 0,
        summary: "How far the finger moves before the button is pressed."
    )

    private static let outlineStep = ChoiceParameter(
        "step",
        default: OutlineButton.Step.final,
        summary: "How far the article has come."
    )

    private static let scaleAmount = NumberParameter(
        "scaleAmount",
        in: 0...2,
        unit: "times the size",
        default: 0.98,
        summary: "How large the label is while it is pressed."
    )

    private static let primitiveScaleStep = ChoiceParameter(
        "step",
        default: PrimitiveScaleButtonStyle.Step.bounds,
        summary: "What the finger is too far away from: where it came down, or the button."
    )
}
