/// Ends a presentation; there is none in a picture.
public struct DismissAction: Sendable {
    public func callAsFunction() {}
}

/// Whether a presentation is shown, and its end (deprecated: see `DismissAction`); there is none in a picture.
public struct PresentationMode: Sendable {
    public let isPresented = false

    public mutating func dismiss() {}
}

// A presentation is beside a button and not in its picture.
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

    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> Self { self }

    public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self { self }
}

extension EnvironmentValues {
    public var dismiss: DismissAction { DismissAction() }
    public var isPresented: Bool { false }
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}
