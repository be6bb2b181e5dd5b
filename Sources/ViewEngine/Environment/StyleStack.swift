/// The styles of one kind of control around a view; the nearest one draws the control.
///
/// A control inside the body of a style is drawn by the next style outwards, so that a style may use
/// `Button(configuration)` without recursion.
///
/// Unchecked `Sendable`, because the environment of a tree stays on its thread.
package indirect enum StyleStack<Configuration>: @unchecked Sendable {
    case empty
    case style(makeBody: (Configuration) -> AnyView, outer: StyleStack)

    /// Whether a style is nearer than that of the platform, which is outermost.
    var hasStyleOfSource: Bool {
        if case .style(_, .style) = self { true } else { false }
    }

    /// The stack with a style that is nearer than the others.
    package func pushing<Body: View>(_ makeBody: @escaping (Configuration) -> Body) -> StyleStack {
        .style(makeBody: { AnyView(makeBody($0)) }, outer: self)
    }

    /// The control as the nearest style draws it; `nil` without a style.
    ///
    /// The path is that of the environment value with this stack; in the body it has the styles further outwards.
    package func body(
        for configuration: @autoclosure () -> Configuration,
        in path: WritableKeyPath<EnvironmentValues, StyleStack>
    ) -> AnyView? {
        guard case .style(let makeBody, let outer) = self else { return nil }
        return AnyView(
            StyleBody(configuration: configuration(), makeBody: makeBody, path: path, outer: outer)
        )
    }
}

/// The body of a style, evaluated in its own scope for the dynamic properties of the style.
private struct StyleBody<Configuration>: View {
    let configuration: Configuration
    let makeBody: (Configuration) -> AnyView
    let path: WritableKeyPath<EnvironmentValues, StyleStack<Configuration>>
    let outer: StyleStack<Configuration>

    var body: some View {
        makeBody(configuration).environment(path, outer)
    }
}
