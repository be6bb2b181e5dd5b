import ButtonRendering
import Graphics
import TestSupport
import Testing
import TextShaping
import ViewEngine

@Suite struct `A button renderer` {
    private func fonts() throws -> FontLibrary {
        try FontLibrary(
            FontLibrary.Configuration(
                symbolFont: projectFile(".deps/fonts/CupertinoIcons.ttf"),
                secondSymbolFont: projectFile(".deps/fonts/MaterialIcons-Regular.otf")
            )
        )
    }

    @Test(arguments: Catalog.entries, [ButtonState.normal, .pressed])
    func `draws a title the same whatever it drew before`(entry: CatalogEntry, state: ButtonState) throws {
        let fonts = try fonts()
        let used = ButtonRenderer(shaper: fonts)
        var request = ButtonRequest()
        request.state = state
        // Nothing to see, composed and decomposed, two ideographs that are canonically equal.
        for title in ["\n", "\u{200B}", "Buy", "é", "e\u{301}", "\u{585A}", "\u{FA10}", "A longer title"] {
            request.title = title
            let fresh = ButtonRenderer(shaper: fonts).render(request, style: entry)
            let kept = used.render(request, style: entry)
            #expect(kept.content == fresh.content, "\(title.unicodeScalars.map(\.value))")
            #expect(kept.viewBox == fresh.viewBox)
        }
    }

    @Test func `never breaks a title that fits`() throws {
        let entry = try #require(Catalog.entry(.swiftUI, named: "bordered"))
        let renderer = ButtonRenderer(shaper: try fonts())
        for width in 100...400 {
            var request = ButtonRequest()
            request.title = "Buy now"
            request.width = CGFloat(width)
            #expect(renderer.render(request, style: entry).content.runs.count == 1, "\(width)")
        }
    }

    @Test(arguments: [("glass", 1), ("roundedAndShadowPro", 1), ("scale", 1.05), ("scale", 2)])
    func `gives every state room, however large it is`(style: String, scaleAmount: Double) throws {
        let entry = try #require(Catalog.entry(.swiftUI, named: style))
        let renderer = ButtonRenderer(shaper: try fonts())
        for title in ["x", String(repeating: "wide ", count: 30), String(repeating: "high\n", count: 30)] {
            for state in entry.states {
                var request = ButtonRequest()
                request.title = title
                request.state = state
                if style == "scale" { request.styleValues.set("scaleAmount", to: scaleAmount) }
                let picture = renderer.render(request, style: entry)
                let bounds = picture.content.paintBounds
                #expect(bounds.minX >= picture.viewBox.minX && bounds.maxX <= picture.viewBox.maxX)
                #expect(bounds.minY >= picture.viewBox.minY && bounds.maxY <= picture.viewBox.maxY)
            }
        }
    }
}
