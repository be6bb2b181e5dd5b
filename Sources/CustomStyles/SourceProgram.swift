package import ButtonRendering
package import StyleSyntax
package import ViewEngine

/// The program of a source, which draws its styles.
package protocol SourceProgram: Sendable {
    /// The text of all files of the program, which the sources of a worker's folder lack.
    var text: SourceText { get }

    /// The steps that all bodies of one job may take.
    var stepLimit: Int { get }

    /// A view with a style of the source set on it, with the values of a request for the parameters of the style.
    ///
    /// An error becomes that of the evaluation under way, and the view is empty.
    func styled(_ view: AnyView, by style: CustomStyle, values: StyleValues) -> AnyView

    /// A button that a style of the source makes of UIKit's.
    func button(_ arguments: ButtonArguments, of style: CustomStyle) -> AnyView

    /// The view that a root of the source shows by itself.
    func view(of root: CustomStyle, _ values: StyleValues) -> AnyView

    /// The message of an error that stopped a style of the source while it was drawn.
    func diagnostic(of error: any Error) -> Diagnostic
}
