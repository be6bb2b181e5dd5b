/// The framework whose buttons a style draws, or the user whose style it is.
package enum Framework: String, Hashable, Sendable, CaseIterable {
    case swiftUI = "swiftui"
    case uiKit = "uikit"
    /// Styles of a user's own, for either framework.
    case custom
}

/// The framework by whose rules a button is made and drawn.
package enum Toolkit: Hashable, Sendable {
    case swiftUI, uiKit
}
