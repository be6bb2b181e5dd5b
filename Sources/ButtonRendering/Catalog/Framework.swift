/// The framework whose buttons a style draws.
package enum Framework: String, Hashable, Sendable, CaseIterable {
    case swiftUI = "swiftui"
    case uiKit = "uikit"
}
