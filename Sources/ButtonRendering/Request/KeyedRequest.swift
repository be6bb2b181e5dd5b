/// A request whose resolved parts are in the key of its resolution, which its other titles share.
///
/// It is cheap to copy and to give another title.
package struct KeyedRequest: Sendable {
    package private(set) var title: String
    let key: ResolutionKey
    package let interaction: Interaction
    package let presentation: Presentation

    package init(_ request: ButtonRequest) {
        title = request.title
        key = ResolutionKey(request)
        interaction = request.interaction
        presentation = request.presentation
    }

    /// The same request with another title.
    package func titled(_ title: String) -> KeyedRequest {
        guard key.hasTitle == !title.isEmpty else {
            var request = request
            request.title = title
            return KeyedRequest(request)
        }
        var other = self
        other.title = title
        return other
    }

    /// The request in all of its parts.
    package var request: ButtonRequest {
        var request = ButtonRequest(control: key.button.control, environment: key.environment)
        request.title = title
        request.button = key.button
        request.interaction = interaction
        request.presentation = presentation
        return request
    }
}
