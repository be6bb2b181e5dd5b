import StyleRuntime
import ViewEngine

extension Bridge {
    mutating func addAnimations() {
        function("withAnimation", labels: .or("_", Animation?.some(.default)), "_") {
            (animation: Animation?, body: Callback<Any0>) in
            withAnimation(animation) { body() }
        }
        function("withTransaction", labels: "_", "_") { (transaction: Transaction, body: Callback<Any0>) in
            withTransaction(transaction) { body() }
        }

        factory("modifier", of: "AnyTransition", labels: "active", "identity") {
            (active: AnyModifier, identity: AnyModifier) in
            AnyTransition.modifier(active: active, identity: identity)
        }
        modifier("transition", labels: "_") { (view, transition: InterpretedTransition) in
            view.transition(transition)
        }
    }
}
