import ButtonRendering
import ViewEngine

extension Parameters {
    /// The picture around the button.
    static let presentation = [
        Parameter(
            "text",
            \.presentation.hasLiveText,
            as: .choice(["outline": false, "live": true]),
            default: false,
            summary: "Outlines look the same everywhere; live text can be edited, and needs the font Inter."
        ),
        Parameter(
            "width",
            \.button.width,
            orStyleDefault: .number(in: 1...2000, unit: "points"),
            summary: "The width of the button; what it needs if not given. A title that does not fit wraps."
        ),
        Parameter(
            "background",
            \.presentation.background,
            as: .color,
            default: nil,
            summary:
                "The color behind the button; if not given, none, and on a sheet the system's background."
        ),
        Parameter(
            "padding",
            \.presentation.padding,
            orStyleDefault: .number(in: 0...200, unit: "points"),
            unavailable: { $0.output == .raster(.card) ? .notOnCards : nil },
            summary: """
                Room around the button; if not given, what the style needs in any of its states, on a sheet more.
                """
        ),
        Parameter(
            "scale",
            .query(\.scale),
            as: .number(in: 1...4, unit: "pixels a point"),
            default: { _, _ in 2 },
            unavailable: { context in
                guard context.output.isRaster else { return .rastersOnly }
                return context.output.takesScale ? nil : .notOnCards
            },
            summary: "The number of pixels for a point."
        ),
    ]
}
