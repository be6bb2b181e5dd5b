import HTTP
import Testing

@Suite struct `A content coding` {
    @Test(arguments: [
        "gzip", "GZIP", "x-gzip", "gzip, deflate, br, zstd", "br,gzip;q=0.1", "*", "deflate, *;q=0.5",
        "gzip;q=1.0", "gzip; q=0.001", "gzip;Q=1", "identity;q=0.5, gzip", "identity, gzip", " gzip ",
        "gzip;q=high", ",,gzip", "gzip;level=9;q=0.5",
    ])
    func `is gzip where that is welcome`(acceptEncoding: String) {
        #expect(ContentCoding(preferredBy: acceptEncoding) == .gzip)
    }

    @Test(
        arguments: [
            nil, "", "br", "identity", "gzip;q=0", "gzip;q=0.000", "*;q=0", "gzip;q=0, *",
            "identity, gzip;q=0.5",
            "gzipped", "x-gzipx", "br;q=gzip", "*, identity;q=0, gzip;q=0", "gzip ; q=0", ",",
        ] as [String?]
    )
    func `is identity elsewhere`(acceptEncoding: String?) {
        #expect(ContentCoding(preferredBy: acceptEncoding) == .identity)
    }
}

@Suite struct `An accept field` {
    @Test(arguments: [
        "image/svg+xml", "image/*", "image/avif,image/webp,*/*;q=0.8", "IMAGE/png",
        " image/png;q=0.1, text/html",
    ])
    func `names an image first`(field: String) {
        #expect(Accept(field).namesImageFirst)
    }

    @Test(arguments: ["", "*/*", "text/html,image/png", "application/json", "image", "imagery/png"])
    func `names something else first`(field: String) {
        #expect(!Accept(field).namesImageFirst)
    }
}

@Suite struct `A content type` {
    @Test(arguments: ["application/json", "application/json; charset=utf-8", "Application/JSON ;charset=x"])
    func `matches whatever the parameters`(field: String) {
        #expect(ContentType.json.matches(field))
    }

    @Test(arguments: ["", "text/json", "application/jsonp", "application/problem+json"])
    func `does not match another type`(field: String) {
        #expect(!ContentType.json.matches(field))
    }
}
