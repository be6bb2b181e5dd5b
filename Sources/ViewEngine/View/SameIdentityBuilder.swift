/// Combines the statements of a body into one view, as `ViewBuilder` does, but both branches of a condition have the
/// same identity.
///
/// A change of the condition exchanges the views at once, without a transition, and what they have in common keeps its
/// state. Apps have `ViewBuilder`, whose branches come and go. The functions are inlinable, because generic code would copy each view.
@resultBuilder
package enum SameIdentityBuilder {
    @inlinable
    package static func buildExpression<Content: View>(_ content: consuming Content) -> Content { content }

    package static func buildBlock() -> EmptyView { EmptyView() }

    @inlinable
    package static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }

    package static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<repeat each Content> {
        TupleView(repeat each content)
    }

    package static func buildIf<Content: View>(
        _ content: Content?
    ) -> SameIdentityContent<Content, EmptyView> {
        content.map { .first($0) } ?? .second(EmptyView())
    }

    @inlinable
    package static func buildEither<First: View, Second: View>(
        first: consuming First
    ) -> SameIdentityContent<First, Second> { .first(first) }

    @inlinable
    package static func buildEither<First: View, Second: View>(
        second: consuming Second
    ) -> SameIdentityContent<First, Second> { .second(second) }
}

/// The view of a condition whose branches have the same identity.
@usableFromInline
package enum SameIdentityContent<First: View, Second: View>: PrimitiveView {
    case first(First)
    case second(Second)

    @usableFromInline
    package func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        switch self {
        case .first(let view): view.lower(inputs, into: &nodes)
        case .second(let view): view.lower(inputs, into: &nodes)
        }
    }
}

extension View {
    /// The view with a modification, if a condition holds; it has the same identity without.
    @inlinable
    package consuming func modified<Modified: View>(
        if condition: Bool,
        by modify: (Self) -> Modified
    ) -> SameIdentityContent<Modified, Self> {
        condition ? .first(modify(self)) : .second(self)
    }

    /// The view with a modification by a value, if there is one; it has the same identity without.
    @inlinable
    package consuming func modified<Value, Modified: View>(
        with value: Value?,
        by modify: (Self, Value) -> Modified
    ) -> SameIdentityContent<Modified, Self> {
        if let value { .first(modify(self, value)) } else { .second(self) }
    }
}
