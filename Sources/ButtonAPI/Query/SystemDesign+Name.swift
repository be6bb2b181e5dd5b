import AppleDesign
import ButtonRendering

extension SystemDesign {
    /// How a query spells it.
    var name: String {
        switch self {
        case .iOS18: "ios18"
        case .iOS26: "ios26"
        }
    }
}
