import StyleSyntax

/// The way in which a source makes a button of UIKit, as the check has left it.
struct ButtonRecipe {
    /// The result of the call in the source.
    enum Product: Sendable {
        /// A button.
        case button
        /// A configuration for any button.
        case configuration
        /// A function that updates any button.
        case updateHandler
        /// Nothing: the function is itself such a handler.
        case update
    }

    /// A parameter of the call.
    enum Parameter: Sendable {
        /// The configuration of the request.
        case configuration
        /// The action of the request.
        case action
        /// A parameter of the style, by its position among the sources.
        case source(Int)
        /// The frame, which the layout of the button sets later.
        case frame
        /// An argument that is left out.
        case absent
    }

    let name: String
    let place: SourcePlace
    let product: Product
    let parameters: [Parameter]
    /// Stored properties, and initializer parameters, that a request can set.
    let sources: [ParameterSource]
    let target: CallTarget

    func emit(_ emitter: Emitter) -> EmittedButton {
        EmittedButton(
            name: name,
            place: place,
            product: product,
            parameters: parameters,
            sources: sources.map { $0.emit(emitter) },
            call: target.emit(emitter)
        )
    }
}

/// A button of UIKit of a program that runs.
struct EmittedButton: Sendable {
    let name: String
    let place: SourcePlace
    let product: ButtonRecipe.Product
    let parameters: [ButtonRecipe.Parameter]
    /// Everything that a request can set.
    let sources: [EmittedParameter]
    let call: CallCode

    /// Whether the button is made with the configuration of the request.
    var takesConfiguration: Bool {
        switch product {
        case .button: parameters.contains { if case .configuration = $0 { true } else { false } }
        case .configuration: false
        case .updateHandler, .update: true
        }
    }
}
