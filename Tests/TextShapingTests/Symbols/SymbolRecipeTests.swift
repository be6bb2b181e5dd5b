import Testing

@testable import TextShaping

@Suite struct `The recipe of a symbol` {
    @Test(
        arguments: [
            ("person", .drawing("person")),
            ("pills.circle", .enclosed(.drawing("pills.fill"), in: .circle, isFilled: false)),
            ("pills.circle.fill", .enclosed(.drawing("pills.fill"), in: .circle, isFilled: true)),
            ("crop.square", .enclosed(.drawing("crop"), in: .square, isFilled: false)),
            ("5.circle", .enclosed(.characters("5"), in: .circle, isFilled: false)),
            ("a.square.fill", .enclosed(.characters("A"), in: .square, isFilled: true)),
            ("bookmark.slash", .slashed(.drawing("bookmark"))),
            ("bookmark.slash.fill", .slashed(.drawing("bookmark.fill"))),
            (
                "bookmark.slash.circle",
                .enclosed(.slashed(.drawing("bookmark")), in: .circle, isFilled: false)
            ),
            ("calendar.badge.clock", .badged(.drawing("calendar"), with: .symbol(.drawing("clock.fill")))),
            ("book.badge.plus", .badged(.drawing("book"), with: .mark("plus"))),
            ("book.badge.plus.fill", .badged(.drawing("book.fill"), with: .mark("plus"))),
            ("tray.badge", .badged(.drawing("tray"), with: .dot)),
            ("checkmark.rectangle.stack", .enclosed(.drawing("checkmark"), in: .stack, isFilled: false)),
            ("keyboard.fill", .filled(.drawing("keyboard"))),
        ] as [(String, SymbolRecipe)]
    )
    func `follows from the words of its name`(name: String, recipe: SymbolRecipe) {
        #expect(SymbolRecipe(named: name) == recipe)
    }

    @Test(arguments: [
        ("chevron.forward", "chevron.right"), ("chevron.backward", "chevron.left"),
        ("sidebar.leading", "sidebar.left"), ("document.fill", "doc.fill"), ("microphone", "mic"),
        ("arrow.trianglehead.clockwise", "arrow.clockwise"), ("bubble.fill", "bubble.left.fill"),
        ("10.arrow.trianglehead.counterclockwise", "gobackward.10"),
    ])
    func `is that of another name of the same symbol`(name: String, other: String) throws {
        let recipe = try #require(SymbolRecipe(named: other))
        let own = try #require(SymbolRecipe(named: name))
        // A name with a drawing of its own needs no other one.
        if SymbolTable.drawings[name] == nil { #expect(own == recipe) }
    }

    @Test func `turns arrows`() {
        #expect(
            SymbolRecipe(named: "arrowshape.left.fill")
                == .turned(.drawing("arrowshape.right.fill"), quarters: 2)
        )
    }

    @Test(arguments: [
        "", ".", "circle.", ".circle", "star..fill", "hart", "hart.circle", "hart.badge.plus",
        "star.badge.hart",
        "fill", "slash", "badge.plus", "circle.fill.fill.fill", "globe.fill", "xmark.triangle.circle.square",
        "100.circle", "é.circle", "star.circle\u{0}",
    ])
    func `is nil for a name without a meaning`(name: String) {
        #expect(SymbolRecipe(named: name) == nil)
    }

    @Test func `is nil for a name of more steps than any of SF's has`() {
        #expect(SymbolRecipe(named: "star" + String(repeating: ".circle", count: 3)) != nil)
        for suffix in [".circle", ".slash", ".badge.plus", ".fill", ".document", ".a"] {
            #expect(SymbolRecipe(named: "star" + String(repeating: suffix, count: 12)) == nil)
            #expect(SymbolRecipe(named: "star" + String(repeating: suffix, count: 100_000)) == nil)
        }
    }
}
