package import StyleRuntime
package import ViewEngine

/// A style with its values.
package struct AnyInterpretedStyle {
    private enum Content {
        case value(Value, InterpretedStyle.Kind, Execution, ProgramOwner?)
        case button(InterpretedButtonFactory)
        case view(InterpretedRootView, Execution, ProgramOwner)
    }

    private let content: Content
    /// Puts a view into the environment that a request states.
    private let surround: (AnyView) -> AnyView

    /// Creates a style of a structure or an object of the source.
    init(
        value: Value,
        kind: InterpretedStyle.Kind,
        in execution: Execution,
        surround: @escaping (AnyView) -> AnyView
    ) {
        self.surround = surround
        // Only objects can be in reference cycles.
        let hasObjects = execution.program.types.contains(where: \.isClass)
        content = .value(value, kind, execution, hasObjects ? ProgramOwner(execution) : nil)
    }

    init(
        view: InterpretedRootView,
        in execution: Execution,
        surround: @escaping (AnyView) -> AnyView
    ) {
        self.surround = surround
        content = .view(view, execution, ProgramOwner(execution))
    }

    init(button: InterpretedButtonFactory) {
        surround = { $0 }
        content = .button(button)
    }

    /// The error that stopped the style while it was drawn.
    package var failure: Failure? {
        switch content {
        case .value(_, _, let execution, _): execution.failure
        case .button(let factory): factory.failure
        case .view(_, let execution, _): execution.failure
        }
    }

    /// The view of a root that is shown by itself; nil for a style.
    package var view: AnyView? {
        guard case .view(let view, _, let owner) = content else { return nil }
        return AnyView(OwnedView(owner: owner) { surround(AnyView(view)) })
    }

    /// The maker of the buttons of a style of UIKit; nil for a style of SwiftUI.
    package var button: InterpretedButtonFactory? {
        if case .button(let factory) = content { factory } else { nil }
    }

    /// Sets the style for the buttons in a view; a button of UIKit is no style, and changes nothing.
    package func applied<Content: View>(to view: Content) -> AnyView {
        guard case .value(let style, let kind, _, let owner) = content else { return AnyView(view) }
        let styled =
            switch kind {
            case .primitiveButtonStyle:
                AnyView(
                    view.buttonStyle(InterpretedPrimitiveButtonStyle(style, owner: owner))
                )
            case .buttonStyle, .labelStyle, .toggleStyle, .menuStyle, .uiButton, .view, .preview, .snippet:
                AnyView(view.buttonStyle(InterpretedButtonStyle(style, owner: owner)))
            }
        let surrounded = surround(styled)
        guard let owner else { return surrounded }
        return AnyView(OwnedView(owner: owner) { surrounded })
    }
}
