import ButtonRendering
import SwiftCode
import UIKitEngine
import ViewEngine

/// The properties that a request sets in a `UIButton.Configuration`.
struct UIKitConfiguration {
    private let request: ButtonRequest
    private let wanted: ConfigurationSpecification

    init(_ request: ButtonRequest) {
        self.request = request
        wanted = request.button.configuration
    }

    var statements: [Statement] { title + content + layout + colors + backgroundStatements }

    // MARK: What it says

    private var title: [Statement] {
        let title = Expression.string(request.title)
        let attributes = titleAttributes
        guard !attributes.isEmpty, !request.title.isEmpty else {
            return request.title.isEmpty ? [] : [set("title", title)]
        }
        let attributed = Expression.call(
            "AttributedString",
            Argument(title),
            Argument("attributes", .name("attributes"))
        )
        return [.assignment("var attributes", .call("AttributeContainer"))] + attributes
            + [set("attributedTitle", attributed)]
    }

    /// The attributes of the title alone.
    private var titleAttributes: [Statement] {
        var statements: [Statement] = []
        if let color = wanted.titleForegroundColor {
            statements.append(.assignment("attributes.foregroundColor", color.uiKitCode))
        }
        if let style = request.button.font {
            let font = Expression.call(
                "UIFont.preferredFont",
                Argument("forTextStyle", .member(style.uiKitName))
            )
            statements.append(.assignment("attributes.font", font))
        }
        return statements
    }

    private var content: [Statement] {
        var statements: [Statement] = []
        if !wanted.subtitle.isEmpty { statements.append(set("subtitle", .string(wanted.subtitle))) }
        if let name = request.button.label.systemImage {
            statements.append(set("image", .call("UIImage", Argument("systemName", .string(name)))))
        }
        if wanted.showsActivityIndicator { statements.append(set("showsActivityIndicator", .boolean(true))) }
        return statements
    }

    // MARK: Where it stands

    private var layout: [Statement] {
        var statements: [Statement] = []
        if request.button.control.controlSize != .regular {
            statements.append(set("buttonSize", .member("\(request.button.control.controlSize)")))
        }
        if wanted.titleAlignment != .automatic {
            statements.append(set("titleAlignment", .member("\(wanted.titleAlignment)")))
        }
        if request.button.label.imagePlacement != .leading {
            statements.append(set("imagePlacement", .member("\(request.button.label.imagePlacement)")))
        }
        if let padding = request.button.label.imagePadding {
            statements.append(set("imagePadding", .number(padding)))
        }
        if let padding = wanted.titlePadding { statements.append(set("titlePadding", .number(padding))) }
        if let insets = wanted.contentInsets { statements.append(set("contentInsets", insets.code)) }
        return statements
    }

    // MARK: How it looks

    private var colors: [Statement] {
        var statements: [Statement] = []
        if let color = wanted.baseForegroundColor {
            statements.append(set("baseForegroundColor", color.uiKitCode))
        }
        if let color = wanted.baseBackgroundColor {
            statements.append(set("baseBackgroundColor", color.uiKitCode))
        }
        if wanted.hasGrayImage { statements.append(set("imageColorTransformer", .member("grayscale"))) }
        return statements
    }

    private var backgroundStatements: [Statement] {
        let background = request.button.control.background
        var statements: [Statement] = []
        if background.cornerStyle != .dynamic {
            statements.append(set("cornerStyle", .member("\(background.cornerStyle)")))
        }
        if let radius = request.button.control.cornerRadius {
            statements.append(set("background.cornerRadius", .number(radius)))
        }
        if let color = background.color {
            statements.append(set("background.backgroundColor", color.uiKitCode))
        }
        if let insets = background.insets {
            statements.append(set("background.backgroundInsets", insets.code))
        }
        if let color = background.strokeColor {
            statements.append(set("background.strokeColor", color.uiKitCode))
        }
        if let width = background.strokeWidth {
            statements.append(set("background.strokeWidth", .number(width)))
        }
        if let outset = background.strokeOutset {
            statements.append(set("background.strokeOutset", .number(outset)))
        }
        return statements
    }

    private func set(_ property: String, _ value: Expression) -> Statement {
        .assignment("configuration." + property, value)
    }
}

extension NSDirectionalEdgeInsets {
    fileprivate var code: Expression {
        .call(
            "NSDirectionalEdgeInsets",
            Argument("top", .number(top)),
            Argument("leading", .number(leading)),
            Argument("bottom", .number(bottom)),
            Argument("trailing", .number(trailing))
        )
    }
}

extension Font.TextStyle {
    /// The name in `UIFont.TextStyle`.
    fileprivate var uiKitName: String {
        switch self {
        case .title: "title1"
        case .caption: "caption1"
        default: "\(self)"
        }
    }
}
