import HTTP
import Testing

@Suite struct `An entity tag` {
    private static func tag(_ text: String) -> EntityTag {
        var recipe = EntityTag.Recipe()
        recipe.add(text)
        return EntityTag(recipe)
    }

    /// The values are those of the specification of FNV (RFC 9923, 64 bits, FNV-1a).
    @Test(arguments: [
        ("", "\"cbf29ce484222325\""),
        ("a", "\"af63dc4c8601ec8c\""),
        ("foobar", "\"85944171f73967e8\""),
    ])
    func `is the same in every process`(recipe: String, tag: String) {
        #expect(Self.tag(recipe).value == tag)
    }

    @Test(arguments: [
        "\"af63dc4c8601ec8c\"",
        "W/\"af63dc4c8601ec8c\"",
        "\"x\", \"af63dc4c8601ec8c\"",
        "\"x\",W/\"y,z\",W/\"af63dc4c8601ec8c\" , \"x\"",
        "\"\",\"af63dc4c8601ec8c\"",
        "*",
    ])
    func `is found in a list`(field: String) {
        #expect(Self.tag("a").matches(ifNoneMatch: field))
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
    func `is not found where it is not`(field: String) {
        #expect(!Self.tag("a").matches(ifNoneMatch: field))
    }
}
