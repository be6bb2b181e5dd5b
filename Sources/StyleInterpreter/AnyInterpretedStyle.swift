package import ViewEngine

/// A style with its values.
package struct AnyInterpretedStyle {
    private let record: Value.Record
    private let kind: InterpretedStyle.Kind

    init(record: Value.Record, kind: InterpretedStyle.Kind) {
        self.record = record
        self.kind = kind
    }

    /// The error that stopped the style while it was drawn.
    package var failure: Failure? { record.execution.failure }

    /// Sets the style for the buttons in a view.
    package func applied<Content: View>(to view: Content) -> AnyView {
        switch kind {
        case .buttonStyle: AnyView(view.buttonStyle(InterpretedButtonStyle(record)))
        case .primitiveButtonStyle: AnyView(view.buttonStyle(InterpretedPrimitiveButtonStyle(record)))
        }
    }
}
