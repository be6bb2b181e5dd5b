/// Why a style, or an output, does not take a parameter or a value.
enum Unavailability: Hashable, Sendable {
    /// Only buttons of SwiftUI have it; UIKit may have another parameter for it.
    case swiftUIOnly(uiKitParameter: String? = nil)
    /// Only buttons of UIKit have it; SwiftUI may have another parameter for it.
    case uiKitOnly(swiftUIParameter: String? = nil)
    /// The style has no border.
    case noBorder
    /// The style sets its background in each state.
    case ownBackground
    /// The style sets the color of its title in each state.
    case ownTitleColor
    /// Buttons of SwiftUI cannot be selected.
    case notSelectable
    /// A view has no control that can be pressed.
    case noControls
    /// A view has fewer controls than the number of one.
    case numberOfControls(Int)
    /// A view has no control that can be selected.
    case noSelectableControl
    /// The style came with a later system.
    case addedLater(style: String, availability: String)
    /// Only still pictures and sheets have it.
    case stillOnly
    /// Only outputs with frames have it.
    case framesOnly
    /// Only outputs of an interaction have it.
    case interactionOnly
    /// Only animated pictures have it.
    case animationOnly
    /// Only files of pixels have it.
    case rastersOnly
    /// A card has a fixed size, which the button fits.
    case notOnCards
    /// Programs for mail draw no SVG; the address of a picture that they draw.
    case notDrawnInMail(address: String)
    /// Design tools play no animation.
    case notPlayedByDesignTools
    /// Only files of tokens have it.
    case tokensOnly
    /// The output is about all states, at rest.
    case ofAllStates
    /// Only lists of findings have it.
    case findingsOnly
    /// Only still pictures and sheets of them have it.
    case picturesOnly
    /// Only sheets have it.
    case sheetOnly
    /// Only these other styles have it.
    case otherStyles([String])
    /// The axis of a sheet cannot be given a value besides.
    case axisOfSheet(direction: String)
    /// Both axes of a sheet are one parameter.
    case sameAxis(String)
}
