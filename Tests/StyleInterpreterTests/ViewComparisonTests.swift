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
        ("PagesCard", { AnyView(PagesCard()) }), ("SubviewsCard", { AnyView(SubviewsCard()) }),
        ("previewOfVariants", { AnyView(previewOfVariants()) }),
        ("previewOfCounter", { AnyView(previewOfCounter()) }),
        ("previewInTheDark", { AnyView(previewInTheDark()) }),
        ("previewOfSeveralViews", { AnyView(previewOfSeveralViews()) }),
        ("previewWithACondition", { AnyView(previewWithACondition()) }),
        ("previewOfSizes", { AnyView(previewOfSizes()) }),
        ("previewRightToLeft", { AnyView(previewRightToLeft()) }),
    ]

    @Test func `is the same in all states, at all moments`() throws {
        let program = try interpret(Self.source)
        #expect(program.refusals.isEmpty)
        #expect(!program.diagnostics.contains { $0.severity == .error })
        var comparison = ViewComparison()
        for (name, compiled) in Self.views {
            let root = program.roots.first { ($0.preview?.displayName ?? $0.name) == name }
            let made = try #require(root, "\(name)").makeStyle()
            comparison.compare(try #require(made.view), with: compiled, named: name)
            #expect(made.failure == nil, "\(name)")
        }
        #expect(comparison.pictureCount > 1_000)
    }
}
