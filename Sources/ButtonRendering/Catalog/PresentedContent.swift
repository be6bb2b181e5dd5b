package import ViewEngine

/// A view that an entry draws by itself, in place of a button with the label of the request.
package struct PresentedContent: Hashable, Sendable {
    /// The name that people read.
    package var title = ""
    /// Whether the view stands on a screen if it states no layout.
    package var isPreview: Bool
    /// Whether the view is a control of a style, as of a toggle, whose label is a sample.
    package var isOfStyle: Bool
    /// The view of several that is drawn, from 0; `nil` for all of them.
    package var picture: Int?
    /// The traits that the definition of a preview states.
    package var traits: PreviewTraits
    /// The number of controls inside, with the defaults of all parameters.
    package var controls = 0

    package init(
        isPreview: Bool,
        isOfStyle: Bool = false,
        picture: Int? = nil,
        traits: PreviewTraits = PreviewTraits()
    ) {
        self.isPreview = isPreview
        self.isOfStyle = isOfStyle
        self.picture = picture
        self.traits = traits
    }
}
