import CMicroHTTPD

extension Connection {
    /// Makes libmicrohttpd send no 100, although the client expects one: a request without a body has none (RFC 9110
    /// §10.1.1).
    ///
    /// libmicrohttpd 0.9.75 sends it nevertheless. If another request follows at once, it takes that for the body of
    /// the first one, and ends the connection without a response to either. So the value of the field, which lies in
    /// the memory of the connection, is overwritten before libmicrohttpd looks at it.
    func ignoreExpectation() {
        guard let value = MHD_lookup_connection_value(handle, .HEADER_KIND, expectName.cString),
            value.pointee != 0
        else { return }
        UnsafeMutablePointer(mutating: value).pointee = CChar(UInt8(ascii: "-"))
    }
}

private let expectName: StaticString = "Expect"
