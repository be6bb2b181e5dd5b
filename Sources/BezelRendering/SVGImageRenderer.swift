import AppleDesign
public import Graphics
import SVG
import SystemStyles
public import ViewEngine
import ViewRendering

/// Draws SwiftUI views and UIKit buttons as SVG images.
///
/// ```swift
/// var renderer = SVGImageRenderer(shaper: try InstalledFonts(symbolFolder: "fonts"))
/// renderer.environment.colorScheme = .dark
/// let image = renderer.image(of: Button("Buy") {}.buttonStyle(.borderedProminent))
/// ```
///
/// An image is one file in UTF-8 without scripts, fonts or links. The same view always gives the same bytes. A view
/// has its ideal size, and a button without a style has the automatic style.
///
/// Copies of a renderer share its caches, so all copies belong to one thread.
public struct SVGImageRenderer {
    /// The form in which text is written.
    public enum TextForm: Hashable, Sendable {
        /// Outlines, which look the same on every machine.
        case outline
        /// SVG text, which can be read, searched and edited.
        case live
    }

    /// The environment of the root of each view.
    public var environment = ViewEnvironment()
    /// The accessible name of the images.
    public var title = ""
    /// The visible part of the plane in points, whose origin is the top left corner of the view's layout frame.
    ///
    /// If it is `nil`, an image shows the layout frame and everything that the view paints around it at any moment
    /// of the interaction.
    public var viewBox: CGRect?
    /// The color behind the view; `nil` leaves the images transparent.
    public var background: Color?
    public var textForm = TextForm.outline

    private let views: ViewRenderer
    private let svg = SVGRenderer()

    /// A renderer that measures and draws text with a shaper, such as ``InstalledFonts``.
    public init(shaper: some TextShaper) {
        views = ViewRenderer(shaper: shaper)
    }

    // MARK: Still images

    /// Draws a view at rest.
    ///
    /// - Parameters:
    ///   - view: A SwiftUI view, or a ``UIKitButton``.
    ///   - isPressed: Whether a finger is on the center of the view.
    ///   - isHovered: Whether a pointer is over the center of the view.
    /// - Returns: The bytes of the SVG file.
    public func image<Content: View>(of view: Content, isPressed: Bool = false, isHovered: Bool = false)
        -> [UInt8]
    {
        let host = views.resolve(
            styled(view),
            in: values,
            isPressed: isPressed,
            isHovered: isHovered
        )
        let content = host.displayList()
        return still(content, viewBox: viewBox ?? content.frame(around: [content]))
    }

    /// Draws a view at a moment of an interaction.
    ///
    /// - Parameters:
    ///   - view: A SwiftUI view, or a ``UIKitButton``.
    ///   - events: The events, in the order of their times.
    ///   - time: In seconds; infinity is the end of all animations.
    /// - Returns: The bytes of the SVG file.
    public func image<Content: View>(of view: Content, events: [InteractionEvent], at time: Double) -> [UInt8]
    {
        let recorded = record(view, events: events, duration: nil)
        return still(recorded.picture(at: time).content, viewBox: recorded.viewBox)
    }

    // MARK: Animated images

    /// Draws an interaction with a view as an animated image.
    ///
    /// Its motion is reduced for a viewer who prefers that, and always if the environment reduces motion.
    ///
    /// - Parameters:
    ///   - view: A SwiftUI view, or a ``UIKitButton``.
    ///   - events: The events, in the order of their times.
    ///   - duration: The end of the interaction in seconds; `nil` is the time at which all animations have ended, or,
    ///     if they never do, ten seconds after the last change.
    ///   - repeats: Whether the animation starts again at its end.
    /// - Returns: The bytes of the SVG file.
    public func animatedImage<Content: View>(
        of view: Content,
        events: [InteractionEvent],
        duration: Double? = nil,
        repeats: Bool = true
    ) -> [UInt8] {
        let recorded = record(view, events: events, duration: duration)
        let shown = recorded.pictureDuration(repeats: repeats)
        return svg.render(
            SVGVariants(following: environment.accessibilityReduceMotion ? [] : [.reducedMotion]) {
                preferences in
                let moments =
                    preferences.isEmpty
                    ? recorded : record(view, events: events, duration: duration, reducesMotion: true)
                return AnimatedSVGDocument(
                    title: title,
                    viewBox: recorded.viewBox,
                    background: resolvedBackground,
                    content: preferences.isEmpty
                        ? moments.timeline(lasting: shown) : moments.reducedTimeline(lasting: shown),
                    repeats: repeats,
                    textForm: textForm.svg
                )
            }
        )
    }

    // MARK: Parts

    private func styled<Content: View>(_ view: Content) -> some View { view.buttonStyle(.automatic) }

    private var resolvedBackground: ResolvedColor? { background?.resolve(in: environment.values) }

    /// The environment of the root of each view, with what is behind it.
    private var values: EnvironmentValues {
        var values = environment.values
        values.backdrop = resolvedBackground
        return values
    }

    private func still(_ content: DisplayList, viewBox: CGRect) -> [UInt8] {
        svg.render(
            SVGDocument(
                title: title,
                viewBox: viewBox,
                background: resolvedBackground,
                content: content,
                textForm: textForm.svg
            )
        )
    }

    private func record<Content: View>(
        _ view: Content,
        events: [InteractionEvent],
        duration: Double?,
        reducesMotion: Bool = false
    ) -> RecordedView {
        var environment = environment
        if reducesMotion { environment.accessibilityReduceMotion = true }
        let recording = views.record(
            styled(view),
            in: values,
            events: events.map(\.event),
            until: duration ?? RecordedView.maximumDuration
        )
        return RecordedView(recording, duration: duration, viewBox: viewBox ?? recording.frame)
    }
}

extension SVGImageRenderer.TextForm {
    fileprivate var svg: SVGDocument.TextForm {
        switch self {
        case .outline: .outline
        case .live: .live
        }
    }
}

extension DisplayList {
    /// The layout frame with room for everything that some moments of a view paint around it, in whole points.
    fileprivate func frame(around moments: [DisplayList]) -> CGRect {
        let outset = PaintOutset.Sample(of: moments).outset
        // Bounds of curves differ from those of their frame in the last bits.
        let room = max(0, (max(outset.width, outset.height) - 1e-6).rounded(.up))
        return CGRect(origin: .zero, size: size).insetBy(dx: -room, dy: -room)
    }
}

extension Recording {
    /// The largest layout frame with room for everything that is painted around it.
    fileprivate var frame: CGRect {
        let end = min(restTime, RecordedView.maximumDuration)
        let moments = [displayList(at: end)] + stride(from: 0, to: end, by: 1 / 60).map(displayList)
        return DisplayList(size: size, items: []).frame(around: moments)
    }
}
