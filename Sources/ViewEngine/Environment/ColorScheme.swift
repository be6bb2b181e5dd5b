/// Whether the interface is light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
    case light, dark
}

/// Whether the user asked for more contrast.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
    case standard, increased
}
