import HTTP
import Testing

@Suite struct `A content coding` {
    @Test(arguments: [
        "gzip", "GZIP", "x-gzip", "gzip, deflate, br, zstd", "br,gzip;q=0.1", "*", "deflate, *;q=0.5",
        "gzip;q=1.0", "gzip; q=0.001", "gzip;Q=1", "identity;q=0.5, gzip", "identity, gzip", " gzip ",
        "gzip;q=high", ",,gzip", "gzip;level=9;q=0.5",
    ])
    func `is gzip if the client accepts it`(acceptEncoding: String) {
        #expect(ContentCoding(preferredBy: acceptEncoding) == .gzip)
    }

    @Test(
        arguments: [
            nil, "", "br", "identity", "gzip;q=0", "gzip;q=0.000", "*;q=0", "gzip;q=0, *",
            "identity, gzip;q=0.5",
            "gzipped", "x-gzipx", "br;q=gzip", "*, identity;q=0, gzip;q=0", "gzip ; q=0", ",",
        ] as [String?]
    )
    func `is identity if the client does not accept gzip or prefers identity`(acceptEncoding: String?) {
        #expect(ContentCoding(preferredBy: acceptEncoding) == .identity)
    }
}
