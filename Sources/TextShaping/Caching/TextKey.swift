import Graphics

/// What a shaped text depends on.
///
/// Texts are compared byte by byte: for `String`, é is equal to e and an accent, but the shaped text
/// carries the one that was asked for.
struct TextKey: Hashable, Sendable {
    let text: String
    let font: FontDescriptor
    let direction: TextDirection
    let maximumWidth: CGFloat

    static func == (first: TextKey, second: TextKey) -> Bool {
        first.font == second.font && first.direction == second.direction
            && first.maximumWidth == second.maximumWidth
            && first.text.utf8.elementsEqual(second.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(font)
        hasher.combine(direction)
        hasher.combine(maximumWidth)
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
