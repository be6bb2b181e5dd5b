/// The weight that an app gives to a font.
enum ChosenWeight: Hashable, Sendable {
    case weight(Font.Weight)
    /// The bold face that belongs to the font, whose weight depends on the text style.
    case boldTrait
}
