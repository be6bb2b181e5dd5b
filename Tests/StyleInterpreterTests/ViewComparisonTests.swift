import Graphics
import StyleInterpreter
import StyleSyntax
import SwiftUI
import TestSupport
import Testing
import ViewEngine

/// Views and previews that are compiled, and interpreted from the same file: each picture is the same, byte for byte.
@Suite struct `A view, compiled and interpreted` {
    /// The source of the views, with the bodies of previews in place of the functions that are compiled.
    private static var source: String {
        let file = projectFile("Tests/StyleInterpreterTests/ComparedViews.swift")
        return String(decoding: bytes(of: file), as: UTF8.self)
            .replacing(/@ViewBuilder func (\w+)\(\) -> some View/) { match in "#Preview(\"\(match.1)\")" }
    }

    private static let views: [(String, @Sendable () -> AnyView)] = [
        ("EmphasisButton", { AnyView(EmphasisButton()) }), ("CounterCard", { AnyView(CounterCard()) }),
        ("AnimatedHeart", { AnyView(AnimatedHeart()) }),
        ("LoadingButtonView", { AnyView(LoadingButtonView()) }),
        ("ToggleHolder", { AnyView(ToggleHolder()) }), ("CheckRow", { AnyView(CheckRow()) }),
        ("TapCard", { AnyView(TapCard()) }), ("PressShape", { AnyView(PressShape()) }),
        ("SettingsList", { AnyView(SettingsList()) }), ("MoreMenu", { AnyView(MoreMenu()) }),
        ("Toolbar", { AnyView(Toolbar()) }), ("GenericHolder", { AnyView(GenericHolder()) }),
        ("AppearingButton", { AnyView(AppearingButton()) }), ("DisabledGroup", { AnyView(DisabledGroup()) }),
        ("ScrollingRow", { AnyView(ScrollingRow()) }), ("NavigationCard", { AnyView(NavigationCard()) }),
        ("TagCloud", { AnyView(TagCloud()) }), ("KeyedCard", { AnyView(KeyedCard()) }),
        ("FieldsCard", { AnyView(FieldsCard()) }), ("PickersCard", { AnyView(PickersCard()) }),
        ("GroupsCard", { AnyView(GroupsCard()) }), ("TabsCard", { AnyView(TabsCard()) }),
        ("PagesCard", { AnyView(PagesCard()) }),
        ("previewOfVariants", { AnyView(previewOfVariants()) }),
        ("previewOfCounter", { AnyView(previewOfCounter()) }),
        ("previewInTheDark", { AnyView(previewInTheDark()) }),
        ("previewOfSeveralViews", { AnyView(previewOfSeveralViews()) }),
        ("previewWithACondition", { AnyView(previewWithACondition()) }),
        ("previewOfSizes", { AnyView(previewOfSizes()) }),
        ("previewRightToLeft", { AnyView(previewRightToLeft()) }),
    ]

    /// The events of a test, which happen to the control of a number.
    private static let scripts: [[ViewEngine.InteractionEvent]] = [
        [], [.down(0.1)], [.down(0.1), .up(0.3)], [.down(0.1), .up(0.2), .down(0.6), .up(0.7)],
    ]

    private func recording(
        of view: AnyView,
        control: Int,
        _ events: [ViewEngine.InteractionEvent],
        states: ControlSelection
    ) -> Recording {
        let screen = PreviewScreen(size: CGSize(width: 300, height: 500), insets: EdgeInsets())
        let presented = view.presented(ViewPresentation(screen: screen))
            .observingControls(ControlObservation(triggerName: "trigger"))
        var states = states
        states.target = .number(control)
        return record(presented, events, until: 3) { $0.controlSelection = states }
    }

    @Test func `is the same in all states, at all moments`() throws {
        let program = try interpret(Self.source)
        #expect(program.refusals.isEmpty)
        #expect(!program.diagnostics.contains { $0.severity == .error })
        var pictures = SVGComparison(until: 3)
        for (name, compiled) in Self.views {
            let root = program.roots.first { ($0.preview?.displayName ?? $0.name) == name }
            let made = try #require(root, "\(name)").makeStyle()
            let interpreted = try #require(made.view)
            let count = host(compiled().observingControls(ControlObservation(triggerName: "trigger")))
                .controls.count
            for control in 1...max(1, count) {
                for events in Self.scripts {
                    let (first, second) = (
                        recording(of: interpreted, control: control, events, states: ControlSelection()),
                        recording(of: compiled(), control: control, events, states: ControlSelection())
                    )
                    let moments = [0, 0.11, 0.15, 0.25, 0.32, 0.4, 0.65, 0.75, 1.2, 2.9]
                    let difference = pictures.firstDifference(first, second, at: moments)
                    #expect(difference == nil, "\(name), control \(control), \(events.count) events")
                    #expect(first.actions == second.actions, "\(name), control \(control)")
                    let isEqual = pictures.isEqualAnimated(first, second)
                    #expect(isEqual, "\(name), control \(control)")
                }
                for states in [
                    ControlSelection(isDisabled: true), ControlSelection(isFocused: true),
                    ControlSelection(isSelected: true),
                ] {
                    let (first, second) = (
                        recording(of: interpreted, control: control, [], states: states),
                        recording(of: compiled(), control: control, [], states: states)
                    )
                    let difference = pictures.firstDifference(first, second, at: [0, 2.9])
                    #expect(difference == nil, "\(name), \(states)")
                }
            }
            #expect(made.failure == nil, "\(name)")
        }
        #expect(pictures.count > 1_000)
    }
}
