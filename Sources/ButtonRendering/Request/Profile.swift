/// The kind of program that a picture is for.
package enum Profile: Hashable, Sendable {
    /// Browsers and everything else that draws SVG.
    case plain
    case figma
    case penpot
    /// Programs for mail, which draw no SVG.
    case email

    /// Whether it is a tool that a person edits the picture with.
    package var isDesignTool: Bool {
        switch self {
        case .plain, .email: false
        case .figma, .penpot: true
        }
    }
}
