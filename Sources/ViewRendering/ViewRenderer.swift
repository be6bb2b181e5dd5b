package import Graphics
package import ViewEngine

/// Resolves any view in an environment: at rest, pressed, or in the course of an interaction.
package struct ViewRenderer {
    package let shaper: any TextShaper

    package init(shaper: any TextShaper) {
        self.shaper = shaper
    }

    /// Resolves a view, with a finger or a pointer on its middle if it is pressed or hovered; its style decides whether that
    /// shows.
    package func resolve<Content: View>(
        _ view: Content,
        in environment: EnvironmentValues,
        isPressed: Bool = false,
        isHovered: Bool = false
    ) -> ViewHost {
        let host = ViewHost(rootView: view, environment: environment, shaper: shaper)
        if isHovered { host.send(InteractionEvent(.enter, at: 0)) }
        if isPressed { host.press(at: 0) }
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
