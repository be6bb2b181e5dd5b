/// The light or the dark appearance.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
    case light, dark
}

/// The contrast that the user has chosen.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
    case standard, increased
}

extension View {
    /// Sets the color scheme (deprecated since iOS 15).
    public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
