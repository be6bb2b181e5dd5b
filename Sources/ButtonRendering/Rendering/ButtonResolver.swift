import Graphics
import ViewEngine

/// Runs the styles: makes the tree of a button that is asked for, at rest or in the course of an interaction.
struct ButtonResolver {
    let shaper: any TextShaper

    // MARK: Buttons

    /// The button in the state that it is asked for.
    func button(for request: ButtonRequest, _ style: CatalogEntry) -> ResolvedButton {
        guard !style.readsTitle else { return button(for: request, TextSource(request.title), style) }
        // Whether the button can be touched must not depend on the title that comes first: one of no
        // width cannot.
        let button = button(for: request, TextSource(request.title.isEmpty ? "" : "Button"), style)
        // A style that measures what it draws has measured that title.
        return button.host.textAffectsLayoutOnly
            ? button : self.button(for: request, TextSource(request.title), style)
    }

    private func button(
        for request: ButtonRequest,
        _ title: TextSource,
        _ style: CatalogEntry
    ) -> ResolvedButton {
        let host = host(of: request, title, style)
        // A pressed button is one with a finger on it; whether it shows is the style's affair. UIKit's are
        // simply highlighted.
        if request.state.contains(.pressed), style.framework == .swiftUI {
            host.handle(InteractionEvent(.down(.zero), at: 0))
        }
        return ResolvedButton(host: host, title: title)
    }

    private func host(
        of request: ButtonRequest,
        _ title: TextSource,
        _ style: CatalogEntry
    ) -> ViewHost {
        ViewHost(
            rootView: RequestedButton(request, title: title, style),
            environment: EnvironmentValues(request, style),
            shaper: shaper
        )
    }

    // MARK: Interactions

    /// What the request says happens to the button.
    func recording(of request: ButtonRequest, _ style: CatalogEntry) -> Recording {
        recording(
            of: request,
            style,
            request.events,
            until: request.duration ?? RecordedButton.maximumDuration
        )
    }

    private func recording(
        of request: ButtonRequest,
        _ style: CatalogEntry,
        _ events: [InteractionEvent],
        until end: Double
    ) -> Recording {
        Recording(of: host(of: request, TextSource(request.title), style), events, until: end)
    }

    // MARK: Samples

    /// After so many seconds nothing reaches farther than before.
    private static let sampledDuration = 5.0

    /// What a style draws in each state, and all that it draws while it is pressed and released, for who
    /// measures how far that reaches.
    func samples(of request: ButtonRequest, _ style: CatalogEntry) -> [DisplayList] {
        let states = style.states.map { state in
            var request = request
            request.state = state
            return button(for: request, style).displayList(title: request.title)
        }
        let press = [InteractionEvent(.down(.zero), at: 0), InteractionEvent(.up, at: 0.6)]
        let recording = recording(of: request, style, press, until: Self.sampledDuration)
        let end = min(recording.restTime, Self.sampledDuration)
        return states + stride(from: 0, to: end, by: 1 / 60).map(recording.displayList)
    }
}
