import StyleEngine

/// The framework whose buttons a style draws.
public enum Framework: String, Hashable, Sendable, CaseIterable {
    case swiftUI = "swiftui"
}

/// A style that can be drawn, and what is to be known of it.
public struct CatalogEntry: Sendable {
    public let framework: Framework
    /// The API's own spelling.
    public let name: String
    /// One sentence for people.
    public let summary: String
    /// Since when Apple has it, or who wrote it.
    public let availability: String
    /// The states that it draws differently, the normal one first.
    public let states: [ButtonState]
    /// The looks of the system that have it, the usual one first.
    public let systems: [SystemDesign]
    /// Whether `buttonBorderShape` changes it.
    public let takesBorderShape: Bool
    /// The parameters that no other style has.
    public let parameters: [StyleParameter]
    let applyStyle: @Sendable (AnyView, StyleValues) -> AnyView
}
