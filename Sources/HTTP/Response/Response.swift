/// A response to a request (RFC 9110 §15).
///
/// It is an object, because caches and exchanges share it: to pass it on costs one reference, where a structure costs
/// one for each of its parts. It never changes.
package final class Response: Sendable {
    package let status: Status
    package let fields: HeaderFields
    /// The content of the response, which a server does not send for HEAD and for status 304.
    package let body: [UInt8]
    /// The length of the content; `nil` if it is unknown, which only a response without a body may be.
    package let contentLength: Int?
    /// The route of the request, for counts and logs.
    package let route: RouteID

    private init(_ status: Status, fields: HeaderFields, body: [UInt8], contentLength: Int?, route: RouteID) {
        self.status = status
        self.fields = fields
        self.body = body
        self.contentLength = contentLength
        self.route = route
    }

    package convenience init(
        _ status: Status,
        fields: HeaderFields = HeaderFields(),
        body: [UInt8] = [],
        route: RouteID = .none
    ) {
        self.init(status, fields: fields, body: body, contentLength: body.count, route: route)
    }

    /// A response to HEAD, or with status 304, of which at most the length of the content is known.
    ///
    /// RFC 9110 §8.6 wants this length to be that of the response with status 200 to GET.
    package convenience init(_ status: Status, fields: HeaderFields, omittingContentOfLength length: Int?) {
        self.init(status, fields: fields, body: [], contentLength: length, route: .none)
    }

    /// The same response with other header fields.
    package func with(_ fields: HeaderFields) -> Response {
        Response(status, fields: fields, body: body, contentLength: contentLength, route: route)
    }

    /// The same response, counted for a route.
    package func counted(for route: RouteID) -> Response {
        guard route != self.route else { return self }
        return Response(status, fields: fields, body: body, contentLength: contentLength, route: route)
    }
}

extension Response: Equatable {
    package static func == (first: Response, second: Response) -> Bool {
        first === second
            || first.status == second.status && first.fields == second.fields && first.body == second.body
                && first.contentLength == second.contentLength && first.route == second.route
    }
}
