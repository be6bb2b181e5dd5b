import ArticleStyles
import Graphics
import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import ViewEngine

/// A style of an article, compiled and interpreted from the source that was compiled.
struct ArticleComparison: CustomStringConvertible, Sendable {
    let name: String
    let source: [UInt8]
    var arguments: [String: StyleArgument] = [:]
    let compiled: @Sendable (AnyView) -> AnyView

    var description: String {
        arguments.isEmpty
            ? name : "\(name) \(arguments.map { "\($0): \($1)" }.sorted().joined(separator: " "))"
    }

    init<Style: ButtonStyle & SendableMetatype>(
        _ name: String,
        _ sources: [UInt8]...,
        arguments: [String: StyleArgument] = [:],
        style: @escaping @Sendable () -> Style
    ) {
        self.name = name
        source = Array(sources.joined(separator: [UInt8(ascii: "\n")]))
        self.arguments = arguments
        compiled = { AnyView($0.buttonStyle(style())) }
    }

    init<Style: PrimitiveButtonStyle & SendableMetatype>(
        primitive name: String,
        _ sources: [UInt8]...,
        arguments: [String: StyleArgument] = [:],
        style: @escaping @Sendable () -> Style
    ) {
        self.name = name
        source = Array(sources.joined(separator: [UInt8(ascii: "\n")]))
        self.arguments = arguments
        compiled = { AnyView($0.buttonStyle(style())) }
    }

    /// The styles of SwiftUI, with each step and each argument that the service offers.
    static let all: [ArticleComparison] =
        [
            .init("ScaleButtonStyle", StyleSource.scale, arguments: ["scaleAmount": .number(0.9)]) {
                ScaleButtonStyle(scaleAmount: 0.9)
            },
            .init("MyButtonStyle", StyleSource.my) { MyButtonStyle() },
            .init("RoundedAndShadowButtonStyle", StyleSource.roundedAndShadow, StyleSource.raisedLook) {
                RoundedAndShadowButtonStyle()
            },
            .init("RoundedAndShadowProButtonStyle", StyleSource.roundedAndShadowPro, StyleSource.raisedLook) {
                RoundedAndShadowProButtonStyle()
            },
            .init("TriggerActionStyle", StyleSource.triggerAction, StyleSource.raisedLook) {
                TriggerActionStyle(trigger: {})
            },
            .init(primitive: "MyPrimitiveButtonStyle", StyleSource.myPrimitive) { MyPrimitiveButtonStyle() },
            .init(primitive: "CancellableButtonStyle", StyleSource.cancellable, StyleSource.raisedLook) {
                CancellableButtonStyle()
            },
            .init(primitive: "TriggerButton2", StyleSource.triggerButton2, StyleSource.raisedLook) {
                TriggerButton2(trigger: {})
            },
            .init(
                primitive: "RoundedAndShadowViewStyle",
                StyleSource.roundedAndShadowView,
                StyleSource.raisedLook
            ) {
                RoundedAndShadowViewStyle()
            },
        ]
        + CustomDefaultButtonStyle.Step.allCases.map { step in
            .init(
                primitive: "CustomDefaultButtonStyle",
                StyleSource.customDefault,
                arguments: ["step": .enumeration(step.rawValue)]
            ) { CustomDefaultButtonStyle(step: step) }
        }
        + PrimitiveScaleButtonStyle.Step.allCases.map { step in
            .init(
                primitive: "PrimitiveScaleButtonStyle",
                StyleSource.primitiveScale,
                arguments: ["step": .enumeration(step.rawValue)]
            ) { PrimitiveScaleButtonStyle(step: step) }
        }
}

/// The surroundings in which a style is drawn.
struct Situation: CustomStringConvertible, Sendable {
    let description: String
    var role: ButtonRole?
    let change: @Sendable (inout EnvironmentValues) -> Void

    static let all: [Situation] = [
        Situation(description: "light") { _ in },
        Situation(description: "dark") { $0.colorScheme = .dark },
        Situation(description: "disabled") { $0.isEnabled = false },
        Situation(description: "destructive", role: .destructive) { _ in },
        Situation(description: "cancel", role: .cancel) { _ in },
        Situation(description: "mini") { $0.controlSize = .mini },
        Situation(description: "large") { $0.controlSize = .large },
        Situation(description: "right to left") { $0.layoutDirection = .rightToLeft },
        Situation(description: "large text") { $0.dynamicTypeSize = .accessibility1 },
    ]

    /// Whether animated pictures are compared in it, too, which takes most of the time.
    var isFirst: Bool { description == Self.all[0].description }

    /// A button, and a text that its action changes.
    func button(_ style: (AnyView) -> AnyView) -> AnyView {
        AnyView(
            style(AnyView(Button(role: role, action: { logAction("action") }, label: { Text("Press me") })))
        )
    }
}

/// The touches of a comparison, by name.
let comparedTouches: [(name: String, events: [InteractionEvent])] = [
    ("press", [.down(0)]),
    ("tap", [.down(0.1), .up(0.3)]),
    ("long press", [.down(0), .up(3)]),
    ("drag out", [.down(0), .move(0.1, x: 200), .up(0.5)]),
    ("drag out and back", [.down(0), .move(0.1, x: 200), .move(0.3), .up(0.6)]),
]

/// The moments of a recording that are compared, in seconds.
let comparedMoments: [Double] = [0, 0.02, 0.05, 0.11, 0.17, 0.25, 0.33, 0.42, 0.6, 0.9, 2.6, 3.05, 3.5]
