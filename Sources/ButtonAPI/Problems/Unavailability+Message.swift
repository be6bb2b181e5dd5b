extension Unavailability {
    /// One or two sentences.
    var message: String {
        switch self {
        case .swiftUIOnly(let parameter):
            "Only buttons of SwiftUI have it."
                + (parameter.map { " The parameter for UIKit is “\($0)”." } ?? "")
        case .uiKitOnly(let parameter):
            "Only buttons of UIKit have it."
                + (parameter.map { " The parameter for SwiftUI is “\($0)”." } ?? "")
        case .noBorder: "The style has no border."
        case .ownBackground: "The style sets its background in each state."
        case .ownTitleColor: "The style sets the color of its title in each state."
        case .notSelectable: "Buttons of UIKit can be selected, those of SwiftUI cannot."
        case .noControls: "The view has no control that can be pressed."
        case .numberOfControls(let count):
            count == 1 ? "The view has 1 control." : "The view has \(count) controls."
        case .noSelectableControl: "The view has no control that can be selected, such as a toggle."
        case .addedLater(let style, let availability): "\(style) came with \(availability)."
        case .stillOnly: "It chooses the moment of a still picture."
        case .framesOnly: "Only frames have a number per second."
        case .interactionOnly: "A still picture has no duration."
        case .animationOnly: "Only an animated picture can repeat."
        case .rastersOnly: "Only files of pixels, such as PNG, have it."
        case .notOnCards: "A card has a fixed size, which the button fits."
        case .notDrawnInMail(let address):
            "Programs for mail draw no SVG. The picture in pixels is at \(address)"
        case .notPlayedByDesignTools: "A design tool plays no animation; it takes still pictures and sheets."
        case .tokensOnly: "Only tokens.json has it."
        case .ofAllStates: "The response is about all states, at rest."
        case .findingsOnly: "Only findings.json has it."
        case .picturesOnly: "Only still pictures and sheets have it, as SVG or PNG."
        case .sheetOnly: "Only a sheet, states.svg, states.png or states.json, has rows and columns."
        case .otherStyles(let styles): "It is a parameter of \(styles.joined(separator: ", "))."
        case .axisOfSheet(let direction):
            """
            The \(direction) of the sheet show all of its values; “\(direction)” chooses another parameter.
            """
        case .sameAxis(let name):
            "The rows show “\(name)” already; a sheet shows two parameters."
        }
    }
}
