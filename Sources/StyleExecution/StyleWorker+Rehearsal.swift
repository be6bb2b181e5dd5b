import CustomStyles
import ProjectResources
import ResourceFiles
import StyleInterpreter
import StyleSyntax

extension StyleWorker {
    /// Checks a source without content, which makes the tables of the interpreter, and reads resources.
    package static func rehearse() {
        _ = ProjectResources(sampleResources)
        let program = ProgramWriter().finish(statements: [], diagnostics: [])
        let text = SourceText("")
        guard
            let parsed = try? ParsedSource(
                readingStylesOf: ParsedText(text, hash: "", program: program)
            )
        else { return }
        _ = InterpretedProgram(parsed, replacesExternalNames: true)
    }

    /// A file of each kind of text: the readers of JSON and XML ask the system for random numbers when they are first used.
    private static let sampleResources = SourceResources(
        tree: FileTree(texts: [
            "A.xcassets/B.colorset/Contents.json": #"{"colors": [{"idiom": "universal"}]}"#,
            "L.xcstrings": #"{"sourceLanguage": "en", "strings": {"a": {}}, "version": "1.0"}"#,
            "en.lproj/L.strings": #""a" = "b";"#,
            "en.lproj/M.strings":
                "<plist version=\"1.0\"><dict><key>a</key><string>b</string></dict></plist>",
        ]),
        bundles: []
    )
}
