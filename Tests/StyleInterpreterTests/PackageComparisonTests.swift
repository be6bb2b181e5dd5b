import ComparedScreens
import Graphics
import ProjectResources
import ProjectSources
import StyleInterpreter
import StyleParser
import StyleSyntax
import SwiftUI
import TestSupport
import Testing
import ViewEngine

/// A package of three targets with a catalog, a font and texts, which is compiled, and interpreted as a folder.
@Suite struct `A package, compiled and interpreted` {
    private static let views: [(String, @Sendable () -> AnyView)] = [
        ("BasketScreen", { AnyView(BasketScreen()) }), ("ControlsScreen", { AnyView(ControlsScreen()) }),
        ("previewOfBasket", { AnyView(previewOfBasket()) }),
        ("previewOfControlsInTheDark", { AnyView(previewOfControlsInTheDark()) }),
        ("previewFromRightToLeft", { AnyView(previewFromRightToLeft()) }),
    ]

    /// The programs of the files that show something, with the bodies of previews in place of the functions that are compiled.
    private func programs() throws -> [InterpretedProgram] {
        let sources = try ProjectSources(
            reading: projectFile("Tests/ComparedPackage"),
            isAppleName: { _ in false }
        )
        return try sources.paths.map { path in
            let program = try #require(sources.program(showing: path))
            let files = program.files.map { file in
                let text = String(decoding: file.bytes, as: UTF8.self)
                    .replacing(/@ViewBuilder public func (\w+)\(\) -> some View/) { "#Preview(\"\($0.1)\")" }
                return (file.path, file.module, SourceLines(Array(text.utf8)))
            }
            let source = SourceText(joining: files, modules: program.modules)
            let parsed = try ParsedSource(
                reading: source.files.indices.map { SourceParser.parse(source.text(ofFile: $0)) },
                source: source,
                conditions: CompilationConditions(
                    system: "iOS",
                    modules: program.modules.union(["SwiftUI", "UIKit"]),
                    compilerVersion: [6, 3]
                )
            )
            let resources = try #require(program.resources)
            return InterpretedProgram(
                parsed,
                replacesExternalNames: true,
                resources: ProjectResources(resources, readers: ResourceReaders(fonts: CounterOpener()))
            )
        }
    }

    @Test(arguments: [ColorScheme.light, .dark])
    func `is the same in all states, at all moments`(scheme: ColorScheme) throws {
        let programs = try programs()
        let roots = programs.flatMap(\.roots)
        #expect(programs.flatMap(\.diagnostics).map(\.message) == [])
        var comparison = ViewComparison()
        for (name, compiled) in Self.views {
            let root = roots.first { ($0.preview?.displayName ?? $0.name) == name }
            let made = try #require(root, "\(name)").makeStyle()
            let interpreted = try #require(made.view)
            #expect(render(interpreted).runs.contains { $0.font.face?.face.postScriptName == "Counter-Bold" })
            comparison.compare(
                AnyView(interpreted.environment(\.colorScheme, scheme)),
                with: {
                    AnyView(compiled().environment(\.fonts, CounterBook()).environment(\.colorScheme, scheme))
                },
                named: "\(name), \(scheme)"
            )
            #expect(made.failure == nil, "\(name)")
        }
        #expect(comparison.pictureCount > 700)
    }
}

/// The face of the package, which is not opened: text is set in squares.
private final class CounterFace: ProjectFace {
    let postScriptName = "Counter-Bold"
    let fullName = "Counter Bold"
    let familyName = "Counter"
    let weight = 700
    let isItalic = false

    static let shared = CounterFace()

    func weighted(_ weight: Int) -> any ProjectFace { self }
}

private struct CounterOpener: FontOpener {
    func faces(of font: [UInt8]) -> [any ProjectFace] { [CounterFace.shared] }
}

/// The fonts of the compiled package.
private struct CounterBook: FontBook {
    func face(named name: String, weight: Int?, isItalic: Bool?) -> FaceReference? {
        name == "Counter-Bold" ? FaceReference(CounterFace.shared) : nil
    }
}
