package import Caching
package import Graphics
import ViewEngine
package import ViewRendering

/// Turns requests into pictures and recordings.
///
/// It caches the trees of resolved buttons, so it belongs to one thread.
package final class ButtonRenderer {
    let resolver: ButtonResolver
    private let outsets: OutsetCache
    private var buttons: BoundedCache<ResolutionKey, EvaluatedValue<PreparedButton>>
    private var recordings: BoundedCache<RecordingKey, EvaluatedValue<Recording>>

    /// A renderer whose caches take a share of a budget.
    package init(shaper: any TextShaper, outsets: OutsetCache, share: Double, of budget: MemoryBudget) {
        resolver = ButtonResolver(
            shaper: shaper,
            regions: TouchRegionCache(share: share * Self.regionShare, of: budget)
        )
        self.outsets = outsets
        buttons = BoundedCache(share: share / 2, of: budget, named: "buttons")
        recordings = BoundedCache(
            share: share * (0.5 - Self.regionShare),
            of: budget,
            named: "recordings"
        )
    }

    /// The part of the caches that touch regions take.
    private static let regionShare = 1.0 / 32

    /// A renderer with a budget of its own, of 16 MiB.
    package convenience init(shaper: any TextShaper) {
        let budget = MemoryBudget(limit: 16 << 20)
        self.init(
            shaper: shaper,
            outsets: OutsetCache(share: 0.125, of: budget),
            share: 0.875,
            of: budget
        )
    }

    /// Renders a button in its state, at rest, or at a moment of an interaction.
    package func picture(of request: ButtonRequest) -> ViewPicture {
        guard let themed = resolver.themed(request) else {
            return marked(picture(of: KeyedRequest(request), title: request.title, theme: nil), of: request)
        }
        return marked(
            picture(of: KeyedRequest(themed.request), title: request.title, theme: themed.theme),
            of: themed.request
        )
    }

    /// Renders a button as `picture(of:)` does, with the key that its titles share.
    package func picture(of keyed: KeyedRequest, title: String) -> ViewPicture {
        guard keyed.hasKey(of: title), keyed.presentation.overlay == .none else {
            return picture(of: keyed.request(titled: title))
        }
        return picture(of: keyed, title: title, theme: nil)
    }

    /// Renders a button whose title has the key, with the changes of a theme.
    private func picture(of keyed: KeyedRequest, title: String, theme: AppliedTheme?) -> ViewPicture {
        if !keyed.interaction.events.isEmpty || keyed.presentation.time != nil {
            let recorded = recordedView(of: keyed.request(titled: title), theme: theme)
            return recorded.picture(at: keyed.presentation.time ?? .infinity)
        }
        let button = button(for: keyed, title: title)
        let hasFailed = BodyEvaluation.current?.outcome.error != nil
        let content =
            theme.map { $0.applied(to: button.completeDisplayList(title: title)) }
            ?? button.displayList(title: title)
        // A body that fails with this title draws nothing with others; one that has failed before fails with any.
        if !hasFailed, BodyEvaluation.current?.outcome.error != nil { buttons.remove(keyed.key) }
        return ViewPicture(
            content: content,
            viewBox: viewBox(of: content.size, for: keyed.presentation) {
                outset(of: button, for: keyed.key)
            },
            background: keyed.key.environment.backdrop
        )
    }

    /// Records the interaction of a request.
    package func recordedView(of request: ButtonRequest) -> RecordedView {
        guard let themed = resolver.themed(request) else { return recordedView(of: request, theme: nil) }
        return recordedView(of: themed.request, theme: themed.theme)
    }

    private func recordedView(of request: ButtonRequest, theme: AppliedTheme?) -> RecordedView {
        let recording = recording(of: request)
        return RecordedView(
            recording,
            duration: request.interaction.duration,
            viewBox: viewBox(of: recording.size, for: request.presentation) {
                outsets.outset(
                    of: OutsetKey(request.button, in: request.environment),
                    measuredBy: resolver
                ).used()
            },
            background: request.environment.backdrop,
            changes: theme.map { theme in { theme.appliedCompletely(to: $0, at: $1) } }
        )
    }

    // MARK: Caches

    private func button(for keyed: KeyedRequest, title: String) -> PreparedButton {
        guard TreeCost.isCachedText(title) else { return resolver.button(for: keyed.request(titled: title)) }
        if let button = buttons.value(for: keyed.key) { return button.used() }
        let evaluated = EvaluatedValue { resolver.button(for: keyed.request(titled: title)) }
        let button = evaluated.value
        if button.titleAffectsLayoutOnly, evaluated.isReusable {
            let texts =
                TreeCost.longestCachedText / 4 + TreeCost.bytes(text: keyed.key.button.configuration.subtitle)
            buttons.insert(
                evaluated,
                for: keyed.key,
                cost: button.cost + texts + keyed.key.button.control.style.retainedBytes
            )
        }
        return button
    }

    private func outset(of button: PreparedButton, for key: ResolutionKey) -> PaintOutset {
        if let outset = button.outset { return outset.used() }
        let outset = outsets.outset(of: OutsetKey(key), measuredBy: resolver)
        button.outset = outset
        return outset.used()
    }

    private func recording(of request: ButtonRequest) -> Recording {
        let key = RecordingKey(request)
        if let recording = recordings.value(for: key) { return recording.used() }
        let evaluated = EvaluatedValue { resolver.recording(of: request) }
        let recording = evaluated.value
        guard evaluated.isReusable else { return recording }
        let texts = TreeCost.bytes(text: request.title + request.button.configuration.subtitle)
        recordings.insert(
            evaluated,
            for: key,
            cost: recording.cost + texts + request.button.control.style.retainedBytes
        )
        return recording
    }

    // MARK: Frames

    /// The part of the plane that the pictures of a button show; `outset` is evaluated only where no padding is set.
    private func viewBox(
        of size: CGSize,
        for presentation: Presentation,
        outset: () -> PaintOutset
    ) -> CGRect {
        // In whole points.
        let padding = presentation.padding ?? outset().length(of: size).rounded(.up)
        let viewBox = CGRect(origin: .zero, size: size).insetBy(dx: -padding, dy: -padding)
        // The job ends with the error, whatever it draws until then.
        guard !OversizedPicture.check(viewBox) else { return viewBox }
        return CGRect(x: 0, y: 0, width: 1, height: 1)
    }
}
