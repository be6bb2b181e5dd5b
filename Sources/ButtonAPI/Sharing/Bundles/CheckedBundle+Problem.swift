import CustomStyles
import StyleSyntax

extension CheckedBundle {
    /// The errors for which no root can be drawn: those of the files that have roots, or that there is none.
    var problem: SourceProblem {
        let invalid = files.filter { !$0.source.declaresNoStyle }
        guard let first = invalid.first else {
            return SourceProblem(name: Self.nameless, diagnostics: [Self.missingRoot])
        }
        let messages = messages(of: invalid).prefix(Self.mostMessages)
        return SourceProblem(
            name: first.path,
            diagnostics: messages.map(\.diagnostic),
            files: messages.map(\.file)
        )
    }

    /// The messages about some files, each with the path of the file that it is about, without repetition: several programs
    /// can have one file.
    func messages(of files: [StyleFolder.File]) -> [(file: String, diagnostic: Diagnostic)] {
        var seen: Set<Message> = []
        return files.flatMap { file in
            file.source.allDiagnostics.map { diagnostic in
                (file.source.path(of: diagnostic.place, ofSource: file.path), diagnostic)
            }
        }
        .filter { file, diagnostic in
            seen.insert(
                Message(
                    file: file,
                    line: diagnostic.place.line,
                    column: diagnostic.place.column,
                    diagnostic.message
                )
            ).inserted
        }
    }

    private struct Message: Hashable {
        let file: String
        let line: Int
        let column: Int
        let text: String

        init(file: String, line: Int, column: Int, _ text: String) {
            self.file = file
            self.line = line
            self.column = column
            self.text = text
        }
    }

    private static let mostMessages = 100

    /// The name of the files in messages.
    static let nameless = "The bundle"

    private static var missingRoot: Diagnostic {
        Diagnostic(
            .error,
            at: .start,
            message: "no file of the bundle shows a button",
            line: "",
            remedy: """
                A root is a #Preview or a PreviewProvider, a view with a Button, Link, Menu or Toggle, a style as a struct \
                that conforms to ButtonStyle or PrimitiveButtonStyle, or a subclass of UIButton, in a file whose name ends \
                with .swift
                """
        )
    }
}
