import Caching
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

    @Test func `finds all fonts of the required packages`() throws {
        #expect(try FontLibrary.pinned().missingFiles == [])
    }

    @Test func `works without the other fonts, and lists them as missing`() throws {
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
        #expect(library.missingFiles.contains("\(folder)/truetype/noto/NotoSansHebrew-Regular.ttf"))
        #expect(library.line("שלום").glyphs.count == 4)
        #expect(library.line("👍登").glyphs.count == 2)
        #expect(library.width("Button") == (try FontLibrary.pinned().width("Button")))
    }

    @Test func `returns the same object for the same glyph`() throws {
        let library = try FontLibrary.pinned()
        let glyphs = library.line("abba").glyphs.map(\.glyph)
        #expect(glyphs[0] === glyphs[3] && glyphs[1] === glyphs[2])
        #expect(library.line("a").glyphs[0].glyph === glyphs[0])
        #expect(library.line("a", size: 18).glyphs[0].glyph !== glyphs[0])
    }

    @Test(arguments: [0, 1 << 16, 4 << 20])
    func `never exceeds its budget, and shapes an evicted text as before`(limit: Int) throws {
        let budget = MemoryBudget(limit: limit)
        let library = try FontLibrary.pinned(budget: budget)
        let texts = ["Button", "登录", "👍 Like", "a\nb"]
        let first = texts.map { library.line($0) }
        let heart = library.symbol(named: "heart", font: FontDescriptor(size: 17))
        var highest = 0
        for number in 0..<500 {
            let size = 10 + CGFloat(number) / 10
            for text in texts { _ = library.line("\(text) \(number)", size: size) }
            _ = library.symbol(named: "heart", font: FontDescriptor(size: size))
            highest = max(highest, budget.used)
        }
        #expect(highest <= limit)
        #expect(highest > limit / 4 || limit == 0)
        #expect(texts.map { library.line($0) } == first)
        #expect(library.symbol(named: "heart", font: FontDescriptor(size: 17)) == heart)
    }

    @Test func `takes a share of its budget`() throws {
        let budget = MemoryBudget(limit: 4 << 20)
        let library = try FontLibrary.pinned(budget: budget, share: 0.25)
        for number in 0..<500 { _ = library.line("登录 Button", size: 10 + CGFloat(number) / 10) }
        #expect(budget.used > 0)
        #expect(budget.used <= 1 << 20)
    }

    @Test func `gives the same lines to all threads`() async throws {
        let texts = ["Button", "مرحبا بالعالم", "登录", "👍🏽 Like", "เข้าสู่ระบบ", "Hello שלום world", "ログイン"]
        let alone = try FontLibrary.pinned()
        let expected = texts.map { alone.line($0, weight: 600) }
        let shared = try FontLibrary.pinned()
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    (0..<200).allSatisfy { round in
                        // A size for each round, so that not every line is cached.
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
