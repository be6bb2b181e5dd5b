import Graphics
import SystemStyles
import ViewEngine
import ViewRendering

/// The text that a button shows in its normal state; without one, the name of its symbol.
struct ShownText {
    let text: String

    /// The longest title that the service takes, in characters.
    private static let maximumLength = 256

    init<Content: View>(of view: Content, in environment: ViewEnvironment, shaper: any TextShaper) {
        let host = ViewRenderer(shaper: shaper)
            .resolve(view.buttonStyle(.automatic), in: environment.values)
        let runs = host.displayList().items.flatMap(\.runs)
        let lines = runs.compactMap(\.line)
        let shown = lines.isEmpty ? runs.compactMap(\.symbol).prefix(1) : lines[...]
        text = String(shown.joined(separator: " ").prefix(Self.maximumLength))
    }
}

extension DisplayItem {
    /// The lines of text and the symbols, in painting order.
    fileprivate var runs: [GlyphRun] {
        switch drawing {
        case .glyphs(let run): [run]
        case .group(_, let items): items.flatMap(\.runs)
        case .fill, .stroke: []
        }
    }
}

extension GlyphRun {
    fileprivate var line: String? {
        if case .text(let text, _) = content { text } else { nil }
    }

    fileprivate var symbol: String? {
        switch content {
        case .symbol(let name), .placeholder(let name): name
        case .text: nil
        }
    }
}
