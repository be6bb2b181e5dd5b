import HTTP
import StyleSyntax
import Testing

@Suite struct `The width of a style of a folder` {
    private static let source = """
        import SwiftUI

        struct Leading: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .background(.red)
            }
        }

        struct Tight: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.background(.red)
            }
        }
        """

    /// The code of a label that is as wide as its button.
    private static let filling = ".frame(maxWidth: .infinity)"

    private func picture(_ target: String) throws -> String {
        try Folder(["Styles.swift": Self.source]).get("/v1/custom/\(target)").text
    }

    /// The widths of the rectangles that a picture fills.
    private func fills(_ target: String) throws -> [Double] {
        try picture(target).matches(of: /<rect[^>]* width="([0-9.]+)"/).compactMap { Double($0.output.1) }
    }

    /// The left end of the first glyph or text of a picture.
    private func left(_ target: String) throws -> Double {
        let text = try #require(try picture(target).firstMatch(of: /<text[^>]* x="([-0-9.]+)"/))
        return try #require(Double(text.output.1))
    }

    @Test func `is that of a frame around the button`() throws {
        let wide = try picture("Tight.svg?width=300&padding=0&text=live")
        #expect(wide.contains(#"width="300""#))
        let own = try fills("Tight.svg?padding=0")
        #expect(try fills("Tight.svg?width=300&padding=0") == own)
        #expect(try #require(own.first) < 100)
    }

    @Test func `is filled by a style that fills its frame, in its alignment`() throws {
        #expect(try fills("Leading.svg?width=300&padding=0").contains(300))
        #expect(try left("Leading.svg?width=300&padding=0&text=live") == 0)
    }

    @Test func `is in the code as in the picture`() throws {
        let own = try picture("Tight.swift?width=300")
        #expect(own.contains(".frame(width: 300)"))
        #expect(!own.contains(Self.filling))
        let catalog = try Folder(["Styles.swift": Self.source]).get("/v1/swiftui/bordered.swift?width=300")
            .text
        #expect(catalog.contains(Self.filling))
        #expect(catalog.contains(".frame(width: 300)"))
        // The label of the neighbor fills its width, so the two have no common label.
        let both = try picture("Tight.swift?width=300&beside=bordered")
        #expect(both.contains(Self.filling))
        #expect(try !picture("Tight.swift?width=300&beside=Leading").contains(Self.filling))
    }

    @Test func `is the same for a button that inherits the style of its container`() throws {
        let inherited = "Tight.swift?width=300&beside=inherited"
        #expect(try picture(inherited).contains(Self.filling))
        #expect(try !picture(inherited + "&containerStyle=Tight").contains(Self.filling))
        let widths = try fills("Tight.svg?width=300&padding=0&beside=inherited&containerStyle=Tight")
        #expect(try widths == [fills("Tight.svg?padding=0")[0], fills("Tight.svg?padding=0")[0]])
    }
}
