/// A request with the key of its resolution, which its other titles share.
package struct KeyedRequest: Sendable {
    package private(set) var request: ButtonRequest
    let key: ResolutionKey

    package init(_ request: ButtonRequest) {
        self.request = request
        key = ResolutionKey(request)
    }

    private init(_ request: ButtonRequest, key: ResolutionKey) {
        self.request = request
        self.key = key
    }

    /// The same request with another title.
    package func titled(_ title: String) -> KeyedRequest {
        var request = request
        request.title = title
        return key.hasTitle == !title.isEmpty ? KeyedRequest(request, key: key) : KeyedRequest(request)
    }
}
