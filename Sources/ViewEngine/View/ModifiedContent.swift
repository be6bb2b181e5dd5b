/// A view with a modifier applied.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: PrimitiveView {
    let content: Content
    let modifier: Modifier

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        modifier.lower(content, inputs: inputs, into: &nodes)
    }
}

extension View {
    public func modifier<Modifier: ViewModifier>(
        _ modifier: Modifier
    ) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
