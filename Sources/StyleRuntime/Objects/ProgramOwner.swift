package import ViewEngine

/// The owner of the values of a running program.
///
/// A closure of the source keeps all variables around it, `self` included, so objects and variables that retain closures
/// can be in reference cycles. They end when their owner does.
package final class ProgramOwner {
    let execution: Execution

    package init(_ execution: Execution) {
        self.execution = execution
    }

    deinit {
        execution.releaseValues()
    }
}

/// A view that retains the owner of its values.
package struct OwnedView<Content: View>: View {
    @StateObject private var owner: ProgramOwner
    private let content: Content

    package init(owner: ProgramOwner, @ViewBuilder content: () -> Content) {
        _owner = StateObject(wrappedValue: owner)
        self.content = content()
    }

    package var body: some View {
        // The first read creates the object, which the state of the tree then retains.
        _ = owner
        return content
    }
}
