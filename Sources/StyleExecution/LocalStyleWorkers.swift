package import CustomStyles
package import Graphics
package import ProjectResources
import StyleInterpreter
import StyleSyntax

/// Checks sources in the process that calls it, and leaves their programs there.
///
/// It has no limit of time or memory beyond those of the interpreter: it is for sources that are trusted, and for tests.
package struct LocalStyleWorkers: StyleWorkers {
    private let shaper: any TextShaper

    package init(shaper: any TextShaper) {
        self.shaper = shaper
    }

    package func check(_ source: ParsedText, for client: WorkClient) throws(StyleWorkError) -> CustomSource {
        CustomSource(checking: source, shaper: shaper)
    }

    /// A source that was checked here has its program, so that no drawing is left to workers.
    package func draw(_ drawing: StyleDrawing, for client: WorkClient) throws(StyleWorkError) -> DrawnStyle {
        throw .unavailable
    }
}

extension CustomSource {
    /// Reads what a parser says about a source, and checks it with the resources of its project.
    package convenience init(
        checking source: ParsedText,
        shaper: any TextShaper,
        resources: ProjectResources? = nil
    ) {
        do throws(ProgramFormatError) {
            let parsed = try ParsedSource(readingStylesOf: source)
            self.init(
                checking: parsed,
                hash: source.hash,
                shaper: shaper,
                resources: resources ?? source.resources.map { ProjectResources($0) },
                files: source.resources
            )
        } catch {
            let diagnostic = Diagnostic(
                .error,
                at: .start,
                in: source.text,
                message: "the parser fails on this source",
                remedy: "Leave out what the style does not use"
            )
            self.init(source.text, hash: source.hash, diagnostics: [diagnostic])
        }
    }
}
