import HTTP
import Testing

@Suite struct `An entity tag` {
    private func tag(_ text: String) -> EntityTag {
        var hash = EntityTag.Hash()
        hash.combine(text)
        return EntityTag(hash)
    }

    /// The values are those of the specification of FNV (RFC 9923, 64 bits, FNV-1a).
    @Test(arguments: [
        ("", "\"cbf29ce484222325\""),
        ("a", "\"af63dc4c8601ec8c\""),
        ("foobar", "\"85944171f73967e8\""),
    ])
    func `is the same in every process`(text: String, value: String) {
        #expect(tag(text).value == value)
    }

    @Test func `depends on all inputs in order, whether they are combined in one or several parts`() {
        var parts = EntityTag.Hash()
        parts.combine("foo")
        parts.combine([UInt8]("bar".utf8).span)
        #expect(EntityTag(parts) == tag("foobar"))
        #expect(EntityTag(parts) != tag("barfoo"))
    }

    @Test(arguments: [
        "\"af63dc4c8601ec8c\"",
        "W/\"af63dc4c8601ec8c\"",
        "\"x\", \"af63dc4c8601ec8c\"",
        "\"x\",W/\"y,z\",W/\"af63dc4c8601ec8c\" , \"x\"",
        "\"\",\"af63dc4c8601ec8c\"",
        "*",
    ])
    func `matches a list that contains it`(field: String) {
        #expect(tag("a").matches(ifNoneMatch: field))
    }

    @Test(arguments: [
        "",
        "\"x\"",
        "af63dc4c8601ec8c",
        "\"af63dc4c8601ec8",
        "\"AF63DC4C8601EC8C\"",
        "\"xaf63dc4c8601ec8c\"",
        "\", \"af63dc4c8601ec8c\", \"",
        "**",
    ])
    func `does not match a list without it`(field: String) {
        #expect(!tag("a").matches(ifNoneMatch: field))
    }
}
