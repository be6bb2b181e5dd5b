public import Graphics
import StyleEngine

/// Turns requests into display lists.
///
/// It remembers measures, so it is for one thread.
public final class ButtonRenderer {
    /// A button as resolved, and the part of the plane that its picture shows.
    public struct Picture {
        public let content: DisplayList
        public let viewBox: CGRect
        public let background: ResolvedColor?
    }

    private let shaper: any TextShaper
    private var overflows: [OverflowKey: Overflow] = [:]

    public init(shaper: any TextShaper) {
        self.shaper = shaper
    }

    /// Renders a button in the state that it is asked for, at rest.
    public func render(_ request: ButtonRequest, style: CatalogEntry) -> Picture {
        let button = button(for: request, style)
        let content = button.displayList(title: request.title)
        let margin = request.padding ?? margin(of: request, style, size: content.size)
        return Picture(
            content: content,
            viewBox: CGRect(origin: .zero, size: content.size).insetBy(dx: -margin, dy: -margin),
            background: request.background?.resolve(in: environment(for: request, style))
        )
    }

    // MARK: Resolved buttons

    /// Buttons that were resolved for another title; a style cannot know what its label says.
    private var buttons: [ButtonKey: ResolvedButton] = [:]

    private struct ButtonKey: Hashable {
        let style: String
        let hasTitle: Bool
        let request: ButtonRequest
    }

    private func button(for request: ButtonRequest, _ style: CatalogEntry) -> ResolvedButton {
        // What the words are, and what is around the button, is not resolved with it.
        var untitled = request
        untitled.title = ""
        untitled.padding = nil
        untitled.background = nil
        untitled.hasLiveText = false
        let key = ButtonKey(style: style.name, hasTitle: !request.title.isEmpty, request: untitled)
        if let button = buttons[key] { return button }
        let button = resolve(request, style)
        if buttons.count == 256 { buttons.removeAll() }
        buttons[key] = button
        return button
    }

    private func resolve(_ request: ButtonRequest, _ style: CatalogEntry) -> ResolvedButton {
        let environment = environment(for: request, style)
        // Whether the button can be touched must not depend on the title that comes first: one of no
        // width cannot.
        let title = TextSource(request.title.isEmpty ? "" : "Button")
        let host = ViewHost(
            rootView: RequestedButton(request: request, title: title, applyStyle: style.applyStyle),
            environment: environment,
            shaper: shaper
        )
        // A pressed button is one with a finger on it; whether it shows is the style's affair.
        if request.state.contains(.pressed) { host.touchDown(at: .center) }
        return ResolvedButton(host: host, title: title)
    }

    private func environment(for request: ButtonRequest, _ style: CatalogEntry) -> EnvironmentValues {
        let design = request.system ?? style.systems[0]
        var environment = EnvironmentValues(palette: design.palette)
        environment.systemDesign = design
        environment.colorScheme = request.colorScheme
        environment.colorSchemeContrast = request.contrast
        environment.dynamicTypeSize = request.dynamicTypeSize
        environment.layoutDirection = request.layoutDirection
        environment.isFocused = request.state.contains(.focused)
        return environment
    }

    // MARK: Margins

    /// The room that the style needs around its layout frame in any state, in whole points, so that
    /// the pictures of all its states have one size and keep the button in place.
    private func margin(of request: ButtonRequest, _ style: CatalogEntry, size: CGSize) -> CGFloat {
        let key = OverflowKey(style, request)
        if let overflow = overflows[key] { return overflow.reach(of: size).rounded(.up) }
        let overflow = measureOverflow(of: key.sample, style)
        if overflows.count == 1024 { overflows.removeAll() }
        overflows[key] = overflow
        return overflow.reach(of: size).rounded(.up)
    }

    /// What the room around a button depends on beside its size.
    private struct OverflowKey: Hashable {
        let style: String
        let controlSize: ControlSize
        let borderShape: ButtonBorderShape
        let cornerRadius: CGFloat?
        let system: SystemDesign?

        init(_ style: CatalogEntry, _ request: ButtonRequest) {
            self.style = style.name
            controlSize = request.controlSize
            borderShape = request.buttonBorderShape
            cornerRadius = request.cornerRadius
            system = request.system
        }

        /// A button of which only that is told.
        var sample: ButtonRequest {
            var sample = ButtonRequest()
            sample.controlSize = controlSize
            sample.buttonBorderShape = borderShape
            sample.cornerRadius = cornerRadius
            sample.system = system
            return sample
        }
    }

    private func measureOverflow(of sample: ButtonRequest, _ style: CatalogEntry) -> Overflow {
        func measure(width: CGFloat, title: String) -> Overflow.Sample {
            var sample = sample
            sample.width = width
            sample.title = title
            var size = CGSize.zero
            var reach = CGSize.zero
            for state in style.states {
                sample.state = state
                let list = resolve(sample, style).displayList(title: title)
                size = list.size
                reach.width = max(reach.width, list.overflow.width)
                reach.height = max(reach.height, list.overflow.height)
            }
            return Overflow.Sample(size: size, reach: reach)
        }
        return Overflow(
            small: measure(width: 100, title: "Button"),
            large: measure(width: 300, title: "Button\nButton\nButton")
        )
    }
}
