/// Moves the focus to the default view of a scope; a picture has no keyboard.
public struct ResetFocusAction: Sendable {
    public func callAsFunction(in namespace: Namespace.ID) {}
}

// A picture has no keyboard that moves the focus.
extension View {
    public func defaultFocus<Value: Hashable>(
        _ binding: FocusState<Value>.Binding,
        _ value: Value
    ) -> Self { self }

    public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> Self {
        self
    }
    public func focusScope(_ namespace: Namespace.ID) -> Self { self }
    public func focusSection() -> Self { self }
}

extension EnvironmentValues {
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
}
