extension Color {
    /// The color to which a style resolves where it is drawn.
    package init(resolving style: AnyShapeStyle) {
        self.init { style.resolve(in: $0) }
    }
}
