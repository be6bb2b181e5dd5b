/// One of two views, as an `if` with an `else` gives; each branch has an identity of its own.
public enum ConditionalContent<First: View, Second: View>: PrimitiveView {
    case first(First)
    case second(Second)

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        switch self {
        case .first(let view): view.lower(inputs.descending(.branch(true)), into: &nodes)
        case .second(let view): view.lower(inputs.descending(.branch(false)), into: &nodes)
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        self?.lower(inputs.descending(.branch(true)), into: &nodes)
    }
}
