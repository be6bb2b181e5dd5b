import ButtonRendering
import Graphics
import ViewEngine

/// A value as JSON: a text, a number, a color, or a group of lengths in points.
struct ValueDocument: Encodable {
    private let content: InspectedValue.Content

    init(_ content: InspectedValue.Content) {
        self.content = content
    }

    private enum Key: CodingKey {
        case x, y, width, height, top, leading, bottom, trailing, size, weight, italic
    }

    func encode(to encoder: any Encoder) throws {
        switch content {
        case .text(let text): try encode(text, to: encoder)
        case .number(let number): try encode(number.roundedToMillionths, to: encoder)
        case .color(let color): try encode(color.hexadecimal, to: encoder)
        case .transform(let transform):
            let numbers = [
                transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
            ]
            try encode(numbers.map(\.roundedToMillionths), to: encoder)
        case .size(let size):
            try encode([(.width, size.width), (.height, size.height)], to: encoder)
        case .rect(let rect):
            try encode(
                [(.x, rect.minX), (.y, rect.minY), (.width, rect.width), (.height, rect.height)],
                to: encoder
            )
        case .insets(let insets):
            try encode(
                [
                    (.top, insets.top), (.leading, insets.leading), (.bottom, insets.bottom),
                    (.trailing, insets.trailing),
                ],
                to: encoder
            )
        case .font(let font):
            var members = encoder.container(keyedBy: Key.self)
            try members.encode(font.size.roundedToMillionths, forKey: .size)
            try members.encode(font.weight, forKey: .weight)
            try members.encode(font.isItalic, forKey: .italic)
        }
    }

    private func encode<Single: Encodable>(_ value: Single, to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }

    private func encode(_ lengths: [(Key, CGFloat)], to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: Key.self)
        for (key, length) in lengths { try members.encode(length.roundedToMillionths, forKey: key) }
    }
}
