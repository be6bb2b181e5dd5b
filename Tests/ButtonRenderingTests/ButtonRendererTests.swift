import ButtonRendering
import Graphics
import TestSupport
import Testing
import TextShaping
import ViewEngine
import ViewRendering

@Suite struct `A button renderer` {
    private func fonts() throws -> FontLibrary {
        try FontLibrary(
            FontLibrary.Configuration(
                symbolFont: projectFile(".deps/fonts/CupertinoIcons.ttf"),
                secondSymbolFont: projectFile(".deps/fonts/MaterialIcons-Regular.otf")
            )
        )
    }

    @Test(arguments: Catalog.standard.entries, [ButtonState.normal, .pressed])
    func `draws a title the same whatever it drew before`(entry: CatalogEntry, state: ButtonState) throws {
        let fonts = try fonts()
        let used = ButtonRenderer(shaper: fonts)
        var request = ButtonRequest(style: entry)
        request.button.state = state
        // Nothing to see, composed and decomposed, two ideographs that are canonically equal.
        for title in ["\n", "\u{200B}", "Buy", "é", "e\u{301}", "\u{585A}", "\u{FA10}", "A longer title"] {
            request.title = title
            let fresh = ButtonRenderer(shaper: fonts).picture(of: request)
            let kept = used.picture(of: request)
            #expect(kept.content == fresh.content, "\(title.unicodeScalars.map(\.value))")
            #expect(kept.viewBox == fresh.viewBox)
        }
    }

    @Test func `never breaks a title that fits`() throws {
        let entry = try #require(Catalog.standard.entry(.swiftUI, named: "bordered"))
        let renderer = ButtonRenderer(shaper: try fonts())
        for width in 100...400 {
            var request = ButtonRequest(style: entry)
            request.title = "Buy now"
            request.button.width = CGFloat(width)
            #expect(renderer.picture(of: request).content.runs.count == 1, "\(width)")
        }
    }

    @Test(arguments: [("glass", 1), ("roundedAndShadowPro", 1), ("scale", 1.05), ("scale", 2)])
    func `gives every state room, however large it is`(style: String, scaleAmount: Double) throws {
        let entry = try #require(Catalog.standard.entry(.swiftUI, named: style))
        let renderer = ButtonRenderer(shaper: try fonts())
        for title in ["x", String(repeating: "wide ", count: 30), String(repeating: "high\n", count: 30)] {
            for state in entry.states {
                var request = ButtonRequest(style: entry)
                request.title = title
                request.button.state = state
                if style == "scale" {
                    request.button.control.styleValues["scaleAmount"] = .number(scaleAmount)
                }
                let picture = renderer.picture(of: request)
                let bounds = picture.content.paintBounds
                #expect(bounds.minX >= picture.viewBox.minX && bounds.maxX <= picture.viewBox.maxX)
                #expect(bounds.minY >= picture.viewBox.minY && bounds.maxY <= picture.viewBox.maxY)
            }
        }
    }
}
