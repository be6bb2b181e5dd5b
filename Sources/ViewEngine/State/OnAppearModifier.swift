/// Runs an action when a view appears.
public struct OnAppearModifier: InputsModifier {
    let action: () -> Void

    public func modify(_ inputs: inout ViewInputs) {
        guard inputs.graph.previousValues.exchange(true, at: inputs.identity) == nil else { return }
        inputs.graph.pendingActions.append(action)
    }
}

extension View {
    /// Runs an action when the view appears, and again when it comes back.
    public func onAppear(
        perform action: @escaping () -> Void
    ) -> ModifiedContent<Self, OnAppearModifier> {
        modifier(OnAppearModifier(action: ViewScope.bound(action)))
    }
}
