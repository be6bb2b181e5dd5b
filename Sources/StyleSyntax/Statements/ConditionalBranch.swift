/// A branch of an `#if`.
package struct ConditionalBranch<Content: Hashable & Sendable>: Hashable, Sendable {
    /// The condition; nil for `#else`.
    package let condition: CompilationCondition?
    package let content: Content

    package init(condition: CompilationCondition?, content: Content) {
        self.condition = condition
        self.content = content
    }
}
