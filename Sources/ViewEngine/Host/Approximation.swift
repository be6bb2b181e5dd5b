/// A difference of a picture from what SwiftUI would draw, which an SVG file cannot show or an engine without a screen
/// does not know.
package enum Approximation: String, Hashable, Sendable, CaseIterable {
    /// An angular gradient is drawn as sectors of one color each.
    case angularGradient
    /// A material is a flat color, because what is behind the view is not blurred.
    case material
    /// A rotation in space is an affine transform, without perspective.
    case rotation3D
    /// A font of the app, or a design of the system font, is drawn in the system font.
    case font
    /// A shadow of a shape style is not drawn below text and symbols.
    case shadowStyle
    /// A symbol whose layers have colors of their own has the color of one layer.
    case symbolLayers
    /// The blend mode `plusDarker` multiplies.
    case plusDarker
    /// A symbol of an unknown name is a placeholder.
    case symbol
    /// An image of the app's resources is not drawn.
    case image
    /// Texts are in another language than the one that was chosen, which their project lacks.
    case language
    /// An asynchronous task does not run.
    case task
    /// A text of several parts is neither reduced nor shortened with an ellipsis to fit its frame.
    case textFitting
    /// A mesh of colors that fills a text is a linear gradient, and that fills a shape has straight edges.
    case meshGradient
    /// A transition by a type or a modifier of its own is a fade.
    case transition
    /// Of a number that changes, the characters that differ move and fade; a symbol that changes fades.
    case contentTransition
    /// A symbol moves as a whole, by other numbers than Apple's, or does not move at all.
    case symbolEffect
}

/// Notes a difference of the content from what SwiftUI would draw.
struct ApproximationModifier: InputsModifier {
    /// `nil` if the content is drawn as in SwiftUI.
    let approximation: Approximation?

    func modify(_ inputs: inout ViewInputs) {
        if let approximation { inputs.note(approximation) }
    }
}

extension View {
    package func approximated(_ approximation: Approximation?) -> some View {
        modifier(ApproximationModifier(approximation: approximation))
    }
}

extension ViewInputs {
    func note(_ approximation: Approximation) {
        graph.approximations.insert(approximation)
    }

    func noteApproximations(of style: AnyShapeStyle) {
        if let approximation = style.approximation(in: inherited.environment) { note(approximation) }
    }
}
