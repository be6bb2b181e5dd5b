import MicroHTTPServer
import Testing

@Suite struct `A listen address` {
    @Test(arguments: [
        ("127.0.0.1:8080", ListenAddress.internet(host: "127.0.0.1", port: 8080)),
        ("0.0.0.0:0", .internet(host: "0.0.0.0", port: 0)),
        ("[::]:65535", .internet(host: "::", port: 65535)),
        ("[::1]:80", .internet(host: "::1", port: 80)),
        ("unix:/run/bezel.sock", .unix(path: "/run/bezel.sock")),
        ("unix:bezel.sock", .unix(path: "bezel.sock")),
    ])
    func `is parsed from its text and converted back`(text: String, address: ListenAddress) throws {
        #expect(try ListenAddress(text) == address)
        #expect(address.description == text)
    }

    @Test(arguments: [
        ("", ListenAddressError.portMissing),
        ("8080", .portMissing),
        ("127.0.0.1", .portMissing),
        ("127.0.0.1:", .portInvalid),
        ("127.0.0.1:http", .portInvalid),
        ("127.0.0.1:65536", .portInvalid),
        ("127.0.0.1:-1", .portInvalid),
        ("127.0.0.1:+80", .portInvalid),
        (":8080", .hostInvalid),
        ("localhost:8080", .hostInvalid),
        ("256.0.0.1:80", .hostInvalid),
        ("::1:8080", .hostInvalid),
        ("[127.0.0.1]:80", .hostInvalid),
        ("[]:80", .hostInvalid),
        ("unix:", .pathMissing),
        ("unix:/\(String(repeating: "a", count: 107))", .pathTooLong),
    ])
    func `throws the reason why a text is invalid`(text: String, error: ListenAddressError) {
        #expect(throws: error) { try ListenAddress(text) }
    }
}
