import Graphics
import Testing

@testable import TextShaping

@Suite struct `Composed symbols` {
    let library: FontLibrary

    init() throws {
        library = try .pinned()
        try #require(
            !library.missingFiles.contains { $0.contains(".deps") },
            "the symbol fonts are missing from .deps/fonts: run `make deps`"
        )
    }

    private func symbol(_ name: String) throws -> ShapedSymbol {
        try #require(library.symbol(named: name, font: FontDescriptor(size: 100)), "\(name)")
    }

    /// The outline of a symbol in its box.
    private func path(_ name: String) throws -> Path {
        let symbol = try symbol(name)
        guard case .outline(let path, _) = symbol.glyph.drawing else { return Path() }
        return path.offsetBy(dx: symbol.origin.x, dy: symbol.origin.y)
    }

    /// The share of a box that is ink.
    private func ink(_ name: String, in rect: CGRect? = nil) throws -> Double {
        let path = try path(name)
        let rect = rect ?? path.boundingRect
        let count = (0..<900).count { index in
            path.contains(
                CGPoint(
                    x: rect.minX + (Double(index % 30) + 0.5) / 30 * rect.width,
                    y: rect.minY + (Double(index / 30) + 0.5) / 30 * rect.height
                )
            )
        }
        return Double(count) / 900
    }

    @Test func `are all drawn, inside of their frames`() throws {
        let names = library.drawnSymbolNames
        #expect(names.count > 3500)
        #expect(names.isSuperset(of: library.symbolNames))
        for name in names.sorted() {
            let symbol = try symbol(name)
            guard case .outline(let path, let strokeWidth) = symbol.glyph.drawing else { continue }
            let ink = path.boundingRect.offsetBy(dx: symbol.origin.x, dy: symbol.origin.y)
                .insetBy(dx: -strokeWidth / 2, dy: -strokeWidth / 2)
            #expect(ink.width > 10 && ink.height > 5, "\(name)")
            #expect(ink.width < 220 && ink.height < 170, "\(name)")
            // The points of a curve's handles may be outside of its ink.
            #expect(ink.minX > -8 && ink.maxX < symbol.size.width + 8, "\(name)")
            #expect(ink.minY > -8 && ink.maxY < symbol.size.height + 8, "\(name)")
            #expect(path.elements.count < 2500, "\(name)")
        }
    }

    @Test(arguments: ["star.circle.slash.badge.plus", "globe.fill", "magnifyingglass.fill", "rocket.circle"])
    func `are nil for a name that SF has not`(name: String) {
        #expect(library.symbol(named: name, font: FontDescriptor(size: 17)) == nil)
    }

    @Test func `are as large as the shape around them`() throws {
        for name in ["pills.circle", "pills.circle.fill", "5.circle", "airplane.circle"] {
            let (composed, circle) = try (symbol(name), symbol("circle"))
            #expect(abs(composed.size.width - circle.size.width) < 4, "\(name)")
            #expect(abs(composed.baseline - circle.baseline) < 4, "\(name)")
        }
    }

    @Test func `are cut out of a filled shape`() throws {
        let disk = try ink("circle.fill")
        for name in ["pills", "bell.slash", "8", "b", "leaf", "folder"] {
            let (line, filled) = try (ink("\(name).circle"), ink("\(name).circle.fill"))
            let mark = try line - ink("circle")
            #expect(mark > 0.04, "\(name)")
            // The ink of the line is a hole in the disk.
            #expect(abs(disk - mark - filled) < 0.04, "\(name)")
        }
    }

    @Test func `have a gap around a slash`() throws {
        let bounds = try path("bookmark.fill").boundingRect
        let (plain, slashed) = try (ink("bookmark.fill", in: bounds), ink("bookmark.slash.fill"))
        #expect(slashed < plain - 0.1)
        let path = try path("bookmark.slash.fill")
        let middle = CGPoint(x: path.boundingRect.midX, y: path.boundingRect.midY)
        // Across the line, whose width is 8.4: ink, a gap on each side, and ink again.
        for (distance, isInk) in [(0.0, true), (7.5, false), (14, true)] {
            let step = distance / 2.squareRoot()
            for side in [-1.0, 1] {
                let point = CGPoint(x: middle.x + side * step, y: middle.y - side * step)
                #expect(path.contains(point) == isInk, "\(distance * side)")
            }
        }
    }

    @Test func `have a gap around a badge, in which a mark is cut out`() throws {
        let path = try path("folder.fill.badge.questionmark")
        let bounds = path.boundingRect
        // The disk has a diameter of 56, at the bottom right.
        let center = CGPoint(x: bounds.maxX - 28, y: bounds.maxY - 28)
        func point(_ distance: Double) -> CGPoint {
            CGPoint(x: center.x - distance * 0.8, y: center.y - distance * 0.6)
        }
        #expect(path.contains(point(25)))
        #expect(!path.contains(point(31)))
        #expect(path.contains(point(38)))
        #expect(try ink("folder.fill.badge.questionmark") < ink("folder.fill"))
    }

    @Test func `have the same ink in any direction that a drawing has`() throws {
        let (left, right) = try (ink("arrowshape.left.fill"), ink("arrowshape.right.fill"))
        #expect(abs(left - right) < 0.02)
        #expect(try symbol("chevron.forward").glyph == symbol("chevron.right").glyph)
    }

    @Test func `change no symbol that has a drawing`() throws {
        for name in [
            "person.badge.plus", "cart.badge.minus", "bell.badge", "heart.circle.fill", "trash.slash",
        ] {
            #expect(SymbolRecipe(named: name) == .drawing(name))
            #expect(library.symbolNames.contains(name))
        }
    }
}
