import Testing

@testable import HTTP

@Suite struct `A response` {
    private let fields = HeaderFields([HeaderField(name: .vary, value: "Accept")])
    private let content = Array("{}".utf8)
    private var response: Response { Response(.ok, fields: fields, body: content) }

    @Test func `equals one with the same parts`() {
        #expect(response == response && response !== response)
        #expect(response != Response(.ok, fields: fields, body: Array("[]".utf8)))
        #expect(response != Response(.ok, body: content))
        #expect(response != Response(.created, fields: fields, body: content))
        #expect(response != Response(.ok, fields: fields, omittingContentOfLength: 2))
    }

    @Test func `has a length without its content, or none`() {
        #expect(response.contentLength == 2)
        let head = Response(.ok, fields: fields, omittingContentOfLength: 2)
        #expect(head.contentLength == 2 && head.body.isEmpty)
        let unknown = Response(.notModified, fields: fields, omittingContentOfLength: nil)
        #expect(unknown.contentLength == nil)
    }

    @Test func `is counted for another route as another response`() {
        let route = RouteID(rawValue: 3)
        let counted = response.counted(for: route)
        #expect(counted.route == route && response.route == RouteID.none)
        #expect(counted != response && counted.counted(for: RouteID.none) == response)
        #expect(counted.counted(for: route) === counted)
    }
}
