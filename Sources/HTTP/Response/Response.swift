/// A response to a request (RFC 9110 §15).
package struct Response: Equatable, Sendable {
    package let status: Status
    package let fields: HeaderFields
    /// The content of the response, which a server does not send for HEAD and for status 304.
    package let body: [UInt8]
    /// The length of the content; `nil` if it is unknown, which only a response without a body may be.
    package let contentLength: Int?
    /// The route of the request, for counts and logs.
    package var route = RouteID.none

    package init(_ status: Status, fields: HeaderFields = HeaderFields(), body: [UInt8] = []) {
        self.status = status
        self.fields = fields
        self.body = body
        contentLength = body.count
    }

    /// A response to HEAD, or with status 304, of which at most the length of the content is known.
    ///
    /// RFC 9110 §8.6 wants this length to be that of the response with status 200 to GET.
    package init(_ status: Status, fields: HeaderFields, omittingContentOfLength length: Int?) {
        self.status = status
        self.fields = fields
        body = []
        contentLength = length
    }

    /// A copy that is counted for a route.
    package func counted(for route: RouteID) -> Response {
        var response = self
        response.route = route
        return response
    }
}
