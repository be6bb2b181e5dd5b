import ButtonRendering
import CustomStyles
import StyleInterpreter
import StyleRuntime
import StyleSyntax
import ViewEngine

extension CustomStyle {
    /// The description of a style of a source, whose button is not measured.
    ///
    /// Reading it takes tens of microseconds for each kilobyte of the source.
    init(_ style: InterpretedStyle, in text: SourceText, mentions: SourceMentions) {
        let isUIKit = style.kind.isUIKit
        let isView = style.kind.isView
        self.init(
            name: style.name,
            displayName: style.preview?.displayName,
            kind: Kind(style.kind),
            place: style.place,
            summary: text.documentation(of: style) ?? style.kind.summary,
            states: (isUIKit ? CatalogEntry.uiKitStates : CatalogEntry.swiftUIStates)
                + (mentions.hover ? [.hovered] : []),
            takesBorderShape: !isUIKit && mentions.borders,
            content: isView
                ? PresentedContent(
                    isPreview: style.kind == .preview,
                    isOfStyle: style.kind.isStyle,
                    traits: style.preview?.traits ?? PreviewTraits()
                ) : nil,
            parameters: style.parameters.compactMap { StyleParameter($0, of: style.kind) },
            code: StyleCode(
                of: style.name,
                in: text,
                required: Set(style.parameters.filter(\.isRequired).map(\.name))
            )
        )
        samples = style.parameters.compactMap(CustomSample.init)
        messages = style.diagnostics
    }

    /// Sets the stand-ins of a style, of which those in code that has run are drawn.
    mutating func setStandIns(of style: InterpretedStyle, in record: RunRecord) {
        let drawn = Set(style.standIns(in: record))
        standIns = style.standIns.map { CustomStandIn($0, isDrawn: drawn.contains($0)) }
    }
}

extension CustomSample {
    /// The sample of a parameter; `nil` if the source states its value.
    init?(_ parameter: SourceParameter) {
        guard let sample = parameter.sample else { return nil }
        self.init(
            name: parameter.name,
            texts: sample.texts,
            isView: sample.isView,
            isImage: sample.isImage
        )
    }
}

extension CustomStyle.Kind {
    init(_ kind: InterpretedStyle.Kind) {
        self =
            switch kind {
            case .buttonStyle: .buttonStyle
            case .primitiveButtonStyle: .primitiveButtonStyle
            case .labelStyle: .labelStyle
            case .toggleStyle: .toggleStyle
            case .menuStyle: .menuStyle
            case .uiButton: .uiButton
            case .view: .view
            case .preview: .preview
            case .snippet: .snippet
            }
    }
}

extension InterpretedStyle.Kind {
    /// Whether its styles are buttons of UIKit.
    var isUIKit: Bool {
        switch self {
        case .buttonStyle, .primitiveButtonStyle, .labelStyle, .toggleStyle, .menuStyle, .view, .preview,
            .snippet:
            false
        case .uiButton: true
        }
    }

    /// The summary of a style without a documentation comment.
    fileprivate var summary: String {
        switch self {
        case .buttonStyle: "A button style of your own."
        case .primitiveButtonStyle: "A primitive button style of your own."
        case .labelStyle: "A label style of your own, on a button."
        case .toggleStyle: "A toggle style of your own."
        case .menuStyle: "A menu style of your own."
        case .uiButton: "A button of UIKit of your own."
        case .view: "A view of your own."
        case .preview: "A preview of your own."
        case .snippet: "An expression of your own."
        }
    }
}

/// The features that a source names; one pass over its text serves all of its styles.
struct SourceMentions: Sendable {
    /// Whether the source names what depends on a pointer over the button.
    let hover: Bool
    /// Whether the source names the shape of borders, or a style of the system that has one.
    let borders: Bool

    init(_ source: SourceText) {
        hover = ["onHover", "onContinuousHover", "hoverEffect"].contains(where: source.contains)
        borders = [
            "buttonBorderShape", ".bordered", "BorderedButtonStyle", "BorderedProminentButtonStyle", ".glass",
        ]
        .contains(where: source.contains)
    }
}

extension SourceText {
    /// The first paragraph of the documentation comment before a style, on one line; `nil` if it has none.
    fileprivate func documentation(of style: InterpretedStyle) -> String? {
        // From the last line to the first.
        var lines: [Substring] = []
        var number = style.place.line - 1
        while number >= 1 {
            let text = line(number)
            let line = text.drop { $0 == " " || $0 == "\t" }
            // Attributes stand between the comment and the declaration.
            if line.hasPrefix("///") {
                lines.append(line.dropFirst(3).drop { $0 == " " })
            } else if !line.hasPrefix("@") || !lines.isEmpty {
                break
            }
            number -= 1
        }
        let paragraph = lines.reversed().prefix { !$0.isEmpty }.joined(separator: " ")
        return paragraph.isEmpty ? nil : String(paragraph.prefix(Self.longestDocumentation))
    }

    /// In characters.
    private static let longestDocumentation = 200
}
