public import Graphics
import StyleEngine

/// Turns requests into display lists.
///
/// It remembers measures, so it is for one thread.
public final class ButtonRenderer {
    /// A button as resolved, and the part of the plane that its picture shows.
    public struct Picture {
        public let content: DisplayList
        public let canvas: CGRect
        public let background: ResolvedColor?
    }

    private let shaper: any TextShaper
    private var margins: [MarginKey: CGFloat] = [:]

    public init(shaper: any TextShaper) {
        self.shaper = shaper
    }

    /// Renders a button in the state that it is asked for, at rest.
    public func render(_ request: ButtonRequest, style: CatalogEntry) -> Picture {
        let environment = environment(for: request)
        let content = displayList(of: request, style, environment)
        let margin = request.padding ?? margin(of: request, style)
        return Picture(
            content: content,
            canvas: CGRect(origin: .zero, size: content.size).insetBy(dx: -margin, dy: -margin),
            background: request.background?.resolve(in: environment)
        )
    }

    private func displayList(
        of request: ButtonRequest,
        _ style: CatalogEntry,
        _ environment: EnvironmentValues
    ) -> DisplayList {
        let host = ViewHost(
            rootView: RequestedButton(request: request, applyStyle: style.applyStyle),
            environment: environment,
            shaper: shaper
        )
        // A pressed button is one with a finger on it; whether it shows is the style's affair.
        if request.state.contains(.pressed) { host.touchDown(at: .center) }
        return host.displayList()
    }

    private func environment(for request: ButtonRequest) -> EnvironmentValues {
        var environment = EnvironmentValues(palette: .iOS18)
        environment.colorScheme = request.colorScheme
        environment.colorSchemeContrast = request.contrast
        environment.dynamicTypeSize = request.dynamicTypeSize
        environment.layoutDirection = request.layoutDirection
        environment.isFocused = request.state.contains(.focused)
        return environment
    }

    // MARK: Margins

    /// What the room around a button depends on: not what it says, nor its state.
    private struct MarginKey: Hashable {
        let style: String
        let request: ButtonRequest
    }

    /// The room that the style needs around its layout frame in any state, in whole points, so that
    /// the pictures of all its states have one size and keep the button in place.
    private func margin(of request: ButtonRequest, _ style: CatalogEntry) -> CGFloat {
        var sample = ButtonRequest()
        sample.controlSize = request.controlSize
        sample.buttonBorderShape = request.buttonBorderShape
        sample.cornerRadius = request.cornerRadius
        let key = MarginKey(style: style.name, request: sample)
        if let margin = margins[key] { return margin }

        let overflow = style.states.map { state in
            sample.state = state
            let list = displayList(of: sample, style, environment(for: sample))
            let bounds = list.paintBounds
            return max(
                -bounds.minX,
                -bounds.minY,
                bounds.maxX - list.size.width,
                bounds.maxY - list.size.height
            )
        }
        let margin = overflow.reduce(0, max).rounded(.up)
        if margins.count == 1024 { margins.removeAll() }
        margins[key] = margin
        return margin
    }
}
