import ButtonRendering
import CustomStyles
import StyleInterpreter
import StyleSyntax
import ViewEngine

/// The program of a source of a folder, which is checked when a drawing needs it.
struct AwaitedProgram: SourceProgram {
    private let source: CustomSource
    private let sources: CheckedSources

    init(of source: CustomSource, in sources: CheckedSources) {
        self.source = source
        self.sources = sources
    }

    /// The program, if the source was checked; otherwise it is noted as missing.
    private var program: (any SourceProgram)? {
        if let program = sources[source.hash]?.program { return program }
        sources.note(missing: source.hash)
        return nil
    }

    var text: SourceText { program?.text ?? source.text }

    var stepLimit: Int { InterpretedSource.stepLimit }

    func styled(_ view: AnyView, by style: CustomStyle, values: StyleValues) -> AnyView {
        program?.styled(view, by: style, values: values) ?? AnyView(EmptyView())
    }

    func button(_ arguments: ButtonArguments, of style: CustomStyle) -> AnyView {
        program?.button(arguments, of: style) ?? AnyView(EmptyView())
    }

    func view(of root: CustomStyle, _ values: StyleValues) -> AnyView {
        program?.view(of: root, values) ?? AnyView(EmptyView())
    }

    func diagnostic(of error: any Error) -> Diagnostic {
        program?.diagnostic(of: error)
            ?? Diagnostic(.error, at: .start, message: "\(error)", line: "", remedy: nil)
    }
}
