import Graphics
package import ViewEngine

/// A view of UIKit by itself, as a preview shows it.
package struct UIViewPicture: View {
    @StateObject private var host: HostView

    /// A picture of a view, which is made once.
    package init(makeView: @escaping () -> UIView) {
        _host = StateObject(wrappedValue: HostView(showing: makeView()))
    }

    /// A picture of the view of a controller, which is made once and is as large as the screen.
    package init(makeController: @escaping () -> UIViewController) {
        _host = StateObject(wrappedValue: HostView(showing: makeController()))
    }

    package var body: some View {
        if let button = host.shown as? UIButton {
            UIButtonView { button }
        } else {
            HostPicture(host: host)
        }
    }
}

/// A view around one that is shown by itself.
private final class HostView: UIView {
    let shown: UIView
    /// The controller of the view, if it has one.
    let controller: UIViewController?

    init(showing view: UIView) {
        shown = view
        controller = nil
        super.init(frame: .zero)
        if !(view is UIButton) { addSubview(view) }
    }

    init(showing controller: UIViewController) {
        shown = controller.view
        self.controller = controller
        super.init(frame: .zero)
        if !(shown is UIButton) { addSubview(shown) }
    }

    required init?(coder: NSCoder) { nil }

    override var isPicture: Bool { true }

    /// The size of the view: that of its constraints, its content or its frame.
    var sizeOfShown: CGSize {
        if controller != nil { return UIScreen.main.bounds.size }
        let (content, frame) = (shown.contentSizeAsSubview(), shown.ownFrame.size)
        let own = CGSize(
            width: content.width >= 0 ? content.width : frame.width,
            height: content.height >= 0 ? content.height : frame.height
        )
        return SubviewLayout(of: shown).rootSize(content: own)
    }
}

/// The picture of a host with the view inside.
private struct HostPicture: View {
    let host: HostView

    @Environment(\.self) private var environment

    var body: some View {
        let size = update()
        let layer = host.takeLayerPicture()
        return Color.clear
            .frame(width: size.width, height: size.height)
            .layer(layer, in: environment)
    }

    /// Lays the views out, and returns the size of the host.
    private func update() -> CGSize {
        UITraitCollection.$current.withValue(UITraitCollection(environment)) {
            host.update(measuring: { host.assignedSize }, content: { nil }, views: measuredSize(of:)) {
                host.addToWindowIfNeeded()
                let size = host.sizeOfShown
                host.assignedSize = size
                host.shown.autoresizingMask = []
                host.shown.setLayoutFrame(CGRect(origin: .zero, size: size))
                host.controller?.layOut { layOut(in: size) }
                // The controller may have changed the views since.
                layOut(in: size)
                return size
            }
        }
    }

    private func layOut(in size: CGSize) {
        SubviewLayout(of: host.shown).apply(in: size)
        (host.shown as? UIStackView)?.arrange()
        host.shown.layoutSublayers(of: host.shown.layer)
    }

    private func measuredSize(of view: AnyView) -> CGSize? { view.idealSize(in: environment) }
}
