import ButtonRendering
import CustomStyles
import Graphics
import StyleSyntax
import ViewEngine

/// An element of a picture as JSON; a member that it has no value for is left out, but its contrast and its place.
struct ElementDocument: Encodable {
    private let element: InspectedElement
    private let place: Place?

    /// A place in the source of the style.
    private struct Place: Encodable {
        let line, column: Int
        /// `nil` for a source of one file.
        let file: String?

        enum CodingKeys: CodingKey { case line, column, file }

        init(_ place: SourcePlace, in text: SourceText) {
            line = place.line
            column = place.column
            file = text.files.count > 1 ? text.file(of: place).path : nil
        }
    }

    private enum Key: CodingKey {
        case number, id, kind, label, text, frame, region, cornerRadius, font, colors, contrast, isEnabled,
            place
    }

    /// Describes an element of a style whose source may be a user's own.
    init(_ element: InspectedElement, in source: CustomSource?) {
        self.element = element
        if let source, let place = element.places?.innermost as? SourcePlace {
            self.place = Place(place, in: source.textOfProgram)
        } else {
            place = nil
        }
    }

    func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: Key.self)
        try members.encode(element.number, forKey: .number)
        try members.encode(element.id.hexadecimal, forKey: .id)
        try members.encode(element.kind.rawValue, forKey: .kind)
        try members.encodeIfPresent(element.label, forKey: .label)
        try members.encodeIfPresent(element.text, forKey: .text)
        try members.encode(ValueDocument(.rect(element.frame)), forKey: .frame)
        try members.encodeIfPresent(element.region.map { ValueDocument(.rect($0)) }, forKey: .region)
        try members.encodeIfPresent(element.cornerRadius?.roundedToMillionths, forKey: .cornerRadius)
        try members.encodeIfPresent(element.font.map { ValueDocument(.font($0)) }, forKey: .font)
        try members.encode(element.colors.map(\.hexadecimal), forKey: .colors)
        try members.encode(element.contrast?.roundedToMillionths, forKey: .contrast)
        try members.encode(element.isEnabled, forKey: .isEnabled)
        try members.encode(place, forKey: .place)
    }
}
