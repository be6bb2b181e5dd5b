import JSONReading
import ResourceFiles
import Testing

@Suite struct `A tree of files` {
    private let tree = FileTree([
        "b/c.txt": .bytes([1]), "b.txt": .bytes([2]), "b/a/d.png": .unread(byteCount: 7), "b-": .bytes([]),
        "b0": .bytes([3]), "é/f": .bytes([4]),
    ])

    @Test func `lists paths in the order of their bytes`() {
        #expect(tree.paths == ["b-", "b.txt", "b/a/d.png", "b/c.txt", "b0", "é/f"])
    }

    @Test(arguments: [
        ("b", ["b/a/d.png", "b/c.txt"]), ("b/a", ["b/a/d.png"]), ("é", ["é/f"]), ("c", []), ("b.txt", []),
        ("z", []),
    ])
    func `lists the files of a folder`(folder: String, paths: [String]) {
        #expect(Array(tree.paths(in: folder)) == paths)
    }

    @Test func `is a folder by itself`() {
        #expect(Array(tree.paths(in: "")) == tree.paths)
        #expect(FileTree([:]).paths(in: "a").isEmpty)
    }

    @Test func `may have those of another tree in a folder`() {
        let other = FileTree(["c.txt": .bytes([9]), "d": .bytes([8])])
        let merged = tree.merging(other, in: "b", without: ["b0", "é/f"])
        #expect(merged.paths == ["b-", "b.txt", "b/a/d.png", "b/c.txt", "b/d"])
        #expect(merged.bytes(of: "b/c.txt") == [1])
        #expect(merged.bytes(of: "b/d") == [8])
        #expect(FileTree([:]).merging(other).paths == ["c.txt", "d"])
    }

    @Test func `has the bytes of files that have been read`() {
        #expect(tree.bytes(of: "b.txt") == [2])
        #expect(tree.bytes(of: "b/a/d.png") == nil)
        #expect(tree["b/a/d.png"] == .unread(byteCount: 7))
        #expect(tree["d"] == nil)
    }
}

@Suite struct `The JSON text of a file` {
    private func read(_ bytes: [UInt8], limit: Int = 100) -> Result<JSONValue, ResourceProblem> {
        let tree = FileTree(["a.json": .bytes(bytes), "b.json": .unread(byteCount: 1000)])
        return Result { () throws(ResourceProblem) in
            try JSONValue(readingFile: "a.json", of: tree, byteLimit: limit)
        }
    }

    private func problem(_ text: String, limit: Int = 100) -> String? {
        guard case .failure(let problem) = read(Array(text.utf8), limit: limit) else { return nil }
        return problem.description
    }

    @Test func `may begin with a byte order mark`() throws {
        #expect(try read([0xEF, 0xBB, 0xBF] + Array("[1]".utf8)).get() == .array([.number(1)]))
    }

    @Test func `is read up to its limit`() {
        #expect(problem("[1]", limit: 3) == nil)
        #expect(problem("[1]", limit: 2) == "a.json: the file has more than 2 bytes")
    }

    @Test func `names the place of an error`() {
        #expect(problem("{\n  \"a\": }") == "a.json:2:8: the text is not JSON")
        #expect(problem(#"{"a": 1, "a": 2}"#)?.hasSuffix("two members of an object have one name") == true)
        let deep = String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
        #expect(problem(deep) == "a.json: arrays and objects are nested more than 32 deep")
    }

    @Test func `is missing or has not been read`() {
        let tree = FileTree(["b.json": .unread(byteCount: 1000)])
        #expect(throws: ResourceProblem(in: "a.json", "the file is missing")) {
            try JSONValue(readingFile: "a.json", of: tree, byteLimit: 10)
        }
        #expect(throws: ResourceProblem(in: "b.json", "the file is too large to be read")) {
            try JSONValue(readingFile: "b.json", of: tree, byteLimit: 10)
        }
    }
}

@Suite struct `A relative path` {
    @Test(
        arguments: [
            ("a/b", "c", "a/b/c"), ("a/b", "../c", "a/c"), ("", "a", "a"), ("a", ".", "a"),
            ("a", "./b//c/", "a/b/c"),
            ("a", "..", ""), ("a", "../..", nil), ("", "../a", nil), ("a", "/b", nil), ("a", "", "a"),
        ] as [(String, String, String?)]
    )
    func `is joined to a folder, and does not lead out of the tree`(
        folder: String,
        path: String,
        joined: String?
    ) {
        #expect(RelativePath.joined(folder, to: path) == joined)
    }

    @Test(arguments: [
        ("a", true), ("a/b.c", true), (".a/b", true), ("é/ü", true), ("a b", true), ("", false),
        ("/a", false),
        ("a/", false), ("a//b", false), ("./a", false), ("a/../b", false), ("a\\b", false), ("a\u{0}", false),
        ("a\n", false), ("a\u{7F}", false), ("a\u{85}", false), ("..", false), ("...", true),
    ])
    func `is plain`(path: String, isPlain: Bool) {
        #expect(RelativePath.isPlain(path) == isPlain)
    }

    @Test func `may not differ from another in case only`() {
        #expect(RelativePath.collision(in: ["a/b", "a/c", "ab"]) == nil)
        let collision = RelativePath.collision(in: ["a/b", "c", "A/B", "C"])
        #expect(collision?.path == "A/B")
        #expect(collision?.earlier == "a/b")
        #expect(RelativePath.collision(in: ["É", "é"]) != nil)
    }

    @Test func `has a folder`() {
        #expect(RelativePath.folder(of: "a/b/c") == "a/b")
        #expect(RelativePath.folder(of: "a") == "")
        #expect(RelativePath.contains("a", path: "a/b"))
        #expect(RelativePath.contains("", path: "a"))
        #expect(!RelativePath.contains("a", path: "ab"))
    }
}
