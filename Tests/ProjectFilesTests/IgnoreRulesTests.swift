import ProjectFiles
import Testing

@Suite struct `The patterns of a .gitignore` {
    private func decision(_ text: String, _ path: String) -> Bool? {
        let isFolder = path.hasSuffix("/")
        let parts = path.split(separator: "/").map(String.init)
        return IgnoreRules(text).decision(on: parts, isFolder: isFolder)
    }

    @Test(
        arguments: [
            ("build", "build/", true), ("build", "a/build", true), ("build/", "build", nil),
            ("build/", "a/build/", true),
            ("/build", "build", true), ("/build", "a/build", nil), ("a/b", "a/b", true),
            ("a/b", "c/a/b", nil),
            ("*.o", "a.o", true), ("*.o", "a/b.o", true), ("*.o", "a.ob", nil), ("a*b*c", "aXbYc", true),
            ("a*b*c", "abX", nil),
            ("?.o", "a.o", true), ("?.o", "ab.o", nil), ("[a-c].o", "b.o", true), ("[!a-c].o", "b.o", nil),
            ("[^a].o", "b.o", true),
            ("[]].o", "].o", true), ("[a", "[a", true), ("\\*.o", "*.o", true), ("\\*.o", "a.o", nil),
            ("\\#a", "#a", true),
            ("a\\ ", "a ", true), ("a  ", "a", true), ("a\r", "a", true), ("#a", "#a", nil), ("", "a", nil),
            ("/", "a", nil),
            ("**/b", "b", true), ("**/b", "a/c/b", true), ("a/**", "a/b", true), ("a/**", "a/b/c", true),
            ("a/**", "a/", nil),
            ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true), ("a/**/b", "a/x", nil),
            ("a/*/b", "a/x/b", true),
            ("a/*/b", "a/x/y/b", nil), ("*", "a", true), ("*.o\n!a.o", "a.o", false),
            ("!a.o\n*.o", "a.o", true),
            ("**", "a/b", true), ("a/**/c/**/e", "a/b/c/d/d/e", true),
        ] as [(String, String, Bool?)]
    )
    func `are those of git`(text: String, path: String, isIgnored: Bool?) {
        #expect(decision(text, path) == isIgnored)
    }

    @Test func `take little time, whatever they are`() {
        let stars = String(repeating: "*a", count: 1_000) + "b"
        #expect(decision(stars, String(repeating: "a", count: 4_000)) == nil)
        let folders = "x/" + String(repeating: "**/a/", count: 100) + "b"
        #expect(decision(folders, "x/" + String(repeating: "a/", count: 200) + "c") == nil)
    }

    @Test func `are limited`() {
        let text = String(repeating: "a\n", count: IgnoreRules.patternLimit - 1) + "b\nc\n"
        #expect(decision(text, "b") == true)
        #expect(decision(text, "c") == nil)
        #expect(decision("#" + String(repeating: " ", count: IgnoreRules.byteLimit) + "\na", "a") == nil)
    }
}
