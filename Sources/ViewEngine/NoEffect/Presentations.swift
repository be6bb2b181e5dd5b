// Presentations of an app, beside a button and not in its picture: none of these has an effect.
extension View {
    public func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> Self { self }

    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> Self { self }

    public func popover<Content: View>(
        isPresented: Binding<Bool>,
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> Self { self }

    public func alert<Actions: View>(
        _ title: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions
    ) -> Self { self }

    public func confirmationDialog<Actions: View>(
        _ title: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> Self { self }

    public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self { self }

    public func coordinateSpace(_ space: CoordinateSpace) -> Self { self }

    public func coordinateSpace<Name: Hashable>(name: Name) -> Self { self }
}

/// Whether the user may select text.
public struct TextSelectability: Hashable, Sendable {
    private let isEnabled: Bool

    public static let enabled = TextSelectability(isEnabled: true)
    public static let disabled = TextSelectability(isEnabled: false)
}

extension View {
    public func textSelection(_ selectability: TextSelectability) -> Self { self }
}
