import Graphics

/// The cache key of a shaped text: every input of its shaping.
///
/// Texts are compared byte by byte. `String` compares é as equal to e with an accent, but a shaped text contains
/// the string that was shaped.
struct TextKey: Hashable, Sendable {
    let text: String
    let font: FontDescriptor
    let direction: TextDirection
    let maximumWidth: CGFloat

    static func == (first: TextKey, second: TextKey) -> Bool {
        first.font == second.font && first.direction == second.direction
            && first.maximumWidth == second.maximumWidth
            && first.text.hasSameBytes(as: second.text)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(font)
        hasher.combine(direction)
        hasher.combine(maximumWidth)
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension String {
    fileprivate func hasSameBytes(as other: String) -> Bool {
        var (first, second) = (self, other)
        return first.withUTF8 { first in second.withUTF8 { first.elementsEqual($0) } }
    }
}
