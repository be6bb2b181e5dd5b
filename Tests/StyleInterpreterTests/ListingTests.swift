import ArticleStyles
import Glibc
import Graphics
import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing
import UIKitEngine
import ViewEngine

/// The listings of the articles, as `.ci/extract-listings` writes them into the folder `BEZEL_LISTINGS`: each that
/// declares a style draws and behaves as a style of the catalog.
@Suite struct `Listings of the articles, pasted` {
    private static let folder = getenv("BEZEL_LISTINGS").map { String(cString: $0) }

    @Test(.enabled(if: folder != nil)) func `behave as the compiled styles`() throws {
        let files = try swiftFiles(in: #require(Self.folder))
        var names: Set<String> = []
        for file in files {
            let text = bytes(of: file)
            let program = try interpretPasted(SourceText(text))
            guard declaresStyle(text) else {
                #expect(
                    program.styles.isEmpty || program.styles.allSatisfy { $0.kind == .uiButton },
                    "\(file)"
                )
                if program.styles.isEmpty {
                    let messages = program.diagnostics.map(\.message)
                    #expect(messages.contains("nothing in the source can be drawn"), "\(file) \(messages)")
                }
                continue
            }
            #expect(program.diagnostics.filter { $0.severity == .error }.map(\.message) == [], "\(file)")
            guard let style = program.styles.first else { continue }
            names.insert(style.name)
            let candidates = style.kind == .uiButton ? Candidate.buttons : Candidate.styles[style.name] ?? []
            let matches = try candidates.filter { try behave($0, style, in: text) }
            #expect(!matches.isEmpty, "\(file): \(style.name) is like no compiled style")
            print("\(file): \(style.name) is like \(matches.map(\.name).joined(separator: ", "))")
        }
        #expect(names == Set(Candidate.styles.keys).union(["OutlineButton"]))
    }

    /// A source as people paste it: names that are missing are replaced.
    private func interpretPasted(_ source: SourceText) throws -> InterpretedProgram {
        let plain = try interpret(source)
        return plain.isValid ? plain : try interpret(source, replacesExternalNames: true)
    }

    private func declaresStyle(_ text: [UInt8]) -> Bool {
        let text = String(decoding: text.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
        return [":ButtonStyle{", ":PrimitiveButtonStyle{", ":UIButton{"].contains { text.contains($0) }
    }

    private func behave(_ candidate: Candidate, _ style: InterpretedStyle, in text: [UInt8]) throws -> Bool {
        // A listing that does not run the action yet looks the same.
        let runsAction =
            String(decoding: text, as: UTF8.self).contains("trigger") || style.kind != .primitiveButtonStyle
        for situation in Situation.all + selections {
            for (_, touches) in comparedTouches {
                let made = try style.makeStyle(arguments: candidate.arguments)
                let interpreted = record(
                    made.button.map(view) ?? situation.button(made.applied),
                    touches,
                    until: 10,
                    situation.change
                )
                let compiled = record(candidate.view(situation), touches, until: 10, situation.change)
                guard made.failure == nil, !runsAction || interpreted.actions == compiled.actions else {
                    return false
                }
                for time in comparedMoments
                where interpreted.displayList(at: time) != compiled.displayList(at: time) {
                    return false
                }
            }
        }
        return true
    }

    private let selections = [
        Situation(description: "selected") { $0.isSelected = true },
        Situation(description: "selected, disabled") {
            $0.isSelected = true
            $0.isEnabled = false
        },
    ]

    private func view(_ factory: InterpretedButtonFactory) -> AnyView {
        factory.view(
            configuration: Candidate.configuration,
            primaryAction: UIAction { _ in logAction("action") }
        )
    }
}

/// A compiled style that a listing can be like.
private struct Candidate {
    let name: String
    var arguments: [String: StyleArgument] = [:]
    let view: (Situation) -> AnyView

    init<Style: ButtonStyle>(_ name: String, arguments: [String: StyleArgument] = [:], _ style: Style) {
        self.name = name
        self.arguments = arguments
        view = { $0.button { AnyView($0.buttonStyle(style)) } }
    }

    init<Style: PrimitiveButtonStyle>(_ name: String, _ style: Style) {
        self.name = name
        view = { $0.button { AnyView($0.buttonStyle(style)) } }
    }

    init(step: OutlineButton.Step) {
        name = step.rawValue
        view = { _ in
            AnyView(
                UIButtonView {
                    let button = OutlineButton(
                        configuration: Candidate.configuration,
                        primaryAction: UIAction { _ in logAction("action") }
                    )
                    button.step = step
                    return button
                }
            )
        }
    }

    static var configuration: UIButton.Configuration {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Press me"
        return configuration
    }

    static var buttons: [Candidate] { OutlineButton.Step.allCases.map { Candidate(step: $0) } }

    static var styles: [String: [Candidate]] {
        [
            "CustomDefaultButtonStyle": CustomDefaultButtonStyle.Step.allCases.flatMap { step in
                [10.0, 0].map {
                    Candidate(
                        "\(step.rawValue) at \($0)",
                        CustomDefaultButtonStyle(step: step, minimumDistance: $0)
                    )
                }
            },
            "PrimitiveScaleButton": PrimitiveScaleButtonStyle.Step.allCases.map {
                Candidate($0.rawValue, PrimitiveScaleButtonStyle(step: $0))
            },
            "ScaleButtonStyle": [
                Candidate(
                    "scale",
                    arguments: ["scaleAmount": .number(0.9)],
                    ScaleButtonStyle(scaleAmount: 0.9)
                )
            ],
            "MyButtonStyle": [Candidate("my", MyButtonStyle())],
            "MyPrimitiveButtonStyle": [Candidate("myPrimitive", MyPrimitiveButtonStyle())],
            "RoundedAndShadowButtonStyle": [Candidate("roundedAndShadow", RoundedAndShadowButtonStyle())],
            "RoundedAndShadowProButtonStyle": [
                Candidate("roundedAndShadowPro", RoundedAndShadowProButtonStyle())
            ],
            "CancellableButtonStyle": [Candidate("cancellable", CancellableButtonStyle())],
            "TriggerActionStyle": [Candidate("triggerAction", TriggerActionStyle(trigger: {}))],
            "TriggerButton2": [Candidate("triggerButton2", TriggerButton2(trigger: {}))],
        ]
    }
}
