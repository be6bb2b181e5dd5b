import ButtonRendering
import Graphics
import UIKitEngine
import ViewEngine

/// A button that a caller has written.
struct ButtonSource {
    /// The button, or one that an expression makes each time.
    let content: Content
    /// The accessible name.
    let title: String
    /// The name of its style, which is part of the ids of a sheet.
    let name: String

    /// Unchecked `Sendable`, because a picture is drawn on the thread that asks for it.
    enum Content: @unchecked Sendable {
        case view(AnyView)
        case uiButton(() -> UIButton)
        /// A view with several buttons.
        case presented(AnyView)

        var view: some View { view(isHighlighted: false) }

        /// The view, in which a button of UIKit can be highlighted as an app can set it.
        @SameIdentityBuilder
        func view(isHighlighted: Bool) -> some View {
            switch self {
            case .view(let view), .presented(let view):
                view
            case .uiButton(let make):
                UIButtonView {
                    let button = make()
                    if isHighlighted { button.showHighlighted(true) }
                    return button
                }
            }
        }
    }

    /// The name under which the service logs the action of a button.
    private static let triggerName = "trigger"

    /// The entry of a catalog that draws the button, whatever the label of the request.
    func entry(shaper: any TextShaper) -> CatalogEntry {
        switch content {
        case .view(let view): entry(of: view)
        case .uiButton(let make): entry(making: make)
        case .presented(let view): entry(showing: view, shaper: shaper)
        }
    }

    /// The entry of a view that is shown by itself, with the number of its controls.
    private func entry(showing view: AnyView, shaper: any TextShaper) -> CatalogEntry {
        let source = Content.presented(view)
        var content = PresentedContent(isPreview: false)
        content.title = title
        func entry(_ states: [ButtonState]) -> CatalogEntry {
            CatalogEntry(
                framework: .swiftUI,
                name: name,
                summary: "",
                availability: "",
                states: states,
                content: content
            ) { _ in
                AnyView(source.view)
            }
        }
        let controls = ButtonRenderer(shaper: shaper)
            .measuredView(of: entry([.normal, .disabled]), stepLimit: .max) { _ in }
            .controls
        guard !controls.isEmpty else { return entry([.normal, .disabled]) }
        content.controls = controls.count
        let selected = controls.contains(where: \.canBeSelected) ? [ButtonState.selected] : []
        return entry([.normal, .pressed] + selected + [.disabled, .focused])
    }

    private func entry(of view: AnyView) -> CatalogEntry {
        let source = Content.view(view)
        let title = title
        return CatalogEntry(
            framework: .swiftUI,
            name: name,
            summary: "",
            availability: "",
            states: [.normal, .pressed, .disabled, .focused]
        ) { arguments in
            // The room around a style is measured with other titles.
            let isMeasured = arguments.title.string != title
            return AnyView(
                source.view.observingControls(
                    ControlObservation(
                        triggerName: Self.triggerName,
                        title: isMeasured ? arguments.title : nil
                    )
                )
            )
        }
    }

    private func entry(making make: @escaping () -> UIButton) -> CatalogEntry {
        let source = Content.uiButton(make)
        return CatalogEntry(
            framework: .uiKit,
            name: name,
            summary: "",
            availability: "",
            states: [.normal, .pressed, .selected, .disabled, .focused],
            takesBackground: true
        ) { arguments in
            let isHighlighted = arguments.button.state.contains(.pressed)
            return AnyView(
                source.view(isHighlighted: isHighlighted)
                    .observingControls(ControlObservation(triggerName: Self.triggerName))
            )
        }
    }
}
