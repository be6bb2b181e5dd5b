package import Graphics
import ViewEngine

/// Turns requests into display lists.
///
/// It remembers measures, and what it resolved, so it is for one thread.
package final class ButtonRenderer {
    /// A button as resolved, and the part of the plane that its picture shows.
    package struct Picture {
        package let content: DisplayList
        package let viewBox: CGRect
        package let background: ResolvedColor?
    }

    let resolver: ButtonResolver
    private var margins = Margins()
    private var buttons = KeptButtons()
    private var recordings = KeptRecordings()

    package init(shaper: any TextShaper) {
        resolver = ButtonResolver(shaper: shaper)
    }

    /// Renders a button in the state that it is asked for, at rest, or at a moment of an interaction.
    package func render(_ request: ButtonRequest, style: CatalogEntry) -> Picture {
        var button: KeptButton?
        return render(request, style: style, reusing: &button)
    }

    /// Renders a button that may have been rendered before with another title; otherwise it is alike.
    ///
    /// `kept` is what that left, and then what this leaves to the next.
    package func render(
        _ request: ButtonRequest,
        style: CatalogEntry,
        reusing kept: inout KeptButton?
    ) -> Picture {
        if request.isMoment {
            return record(request, style: style).picture(at: request.time ?? .infinity)
        }
        let button: KeptButton
        if let kept, kept.takesTitles, kept.kind.hasTitle == !request.title.isEmpty {
            button = kept
        } else {
            button = self.button(for: request, style)
            kept = button
        }
        let content = button.resolved.displayList(title: request.title)
        let frame = frame(around: content.size, request, style, overflow(of: button, request, style))
        return Picture(content: content, viewBox: frame.viewBox, background: frame.background)
    }

    private func button(for request: ButtonRequest, _ style: CatalogEntry) -> KeptButton {
        let kind = KeptButton.Kind(request, style)
        if let kept = buttons[kind] { return kept }
        let button = KeptButton(kind, resolver.button(for: request, style), style)
        buttons.keep(button)
        return button
    }

    private func overflow(
        of button: KeptButton,
        _ request: ButtonRequest,
        _ style: CatalogEntry
    ) -> Overflow {
        if let overflow = button.overflow { return overflow }
        let overflow = margins.overflow(of: request, style, measuredBy: resolver)
        button.overflow = overflow
        return overflow
    }

    /// Records what the request says happens to the button.
    package func record(_ request: ButtonRequest, style: CatalogEntry) -> RecordedButton {
        recordings.recording(of: request, style) {
            let recording = resolver.recording(of: request, style)
            let frame = frame(
                around: recording.size,
                request,
                style,
                margins.overflow(of: request, style, measuredBy: resolver)
            )
            return RecordedButton(
                recording,
                duration: request.duration,
                viewBox: frame.viewBox,
                background: frame.background
            )
        }
    }

    /// The part of the plane that the pictures of a button show, and what is behind it.
    private func frame(
        around size: CGSize,
        _ request: ButtonRequest,
        _ style: CatalogEntry,
        _ overflow: @autoclosure () -> Overflow
    ) -> (viewBox: CGRect, background: ResolvedColor?) {
        // In whole points; who says how much room there is spares the measuring.
        let margin = request.padding ?? overflow().reach(of: size).rounded(.up)
        return (
            CGRect(origin: .zero, size: size).insetBy(dx: -margin, dy: -margin),
            request.background?.resolve(in: EnvironmentValues(request, style))
        )
    }
}
