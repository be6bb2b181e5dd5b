import HTTP
import Testing

@Suite struct `A content type` {
    @Test(arguments: [
        "application/json", "application/json; charset=utf-8", "application/json;charset=utf-8;version=1",
        "application/json;", "application/json ; a=\"b;c\"", " application/json\t",
    ])
    func `matches a field with any parameters`(field: String) {
        #expect(ContentType.json.matches(field))
    }

    @Test(arguments: ["Application/JSON", "APPLICATION/JSON;CHARSET=UTF-8"])
    func `matches a field in any case`(field: String) {
        #expect(ContentType.json.matches(field))
        #expect(ContentType("APPLICATION/json").matches(field))
    }

    @Test func `ignores its own parameters`() {
        #expect(ContentType.svg.matches("image/svg+xml"))
        #expect(ContentType.svg.matches("image/svg+xml; charset=iso-8859-1"))
    }

    @Test(arguments: [
        "", ";", "text/json", "application/jsonp", "application/problem+json", "application", "json",
        "application/*", "*/*", "application / json", "application/json, text/plain", "; application/json",
    ])
    func `does not match another type`(field: String) {
        #expect(!ContentType.json.matches(field))
    }
}
