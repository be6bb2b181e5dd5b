package import ViewEngine

/// A style with its values.
package struct AnyInterpretedStyle {
    private enum Content {
        case record(Value.Record, InterpretedStyle.Kind, ProgramOwner?)
        case button(InterpretedButtonFactory)
    }

    private let content: Content

    init(record: Value.Record, kind: InterpretedStyle.Kind) {
        // Only objects can be in reference cycles.
        let hasObjects = record.execution.program.types.contains(where: \.isClass)
        content = .record(record, kind, hasObjects ? ProgramOwner(record.execution) : nil)
    }

    init(button: InterpretedButtonFactory) {
        content = .button(button)
    }

    /// The error that stopped the style while it was drawn.
    package var failure: Failure? {
        switch content {
        case .record(let record, _, _): record.execution.failure
        case .button(let factory): factory.failure
        }
    }

    /// The maker of the buttons of a style of UIKit; nil for a style of SwiftUI.
    package var button: InterpretedButtonFactory? {
        if case .button(let factory) = content { factory } else { nil }
    }

    /// Sets the style for the buttons in a view; a button of UIKit is no style, and changes nothing.
    package func applied<Content: View>(to view: Content) -> AnyView {
        guard case .record(let record, let kind, let owner) = content else { return AnyView(view) }
        let styled =
            switch kind {
            case .primitiveButtonStyle:
                AnyView(
                    view.buttonStyle(InterpretedPrimitiveButtonStyle(record, owner: owner))
                )
            case .buttonStyle, .uiButton:
                AnyView(view.buttonStyle(InterpretedButtonStyle(record, owner: owner)))
            }
        guard let owner else { return styled }
        return AnyView(OwnedView(owner: owner) { styled })
    }
}
