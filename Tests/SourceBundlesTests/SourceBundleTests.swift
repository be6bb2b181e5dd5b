import JSONReading
import SourceBundles
import Testing

struct `A bundle of files` {
    private func bundle(_ json: String) throws -> SourceBundle {
        try SourceBundle(reading: JSONValue(reading: Array(json.utf8)), at: pointer)
    }

    private func error(_ json: String) throws -> BundleError? {
        let value = try JSONValue(reading: Array(json.utf8))
        return #expect(throws: BundleError.self) { try SourceBundle(reading: value, at: pointer) }
    }

    private let pointer = JSONPointer.root.member("files")

    private func object(_ members: [(String, JSONValue)]) -> JSONValue {
        .object(members.map { JSONValue.Member(name: $0.0, value: $0.1) })
    }

    @Test func `has one canonical form, byte for byte`() throws {
        let text =
            #"{"files":{"A.swift":"\"\\/é\u0000\b\t\n\u000b\f\r\u001f","Z.swift":"","#
            + #""b/x.png":{"base64":"/w=="}}}"#
        let bundle = try bundle(
            #"{ "b/x.png": {"base64": "/w=="}, "Z.swift": "", "A.swift": "\"\\\/\u00e9\u0000\b\t\n\u000B\f\r\u001F" }"#
        )
        #expect(String(decoding: bundle.canonical, as: UTF8.self) == text)
        #expect(SourceBundle(canonical: Array(text.utf8)) == bundle)
        #expect(SourceBundle.isCanonical(bundle.canonical))
    }

    @Test func `is the same in another order, and with texts as bytes`() throws {
        let one = try bundle(#"{"A.swift": "a", "B.swift": "b"}"#)
        let other = try bundle(#"{"B.swift": {"base64": "Yg=="}, "A.swift": "a"}"#)
        #expect(one == other)
        #expect(one.canonical == other.canonical)
    }

    @Test(arguments: [
        "", "{}", #"{"files":{}} "#, #"{"files": {}}"#, #"{"files":{"B":"","A":""}}"#,
        #"{"files":{"A":"\/"}}"#,
        #"{"files":{"A":{"base64":"YQ=="}}}"#, #"{"files":{},"source":""}"#, #"{"files":{"A":"\u000A"}}"#,
        #"{"files":{"../A":""}}"#, #"{"files":[]}"#, #"{"files":"#,
    ])
    func `has no other canonical form`(text: String) {
        #expect(SourceBundle(canonical: Array(text.utf8)) == nil)
    }

    @Test(arguments: [
        "", "/A.swift", "./A.swift", "A/../B.swift", "..", "A//B.swift", "A/", "A\\B.swift", "A\nB.swift",
        "A\u{7F}.swift",
        "A\u{85}.swift", String(repeating: "a", count: 1_025),
    ])
    func `has no such path`(path: String) throws {
        let error = #expect(throws: BundleError.self) {
            try SourceBundle(reading: object([(path, .string(""))]), at: pointer)
        }
        #expect(error == .path(path, at: pointer.member(path)))
    }

    @Test(arguments: ["A.swift", ".swift", "a b/ü~/c.swift", "...", String(repeating: "a", count: 1_024)])
    func `has such a path`(path: String) throws {
        let bundle = try SourceBundle(reading: object([(path, .string(""))]), at: pointer)
        #expect(bundle.files.map(\.path) == [path])
        #expect(SourceBundle(canonical: bundle.canonical) == bundle)
    }

    /// Some file systems do not tell the two apart, and Swift does not tell apart what Unicode calls the same.
    @Test(arguments: [("A.swift", "a.swift"), ("e\u{301}.swift", "\u{E9}.swift"), ("É.swift", "é.swift")])
    func `has no two paths that differ in case only`(one: String, other: String) throws {
        let error = #expect(throws: BundleError.self) {
            try SourceBundle(reading: object([(one, .string("")), (other, .string(""))]), at: pointer)
        }
        #expect(error == .collision(other, earlier: one, at: pointer.member(other)))
    }

    @Test func `has so many files and no more`() throws {
        let files = (0..<BundleLimits.files).map { ("\($0).swift", JSONValue.string("")) }
        #expect(try SourceBundle(reading: object(files), at: pointer).files.count == BundleLimits.files)
        let error = #expect(throws: BundleError.self) {
            try SourceBundle(reading: object(files + [("x", .string(""))]), at: pointer)
        }
        #expect(error == .tooManyFiles(count: BundleLimits.files + 1))
    }

    @Test func `has so many bytes and no more`() throws {
        let half = JSONValue.string(String(repeating: "x", count: BundleLimits.bytes / 2))
        let full = try SourceBundle(reading: object([("A", half), ("B", half)]), at: pointer)
        #expect(full.byteCount == BundleLimits.bytes)
        let error = #expect(throws: BundleError.self) {
            try SourceBundle(reading: object([("A", half), ("B", half), ("C", .string("x"))]), at: pointer)
        }
        #expect(error == .tooManyBytes)
    }

    @Test func `tells what is no file`() throws {
        let file = pointer.member("A")
        #expect(try error("[]") == .wrongKind(.array, expected: "an object", at: pointer))
        let forms = "a string, or an object with the member “base64”"
        #expect(try error(#"{"A": 1}"#) == .wrongKind(.number, expected: forms, at: file))
        #expect(try error(#"{"A": {"text": ""}}"#) == .unknownMember("text", at: file.member("text")))
        #expect(try error(#"{"A": {}}"#) == .missingBytes(at: file))
        let bytes = file.member("base64")
        #expect(try error(#"{"A": {"base64": 1}}"#) == .wrongKind(.number, expected: "a string", at: bytes))
        #expect(try error(#"{"A": {"base64": "Zg"}}"#) == .base64(at: bytes))
    }
}
