extension Gesture {
    /// Calls an action when the gesture ends.
    public func onEnded(_ action: @escaping (Value) -> Void) -> ObservedGesture<Self> {
        let action = ViewScope.bound(action)
        return ObservedGesture(base: self) { EndObserver(action: action) }
    }

    /// Updates a gesture state while the gesture is active; the state is reset when it ends.
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (_ value: Value, _ state: inout State, _ transaction: inout Transaction) -> Void
    ) -> ObservedGesture<Self> {
        let location = state.location
        let body = ViewScope.bound { (value: Value) in
            var state = location.read()
            var transaction = Transaction.current
            body(value, &state, &transaction)
            withTransaction(transaction) { location.write(state) }
        }
        let transaction = state.resetTransaction
        return ObservedGesture(base: self) {
            UpdatingObserver(update: body) { withTransaction(transaction, location.reset) }
        }
    }
}

extension Gesture where Value: Equatable {
    /// Calls an action when the gesture begins and when its value changes.
    public func onChanged(_ action: @escaping (Value) -> Void) -> ObservedGesture<Self> {
        let action = ViewScope.bound(action)
        return ObservedGesture(base: self) { ChangeObserver(action: action) }
    }
}
