import Glibc
import Graphics
import Testing
import TextShaping

@Suite struct `A font library` {
    @Test func `needs the system font`() {
        let path = "/nowhere/truetype/inter-vf/Inter-roman.var.ttf"
        #expect(throws: FontError.missingSystemFont(path: path)) {
            try FontLibrary(.init(fontFolder: "/nowhere", symbolFont: "", secondSymbolFont: ""))
        }
    }

    @Test func `finds all fonts of the packages it asks for`() throws {
        #expect(try FontLibrary.pinned().missing == [])
    }

    @Test func `does without any other font, and says so`() throws {
        let folder = "/tmp/font-library-\(getpid())"
        let inter = "truetype/inter-vf"
        mkdir(folder, 0o700)
        mkdir("\(folder)/truetype", 0o700)
        symlink("/usr/share/fonts/\(inter)", "\(folder)/\(inter)")
        defer {
            unlink("\(folder)/\(inter)")
            rmdir("\(folder)/truetype")
            rmdir(folder)
        }

        let library = try FontLibrary(.init(fontFolder: folder, symbolFont: "", secondSymbolFont: ""))
        #expect(library.missing.contains("\(folder)/truetype/noto/NotoSansHebrew-Regular.ttf"))
        #expect(library.line("שלום").glyphs.count == 4)
        #expect(library.line("👍登").glyphs.count == 2)
        #expect(library.width("Button") == (try FontLibrary.pinned().width("Button")))
    }

    @Test func `gives the same glyph the same object`() throws {
        let library = try FontLibrary.pinned()
        let glyphs = library.line("abba").glyphs.map(\.glyph)
        #expect(glyphs[0] === glyphs[3] && glyphs[1] === glyphs[2])
        #expect(library.line("a").glyphs[0].glyph === glyphs[0])
        #expect(library.line("a", size: 18).glyphs[0].glyph !== glyphs[0])
    }

    @Test func `forgets old texts, and shapes them alike again`() throws {
        let library = try FontLibrary.pinned()
        let first = library.line("Button")
        for number in 0..<5000 { _ = library.line("Button \(number)", size: 10 + CGFloat(number) / 100) }
        #expect(library.line("Button") == first)
    }

    @Test func `is shared by threads that agree`() async throws {
        let texts = ["Button", "مرحبا بالعالم", "登录", "👍🏽 Like", "เข้าสู่ระบบ", "Hello שלום world", "ログイン"]
        let alone = try FontLibrary.pinned()
        let expected = texts.map { alone.line($0, weight: 600) }
        let shared = try FontLibrary.pinned()
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    (0..<200).allSatisfy { round in
                        // Sizes of their own keep the threads from just asking the cache.
                        let size = 17 + CGFloat(round % 20) / 10
                        return zip(texts, expected).allSatisfy { text, line in
                            shared.line(text, size: size, weight: 600).glyphs.count == line.glyphs.count
                                && shared.line(text, weight: 600) == line
                        }
                    }
                }
            }
            for await agrees in group { #expect(agrees) }
        }
    }
}
