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
    ) -> StyleBody<Configuration>? {
        guard case .style(let makeBody, let outer) = self else { return nil }
        return StyleBody(configuration: configuration(), makeBody: makeBody, path: path, outer: outer)
    }

    /// The control as the nearest style draws it; without a style, as a view that is made then.
    package func body<Default: View>(
        for configuration: @autoclosure () -> Configuration,
        in path: WritableKeyPath<EnvironmentValues, StyleStack>,
        default makeDefault: () -> Default
    ) -> SameIdentityContent<StyleBody<Configuration>, Default> {
        body(for: configuration(), in: path).map { .first($0) } ?? .second(makeDefault())
    }
}

/// The body of a style, evaluated in its own scope for the dynamic properties of the style.
package struct StyleBody<Configuration>: View {
    fileprivate let configuration: Configuration
    fileprivate let makeBody: (Configuration) -> AnyView
    fileprivate let path: WritableKeyPath<EnvironmentValues, StyleStack<Configuration>>
    fileprivate let outer: StyleStack<Configuration>

    package var body: some View {
        makeBody(configuration).environment(path, outer)
    }
}
