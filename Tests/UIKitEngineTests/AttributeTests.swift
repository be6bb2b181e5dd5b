import Testing
import UIKitEngine

@testable import UIKitEngine

@Suite struct `The attributes of a title` {
    @Test func `are those of a dictionary`() {
        let (font, red) = (UIFont.systemFont(ofSize: 20), UIColor.red)
        let attributes = AttributeContainer([
            .font: font, .foregroundColor: red, .kern: 2.0,
            .underlineStyle: NSUnderlineStyle.single.rawValue, .shadow: 1,
        ])
        #expect(attributes.font == font)
        #expect(attributes.foregroundColor === red)
        #expect(attributes.kern == 2)
        #expect(attributes.underlineStyle == .single)
        #expect(attributes.strikethroughStyle == nil)
    }

    @Test func `are those of a string, which can change`() {
        var string = AttributedString("a")
        string.font = .systemFont(ofSize: 20)
        var other = AttributeContainer()
        other.kern = 3
        string.mergeAttributes(other)
        #expect(string.font == .systemFont(ofSize: 20))
        #expect(string.kern == 3)
        let mutable = NSMutableAttributedString(string: "a")
        mutable.addAttribute(
            .font,
            value: UIFont.systemFont(ofSize: 9),
            range: NSRange(location: 0, length: 1)
        )
        mutable.append(NSAttributedString(string: "b"))
        #expect(mutable.string == "ab")
        #expect(AttributedString(mutable).font == .systemFont(ofSize: 9))
    }
}
