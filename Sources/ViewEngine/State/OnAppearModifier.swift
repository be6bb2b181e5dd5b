/// Runs an action once a view is there.
public struct OnAppearModifier: InputsModifier {
    let action: () -> Void

    public func modify(_ inputs: inout ViewInputs) {
        guard inputs.graph.memory.exchange(true, at: inputs.identity) == nil else { return }
        inputs.graph.pendingActions.append(action)
    }
}

extension View {
    /// Runs an action once the view is there, and again if it was away.
    public func onAppear(
        perform action: @escaping () -> Void
    ) -> ModifiedContent<Self, OnAppearModifier> {
        modifier(OnAppearModifier(action: ViewScope.bound(action)))
    }
}
