/// The kind of program that a file is for, by what such programs drop.
package enum SVGProfile: Hashable, Sendable {
    /// Browsers and everything else that draws SVG.
    case plain
    /// Figma, and tools that read its files: attributes only, no `<use>`; text can stay text.
    case figma
    /// Penpot: as Figma, but it cannot edit text.
    case penpot

    /// Whether a person sees the ids of elements, as the names of layers.
    var namesLayers: Bool {
        switch self {
        case .plain: false
        case .figma, .penpot: true
        }
    }

    /// The form of text that the program can read.
    func textForm(_ requested: SVGDocument.TextForm) -> SVGDocument.TextForm {
        switch self {
        case .plain, .figma: requested
        case .penpot: .outline
        }
    }
}
