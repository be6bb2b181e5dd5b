import Graphics

extension SVGWriter {
    /// Writes a line as text, stretched to exactly the width of its layout.
    mutating func text(_ text: String, direction: TextDirection, run: GlyphRun, classes: SVGClasses?) {
        element("text") {
            // A right-to-left line starts at its right end.
            switch direction {
            case .leftToRight:
                $0.attribute("x", run.origin.x)
            case .rightToLeft:
                $0.attribute("x", run.origin.x + run.width)
                $0.attribute("direction", "rtl")
            }
            $0.attribute("y", run.origin.y)
            $0.attribute("textLength", run.width)
            $0.attribute("font-family", text: run.font.cssFamilies)
            $0.attribute("font-size", run.font.size)
            if run.font.drawnWeight != 400 { $0.attribute("font-weight", run.font.drawnWeight) }
            if run.font.isDrawnItalic { $0.attribute("font-style", "italic") }
            $0.attribute("xml:space", "preserve")
            $0.fill(run.color)
            $0.attribute(classes: classes)
            $0.text(text)
        }
    }

    /// Writes a line as text that a design tool can edit: by its left end and its baseline, which is all that such
    /// tools read.
    mutating func editableText(_ text: String, run: GlyphRun, layer: SVGLayer?) {
        element("text") {
            $0.attribute("x", run.origin.x)
            $0.attribute("y", run.origin.y)
            $0.attribute("font-family", text: run.font.toolFamily)
            $0.attribute("font-size", run.font.size)
            if run.font.drawnWeight != 400 { $0.attribute("font-weight", run.font.drawnWeight) }
            if run.font.isDrawnItalic { $0.attribute("font-style", "italic") }
            $0.attribute("xml:space", "preserve")
            $0.fill(run.color)
            $0.attribute(layer: layer)
            $0.text(text)
        }
    }
}
