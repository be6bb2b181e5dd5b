package import Graphics
package import ViewEngine

/// The label of a button apart from its title.
package struct LabelSpecification: Hashable, Sendable {
    /// A symbol beside the title, by its SF name.
    package var systemImage: String?
    /// The side of the title on which the symbol is.
    package var imagePlacement = Edge.leading
    /// The distance from the symbol to the title in points; the framework's if `nil`.
    package var imagePadding: CGFloat?

    package var demo = DemoLabel.title
    /// The Boolean that the demo labels show; the action of the button toggles it.
    package var flag = true
    /// Whether changes inside of a demo label are animated.
    package var isAnimated = true
    /// Whether the button around a demo label lets animations in from outside.
    package var inheritsAnimation = true

    package init() {}
}

/// The content of a label: the title, or a demo that an article animates.
package enum DemoLabel: Hashable, Sendable, CaseIterable {
    /// The title, and a symbol.
    case title
    /// The title on orange, and a circle that travels from one side to the other.
    case circle
    /// The title on a background that changes from gray to purple.
    case swatch
}
