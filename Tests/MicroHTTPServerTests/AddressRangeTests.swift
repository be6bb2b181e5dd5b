import MicroHTTPServer
import Testing

@Suite struct `An address range` {
    @Test(arguments: [
        ("192.0.2.1", ["192.0.2.1", "::ffff:192.0.2.1"], ["192.0.2.0", "192.0.2.2", "::192.0.2.1"]),
        ("10.0.0.0/8", ["10.0.0.0", "10.255.255.255"], ["9.255.255.255", "11.0.0.0", "::1"]),
        ("192.0.2.128/25", ["192.0.2.128", "192.0.2.255"], ["192.0.2.127", "192.0.3.128"]),
        ("0.0.0.0/0", ["0.0.0.0", "255.255.255.255"], ["::", "2001:db8::1"]),
        ("::1", ["::1"], ["::", "::2", "0.0.0.1"]),
        ("2001:db8::/32", ["2001:db8::", "2001:db8:ffff::1"], ["2001:db7::", "2001:db9::"]),
        ("fe80::/10", ["fe80::1", "febf::1"], ["fec0::1", "fe7f::1"]),
        ("::/0", ["::", "2001:db8::1", "192.0.2.1"], []),
        ("::ffff:10.0.0.0/104", ["10.1.2.3"], ["11.0.0.0"]),
    ])
    func `contains its addresses only`(text: String, inside: [String], outside: [String]) throws {
        let range = try AddressRange(text)
        for address in inside { #expect(range.contains(try #require(IPAddress(address))), "\(address)") }
        for address in outside { #expect(!range.contains(try #require(IPAddress(address))), "\(address)") }
    }

    @Test func `is equal in IPv4 and as mapped IPv6`() throws {
        #expect(try AddressRange("10.0.0.0/8") == AddressRange("::ffff:10.0.0.0/104"))
        #expect(try AddressRange("10.0.0.0/8") != AddressRange("10.0.0.0/9"))
        #expect(try AddressRange("192.0.2.1") == AddressRange("192.0.2.1/32"))
    }

    @Test(arguments: [
        ("", AddressRangeError.addressInvalid),
        ("localhost", .addressInvalid),
        ("10.0.0", .addressInvalid),
        ("10.0.0.256", .addressInvalid),
        ("10.0.0.0:80", .addressInvalid),
        ("[::1]", .addressInvalid),
        ("fe80::1%eth0", .addressInvalid),
        (" 10.0.0.0/8", .addressInvalid),
        ("/8", .addressInvalid),
        ("10.0.0.0/", .prefixInvalid(longest: 32)),
        ("10.0.0.0/33", .prefixInvalid(longest: 32)),
        ("10.0.0.0/+8", .prefixInvalid(longest: 32)),
        ("10.0.0.0/-1", .prefixInvalid(longest: 32)),
        ("10.0.0.0/8/8", .prefixInvalid(longest: 32)),
        ("10.0.0.0/99999999999999999999", .prefixInvalid(longest: 32)),
        ("::/129", .prefixInvalid(longest: 128)),
        ("10.0.0.1/8", .addressBehindPrefix),
        ("0.0.0.1/0", .addressBehindPrefix),
        ("2001:db8::1/64", .addressBehindPrefix),
    ])
    func `throws the reason why a text is invalid`(text: String, error: AddressRangeError) {
        #expect(throws: error) { try AddressRange(text) }
    }
}
