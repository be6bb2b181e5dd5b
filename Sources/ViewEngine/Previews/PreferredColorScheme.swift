extension View {
    /// Sets the appearance of the view, and states it for a preview.
    ///
    /// There is no enclosing screen here that could have another one.
    public func preferredColorScheme(
        _ colorScheme: ColorScheme?
    ) -> ModifiedContent<ModifiedContent<Self, TransformEnvironmentModifier>, PreviewTraitsModifier> {
        transformEnvironment { environment in
            if let colorScheme, !environment.ignoresPreferredColorScheme {
                environment.colorScheme = colorScheme
            }
        }
        .modifier(PreviewTraitsModifier(traits: PreviewTraits(colorScheme: colorScheme)))
    }

    private func transformEnvironment(
        _ transform: @escaping (inout EnvironmentValues) -> Void
    ) -> ModifiedContent<Self, TransformEnvironmentModifier> {
        modifier(TransformEnvironmentModifier(transform: transform))
    }
}

extension EnvironmentValues {
    private struct IgnoresPreferredColorSchemeKey: EnvironmentKey {
        static let defaultValue = false
    }

    /// Whether a host has chosen another color scheme than the view prefers.
    package var ignoresPreferredColorScheme: Bool {
        get { self[IgnoresPreferredColorSchemeKey.self] }
        set { self[IgnoresPreferredColorSchemeKey.self] = newValue }
    }
}
