import HTTP
import Testing

@Suite struct `An accept field` {
    @Test(arguments: [
        "image/svg+xml", "image/*", "image/avif,image/webp,*/*;q=0.8", "IMAGE/png",
        " image/png;q=0.1, text/html",
    ])
    func `names an image first`(field: String) {
        #expect(Accept(field).namesImageFirst)
    }

    @Test(arguments: ["", "*/*", "text/html,image/png", "application/json", "image", "imagery/png"])
    func `names another type first`(field: String) {
        #expect(!Accept(field).namesImageFirst)
    }

    @Test(arguments: [
        ("text/html,image/png", true), ("TEXT/html;q=0.9", true), ("image/png,text/html", false),
    ])
    func `names a page first`(field: String, isFirst: Bool) {
        #expect(Accept(field).namesPageFirst == isFirst)
    }
}
