/// A keyword or a piece of syntax, as a literal in this target.
///
/// Only a literal can be one, so it never holds the text of a client.
struct SVGKeyword: ExpressibleByStringLiteral, SVGValue {
    private let text: String

    init(stringLiteral text: String) {
        self.text = text
    }

    func write(to bytes: inout [UInt8]) {
        bytes.append(contentsOf: text.utf8)
    }
}
