import Graphics
import Testing

@testable import ButtonAPI

@Suite struct `A color of hexadecimal digits` {
    @Test(arguments: [
        ("0a8", "00aa88"), ("0A8f", "00aa88"), ("0a81", "00aa8811"),
        ("102030", "102030"), ("102030FF", "102030"), ("10203000", "10203000"),
    ])
    func `has one spelling`(text: String, name: String) throws {
        #expect(try #require(HexadecimalColor(digits: text)).name == name)
    }

    @Test func `has components from 0 to 1`() throws {
        let color = try #require(HexadecimalColor(digits: "ff003380")).color
        #expect(color == ResolvedColor(red: 1, green: 0, blue: 0.2, opacity: 128 / 255))
    }

    @Test(arguments: ["", "12", "12345", "1234567", "123456789", "12g", "#123", "１２３"])
    func `has 3, 4, 6 or 8 digits`(text: String) {
        #expect(HexadecimalColor(digits: text) == nil)
    }
}
