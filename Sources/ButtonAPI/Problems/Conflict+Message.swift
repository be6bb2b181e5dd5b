import ButtonRendering

extension Conflict {
    /// One sentence.
    var message: String {
        switch self {
        case .pressedByEvents: "The events determine when a finger is on the button."
        case .eventsOfAllControls: "Events happen to one control; its number is wanted."
        case .styleAddedLater(let style, let availability):
            "\(style) came with \(availability); all buttons are drawn in one system."
        case .roleOfIOS26: "iOS 26 added the role: it needs system=ios26."
        case .controlWithRole(.link): "A link has no role."
        case .controlWithRole(.editButton): "An edit button has no role."
        case .controlWithRole(.navigationLink): "A navigation link has no role."
        case .controlWithRole(.button): "The button has no role."
        case .editButtonWithLabel: "An edit button has a label of its own, Edit or Done."
        case .shapeWithoutRadius: "Only a rounded rectangle has corners of a given radius."
        case .cornerStyleWithoutRadius: "Only the corner styles fixed and dynamic use a radius."
        }
    }
}
