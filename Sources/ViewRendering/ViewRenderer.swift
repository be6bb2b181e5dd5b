package import Graphics
package import ViewEngine

/// Resolves any view in an environment: at rest, pressed, or in the course of an interaction.
package struct ViewRenderer {
    package let shaper: any TextShaper

    package init(shaper: any TextShaper) {
        self.shaper = shaper
    }

    /// Resolves a view, with a finger on its middle if it is pressed; its style decides whether that shows.
    package func resolve<Content: View>(
        _ view: Content,
        in environment: EnvironmentValues,
        isPressed: Bool = false
    ) -> ViewHost {
        let host = ViewHost(rootView: view, environment: environment, shaper: shaper)
        if isPressed { host.send(InteractionEvent(.down(.zero), at: 0)) }
        return host
    }

    /// Records the effects of events on a view, up to a time in seconds.
    package func record<Content: View>(
        _ view: Content,
        in environment: EnvironmentValues,
        events: [InteractionEvent],
        until end: Double
    ) -> Recording {
        Recording(of: resolve(view, in: environment), events: events, until: end)
    }
}
