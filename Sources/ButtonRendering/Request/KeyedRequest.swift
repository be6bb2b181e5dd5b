/// A request apart from its title, with the key of its resolution, which all titles share.
///
/// An object, because each picture of it refers to it.
package final class KeyedRequest: Sendable {
    let key: ResolutionKey
    package let interaction: Interaction
    package let presentation: Presentation
    private let theme: ButtonTheme?

    package init(_ request: ButtonRequest) {
        key = ResolutionKey(request)
        interaction = request.interaction
        presentation = request.presentation
        theme = request.theme
    }

    /// Whether the button with a title is resolved by the key.
    package func hasKey(of title: String) -> Bool { theme == nil && key.hasTitle == !title.isEmpty }

    /// The request in all of its parts, with a title.
    package func request(titled title: String) -> ButtonRequest {
        var request = ButtonRequest(control: key.button.control, environment: key.environment)
        request.title = title
        request.button = key.button
        request.interaction = interaction
        request.presentation = presentation
        request.theme = theme
        return request
    }
}
