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
    private var margins: Margins

    public init(shaper: any TextShaper) {
        self.shaper = shaper
        margins = Margins()
    }

    /// Renders a button in the state that it is asked for, at rest, or at a moment of an interaction.
    public func render(_ request: ButtonRequest, style: CatalogEntry) -> Picture {
        if request.isMoment {
            return record(request, style: style).picture(at: request.time ?? .infinity)
        }
        let content = button(for: request, style).displayList(title: request.title)
        let frame = frame(around: content.size, request, style)
        return Picture(content: content, viewBox: frame.viewBox, background: frame.background)
    }

    /// The part of the plane that the pictures of a button show, and what is behind it.
    private func frame(
        around size: CGSize,
        _ request: ButtonRequest,
        _ style: CatalogEntry
    ) -> (viewBox: CGRect, background: ResolvedColor?) {
        let margin = request.padding ?? margins.margin(of: request, style, size: size, measuredBy: self)
        return (
            CGRect(origin: .zero, size: size).insetBy(dx: -margin, dy: -margin),
            request.background?.resolve(in: EnvironmentValues(request, style))
        )
    }

    // MARK: Resolved buttons

    /// Buttons that were resolved for another title; a style cannot know what its label says.
    private var buttons: [ButtonKey: ResolvedButton] = [:]

    private struct ButtonKey: Hashable {
        let style: CatalogEntry.ID
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
        let key = ButtonKey(style: style.id, hasTitle: !request.title.isEmpty, request: untitled)
        if let button = buttons[key] { return button }
        let button = resolve(request, style)
        guard button.host.canExchangeText, !style.readsTitle else { return button }
        if buttons.count == 256 { buttons.removeAll() }
        buttons[key] = button
        return button
    }

    private func resolve(_ request: ButtonRequest, _ style: CatalogEntry) -> ResolvedButton {
        guard !style.readsTitle else { return resolve(request, TextSource(request.title), style) }
        // Whether the button can be touched must not depend on the title that comes first: one of no
        // width cannot.
        let button = resolve(request, TextSource(request.title.isEmpty ? "" : "Button"), style)
        // A style that measures what it draws has measured that title.
        return button.host.canExchangeText
            ? button : resolve(request, TextSource(request.title), style)
    }

    private func resolve(
        _ request: ButtonRequest,
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

    // MARK: Recordings

    /// The interactions that were asked for last; their frames are asked for one by one.
    private var recordings: [(key: RecordingKey, recording: RecordedButton)] = []
    private static let keptRecordings = 8

    private struct RecordingKey: Equatable {
        let style: CatalogEntry.ID
        let request: ButtonRequest
        let title: [UInt8]
    }

    /// Records what the request says happens to the button.
    public func record(_ request: ButtonRequest, style: CatalogEntry) -> RecordedButton {
        // What is shown of the interaction does not change it.
        var request = request
        request.time = nil
        request.framesPerSecond = nil
        request.loops = true
        // By bytes: titles that are equal by canonical equivalence may have other glyphs.
        let key = RecordingKey(style: style.id, request: request, title: Array(request.title.utf8))
        if let kept = recordings.last(where: { $0.key == key }) { return kept.recording }
        let recording = Recording(
            of: host(of: request, TextSource(request.title), style),
            request.events,
            until: request.duration ?? RecordedButton.maximumDuration
        )
        let frame = frame(around: recording.size, request, style)
        let recorded = RecordedButton(
            recording,
            duration: request.duration,
            viewBox: frame.viewBox,
            background: frame.background
        )
        if recordings.count == Self.keptRecordings { recordings.removeFirst() }
        recordings.append((key, recorded))
        return recorded
    }

    // MARK: Values

    /// All values of a button in its state, or at its moment.
    func values(of request: ButtonRequest, _ style: CatalogEntry) -> ResolvedValues {
        guard request.isMoment else {
            let button = resolve(request, style)
            return ResolvedValues(button.displayList(title: request.title), button.host.paddings)
        }
        let recording = Recording(
            of: host(of: request, TextSource(request.title), style),
            request.events,
            until: request.duration ?? RecordedButton.maximumDuration
        )
        let time = recording.steadyTime(at: request.time ?? .infinity)
        return ResolvedValues(recording.displayList(at: time), recording.paddings(at: time))
    }

    // MARK: Samples

    /// After so many seconds nothing reaches farther than before.
    private static let sampledDuration = 5.0

    /// What a style draws in a state, and all that it draws while it is pressed and released, for who
    /// measures how far that reaches.
    func samples(of request: ButtonRequest, _ style: CatalogEntry) -> [DisplayList] {
        let states = style.states.map { state in
            var request = request
            request.state = state
            return resolve(request, style).displayList(title: request.title)
        }
        let recording = Recording(
            of: host(of: request, TextSource(request.title), style),
            [InteractionEvent(.down(.zero), at: 0), InteractionEvent(.up, at: 0.6)],
            until: Self.sampledDuration
        )
        let end = min(recording.restTime, Self.sampledDuration)
        let moments = stride(from: 0, to: end, by: 1 / 60).map(recording.displayList)
        return states + moments
    }
}
