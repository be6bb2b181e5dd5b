package import Caching
import Graphics

/// Renders documents as SVG; the same document always gives the same bytes.
///
/// It keeps only caches from one document to the next, so one renderer should live long. It is for one
/// thread.
package final class SVGRenderer {
    /// The layout of the bytes, which does not change the picture.
    package enum Style: Sendable {
        case compact
        /// One element a line, for people.
        case pretty
    }

    private let style: Style
    private let caches: SVGCaches

    /// A renderer whose caches may take a share of a budget, from 0 to 1.
    package init(
        style: Style = .compact,
        budget: MemoryBudget = MemoryBudget(limit: 8 << 20),
        share: Double = 1
    ) {
        self.style = style
        caches = SVGCaches(share: share, of: budget)
    }

    /// A writer of one document.
    func makeWriter(
        clock: SVGClock = .still,
        preferences: [ViewerPreference],
        repeatedGlyphs: RepeatedGlyphs
    ) -> SVGDocumentWriter {
        SVGDocumentWriter(
            style: style,
            clock: clock,
            preferences: preferences,
            repeatedGlyphs: repeatedGlyphs,
            caches: caches
        )
    }

    package func render(_ document: SVGDocument) -> [UInt8] {
        var writer = SVGDocumentWriter(
            style: style,
            profile: document.profile,
            repeatedGlyphs: RepeatedGlyphs(in: document),
            caches: caches
        )
        let (items, parts) = (document.content.items, document.parts)
        let textForm = document.profile.textForm(document.textForm)
        writer.root(title: document.title, viewBox: document.viewBox, background: document.background) {
            writer in
            for item in items { writer.write(item, textForm: textForm) }
            writer.write(parts)
        }
        return writer.svg.bytes
    }

    /// Renders an animated document; an item that never changes is written as in a still one.
    package func render(_ document: AnimatedSVGDocument) -> [UInt8] {
        let clock = SVGClock(duration: document.content.duration, repeats: document.repeats)
        var writer = SVGDocumentWriter(
            style: style,
            clock: clock,
            repeatedGlyphs: RepeatedGlyphs(in: document),
            caches: caches
        )
        writer.root(title: document.title, viewBox: document.viewBox, background: document.background) {
            writer in
            for item in document.content.items { writer.write(item, textForm: document.textForm) }
        }
        return writer.svg.bytes
    }
}
