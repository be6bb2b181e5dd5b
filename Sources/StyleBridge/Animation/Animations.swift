import StyleRuntime
import ViewEngine

extension Bridge {
    mutating func addAnimations() {
        function("withAnimation", .or("_", Animation?.some(.default)), "_") {
            (animation: Animation?, body: Callback<Any0>) in
            withAnimation(animation) { body() }
        }
        function("withTransaction", "_", "_") { (transaction: Transaction, body: Callback<Any0>) in
            withTransaction(transaction) { body() }
        }

        factory("AnyTransition", "modifier", "active", "identity") {
            (active: AnyModifier, identity: AnyModifier) in
            AnyTransition.modifier(active: active, identity: identity)
        }
        modifier("transition", "_") { (view, transition: InterpretedTransition) in
            view.transition(transition)
        }
    }
}
