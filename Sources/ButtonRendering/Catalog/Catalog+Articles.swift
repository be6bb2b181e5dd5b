import ArticleStyles
import UIKitEngine
import ViewEngine

extension Catalog {
    /// The styles that the articles build.
    static let articleStyles: [CatalogEntry] = [
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
            ],
            code: StyleCode(
                CustomDefaultButtonStyle.self,
                StyleSource.customDefault
            )
        ) { values in
            CustomDefaultButtonStyle(
                step: values.choice("step") ?? .final,
                minimumDistance: values.number("minimumDistance") ?? 0
            )
        },
        swiftUI(
            "roundedAndShadowView",
            "A raised look that comes with the label, on the plain style.",
            since: "fatbobman, February 2023",
            code: StyleCode(
                RoundedAndShadowViewStyle.self,
                StyleSource.roundedAndShadowView,
                StyleSource.raisedLook
            )
        ) { _ in RoundedAndShadowViewStyle() },
        swiftUI(
            "roundedAndShadow",
            "A raised button that a press pushes down by a spring.",
            since: "fatbobman, February 2023",
            code: StyleCode(
                RoundedAndShadowButtonStyle.self,
                StyleSource.roundedAndShadow,
                StyleSource.raisedLook
            )
        ) { _ in RoundedAndShadowButtonStyle() },
        swiftUI(
            "roundedAndShadowPro",
            "The raised button with sizes and roles, and with a veil while it is pressed.",
            since: "fatbobman, February 2023",
            code: StyleCode(
                RoundedAndShadowProButtonStyle.self,
                StyleSource.roundedAndShadowPro,
                StyleSource.raisedLook
            )
        ) { _ in RoundedAndShadowProButtonStyle() },
        swiftUI(
            "cancellable",
            "The raised button as it acts on a tap only, and stays down wherever the finger goes.",
            since: "fatbobman, February 2023",
            code: StyleCode(
                CancellableButtonStyle.self,
                StyleSource.cancellable,
                StyleSource.raisedLook
            )
        ) { _ in CancellableButtonStyle() },
        swiftUI(
            "triggerAction",
            "The raised button with another action, whenever it comes up.",
            since: "fatbobman, February 2023",
            code: StyleCode(
                TriggerActionStyle.self,
                StyleSource.triggerAction,
                StyleSource.raisedLook,
                closure: "What is done whenever it comes up."
            )
        ) { _ in TriggerActionStyle { logAction("extraTrigger") } },
        swiftUI(
            "triggerButton2",
            "The raised button that acts when it goes down, with another action.",
            since: "fatbobman, February 2023",
            code: StyleCode(
                TriggerButton2.self,
                StyleSource.triggerButton2,
                StyleSource.raisedLook,
                closure: "What is done beside the action."
            )
        ) { _ in TriggerButton2 { logAction("extraTrigger") } },
        uiKit(
            "outline",
            "A line around the title; the title on the tint once it is selected.",
            since: "Sarunw, iOS 15",
            takesBackground: false,
            parameters: [
                .choice("step", OutlineButton.Step.self, usual: .final, "How far the article has come.")
            ],
            code: StyleCode(
                OutlineButton.self,
                StyleSource.outline,
                configuration: { $0.choice("step") == OutlineButton.Step.static ? "outline" : "plain" }
            )
        ) { request, action in
            let step = request.styleValues.choice("step") ?? OutlineButton.Step.final
            var configuration = step == .static ? UIButton.Configuration.outline() : .plain()
            configuration.apply(request)
            let button = OutlineButton(configuration: configuration, primaryAction: action)
            button.step = step
            return button
        },
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
            ],
            code: StyleCode(
                ScaleButtonStyle.self,
                StyleSource.scale,
                required: ["scaleAmount"]
            )
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
            ],
            code: StyleCode(
                PrimitiveScaleButtonStyle.self,
                StyleSource.primitiveScale
            )
        ) { values in PrimitiveScaleButtonStyle(step: values.choice("step") ?? .bounds) },
        swiftUI(
            "my",
            "The label after a symbol of its role, in a frame while it is pressed.",
            since: "the article “Button”, written with Xcode 16.1",
            code: StyleCode(
                MyButtonStyle.self,
                StyleSource.my
            )
        ) { _ in MyButtonStyle() },
        swiftUI(
            "myPrimitive",
            "The label in a colour of its role, which does not show that it is pressed.",
            since: "the article “Button”, written with Xcode 16.1",
            code: StyleCode(
                MyPrimitiveButtonStyle.self,
                StyleSource.myPrimitive
            )
        ) { _ in MyPrimitiveButtonStyle() },
    ]
}
