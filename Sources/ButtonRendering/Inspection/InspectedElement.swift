package import Graphics
package import ViewEngine

/// Something that a person sees in a picture: a control, a text, a drawing, or an effect on some of them.
package struct InspectedElement {
    package enum Kind: String, Sendable {
        case control, text, symbol, image, shape, effect
    }

    /// The number in the order of drawing, from 1: a control or an effect comes before what is inside of it.
    package var number = 0
    /// The path in the view tree as a number: it stays the same while the rest of the tree changes.
    package let id: DisplayItemID
    package let kind: Kind
    /// The text that an assistive program says; `nil` for nothing.
    package var label: String?
    /// The text that is drawn, or the name of a symbol or an image; `nil` without one.
    package var text: String?
    /// The rectangle in which it is drawn, in points; that of a control is the frame of its layout.
    package var frame: CGRect
    /// The frame of what receives a touch on the middle of a control; `nil` for all others, and where a touch has no effect.
    package var region: CGRect?
    /// The radius of the corners of a shape in points; `nil` for one without rounded corners, and for all others.
    package var cornerRadius: CGFloat?
    /// The font of a text or a symbol.
    package var font: FontDescriptor?
    /// The colors that it is drawn with, before effects around it, each once in the order of drawing.
    package var colors: [ResolvedColor] = []
    /// The least contrast of a text or a symbol with what is directly behind it; `nil` for all others.
    package var seenContrast: SeenContrast?
    /// The way in which a text fits its room; `nil` where that is not known.
    package var fit: TextFit?
    package let isEnabled: Bool
    /// Whether assistive programs skip it.
    package let isHidden: Bool
    /// The places in the source of the statements that make it; `nil` for what is compiled.
    package var places: SourcePlaces?
    /// The facts about a control; `nil` for all others.
    package var control: TreeElements.Control?

    /// The identities of the items that draw it.
    var items: Set<DisplayItemID> = []
    /// Whether a line along an outline is a part of it.
    var isStroked = false
    /// Points that its glyphs can be seen at.
    var points: [CGPoint] = []
    /// The points of its glyphs that a clip inside of a control hides, in the direction in which they are most.
    var clipped: CGFloat = 0

    /// The contrast ratio of a text with what is directly behind it, where that is least, 1 to 21; `nil` if it is not known.
    package var contrast: Double? { kind == .text ? seenContrast?.ratio : nil }
}
