extension Conflict {
    /// One sentence.
    var message: String {
        switch self {
        case .pressedByEvents: "The events determine when a finger is on the button."
        case .neighborAddedLater(let style, let availability):
            "\(style) came with \(availability); both buttons are drawn in one system."
        case .roleOfIOS26: "iOS 26 added the role: it needs system=ios26."
        case .linkWithRole: "A link has no role."
        case .shapeWithoutRadius: "Only a rounded rectangle has corners of a given radius."
        case .cornerStyleWithoutRadius: "Only the corner styles fixed and dynamic use a radius."
        }
    }
}
