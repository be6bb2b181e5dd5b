import Graphics
import Testing
import TextShaping

@Suite struct Symbols {
    let library: FontLibrary
    let body = FontDescriptor(size: 17)

    init() throws {
        library = try .pinned()
        try #require(
            !library.missingFiles.contains { $0.contains(".deps") },
            "the symbol fonts are missing from .deps/fonts: run `make deps`"
        )
    }

    private func symbol(_ name: String, weight: Int = 400) throws -> ShapedSymbol {
        try #require(library.symbol(named: name, font: FontDescriptor(size: 17, weight: weight)))
    }

    private func ink(_ symbol: ShapedSymbol) throws -> CGRect {
        guard case .outline(let path, let strokeWidth) = symbol.glyph.drawing else {
            throw NotAnOutline()
        }
        try #require(!path.isEmpty)
        return path.boundingRect
            .insetBy(dx: -strokeWidth / 2, dy: -strokeWidth / 2)
            .offsetBy(dx: symbol.origin.x, dy: symbol.origin.y)
    }

    private struct NotAnOutline: Error {}

    @Test func `are all listed, in order`() {
        #expect(library.symbolNames.count == 393)
        #expect(library.symbolNames == library.symbolNames.sorted())
    }

    @Test func `each have ink within their box`() throws {
        for name in library.symbolNames {
            let symbol = try symbol(name)
            let ink = try ink(symbol)
            #expect(ink.width > 2 && ink.height > 1, "\(name)")
            #expect(ink.minX > 0 && ink.maxX < symbol.size.width, "\(name)")
            #expect(ink.minY > -1e-9 && ink.maxY < symbol.size.height + 1e-9, "\(name)")
        }
    }

    @Test(arguments: ["", "hart", "apple.logo", "HEART", "heart.fill ", "heart\u{301}"])
    func `are nil for an unknown name`(name: String) {
        #expect(library.symbol(named: name, font: body) == nil)
    }

    @Test func `have a placeholder that is as large as they are`() throws {
        let placeholder = library.placeholder(forSymbolNamed: "rocket", font: body)
        #expect(try placeholder == symbol("questionmark.square.dashed"))
        let square = try symbol("square")
        #expect(abs(placeholder.size.width - square.size.width) < 2)
        #expect(abs(placeholder.size.height - square.size.height) < 1)
        let ink = try ink(placeholder)
        #expect(abs(placeholder.baseline - 0.3523 * 17 - ink.midY) < 0.1)
        let large = library.placeholder(forSymbolNamed: "rocket", font: FontDescriptor(size: 34))
        #expect(abs(large.size.width - 2 * placeholder.size.width) < 1e-9)
    }

    @Test func `are as large and as high beside text as SF symbols`() throws {
        let circle = try symbol("circle")
        let ink = try ink(circle)
        #expect(abs(ink.width - 17) < 0.2)
        #expect(abs(circle.size.width - 21.76) < 0.2 && abs(circle.size.height - 19.33) < 0.2)
        // Centered on half the height of a capital.
        #expect(abs(circle.baseline - 0.3523 * 17 - ink.midY) < 0.1)
        #expect(abs(ink.midY - circle.size.height / 2) < 0.1)
    }

    /// The ink and the image of symbols at 17 points, as measured on pictures of buttons.
    @Test(arguments: [
        ("mic.fill", CGSize(width: 12.0, height: 17.67), CGSize(width: 17.33, height: 20.0)),
        ("heart.fill", CGSize(width: 20.8, height: 19.2), CGSize(width: 25.56, height: 20.29)),
        ("dice", CGSize(width: 17.6, height: 17.6), CGSize(width: 22.0, height: 19.93)),
    ])
    func `are as large as SF symbols`(name: String, ink: CGSize, image: CGSize) throws {
        let symbol = try symbol(name)
        let drawn = try self.ink(symbol)
        #expect(abs(drawn.width - ink.width) < 0.05 && abs(drawn.height - ink.height) < 0.05)
        #expect(abs(symbol.size.width - image.width) < 0.05 && abs(symbol.size.height - image.height) < 0.05)
    }

    @Test func `are no higher than a line of text, unless their ink is`() throws {
        let lineHeight = library.lineMetrics(for: body).lineHeight
        for name in library.symbolNames {
            let symbol = try symbol(name)
            let ink = try ink(symbol)
            #expect(symbol.size.height < max(lineHeight, ink.height) + 0.6, "\(name)")
            #expect(symbol.size.height < ink.height + 2.34, "\(name)")
        }
    }

    @Test func `grow bolder with the text, unless filled`() throws {
        #expect(try ink(symbol("heart", weight: 700)).width > ink(symbol("heart")).width + 0.3)
        #expect(try symbol("heart.fill", weight: 700) == symbol("heart.fill"))
    }

    @Test func `grow with the text`() throws {
        let large = try #require(library.symbol(named: "heart", font: FontDescriptor(size: 34)))
        #expect(try abs(large.size.width - 2 * symbol("heart").size.width) < 1e-9)
    }

    @Test func `are mirrored where the font has one side only`() throws {
        let forward = try symbol("forward")
        let backward = try symbol("backward")
        #expect(forward.size == backward.size)
        #expect(forward.glyph != backward.glyph)
    }

    @Test func `are the same object each time`() throws {
        #expect(try symbol("heart").glyph === symbol("heart").glyph)
    }

    @Test func `are nil without their font, which is listed as missing`() throws {
        let library = try FontLibrary(.init(symbolFont: "/nowhere/a.ttf", secondSymbolFont: "/nowhere/b.otf"))
        #expect(library.missingFiles.suffix(2) == ["/nowhere/a.ttf", "/nowhere/b.otf"])
        #expect(library.symbol(named: "heart", font: body) == nil)
        #expect(library.symbol(named: "key", font: body) == nil)
        #expect(
            library.symbolNames == [
                "applewatch", "dice", "dice.fill", "digitalcrown.horizontal.press",
                "digitalcrown.horizontal.press.fill", "faceid", "questionmark.square.dashed",
            ]
        )
    }
}
