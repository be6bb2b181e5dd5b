extension Color {
    /// The color to which a style resolves where it is drawn.
    package init(resolving style: AnyShapeStyle) {
        self.init { style.resolve(in: $0) }
    }

    /// The color to which a style resolves in an environment, and which it then is everywhere.
    package init(resolving style: AnyShapeStyle, in environment: EnvironmentValues) {
        let color = style.resolve(in: environment)
        self.init { _ in color }
    }
}
