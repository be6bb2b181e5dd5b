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
            return request.title.isEmpty ? [] : [set("title", to: title)]
        }
        let attributed = Expression.call(
            "AttributedString",
            with: Argument(title),
            Argument(label: "attributes", .name("attributes"))
        )
        return [.assignment("var attributes", .call("AttributeContainer"))] + attributes
            + [set("attributedTitle", to: attributed)]
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
                with: Argument(label: "forTextStyle", .member(style.uiKitName))
            )
            statements.append(.assignment("attributes.font", font))
        }
        return statements
    }

    private var content: [Statement] {
        var statements: [Statement] = []
        if !wanted.subtitle.isEmpty { statements.append(set("subtitle", to: .string(wanted.subtitle))) }
        if let name = request.button.label.systemImage {
            statements.append(
                set("image", to: .call("UIImage", with: Argument(label: "systemName", .string(name))))
            )
        }
        if wanted.showsActivityIndicator {
            statements.append(set("showsActivityIndicator", to: .boolean(true)))
        }
        return statements
    }

    // MARK: Where it stands

    private var layout: [Statement] {
        var statements: [Statement] = []
        if request.button.control.controlSize != .regular {
            statements.append(set("buttonSize", to: .member("\(request.button.control.controlSize)")))
        }
        if wanted.titleAlignment != .automatic {
            statements.append(set("titleAlignment", to: .member("\(wanted.titleAlignment)")))
        }
        if request.button.label.imagePlacement != .leading {
            statements.append(set("imagePlacement", to: .member("\(request.button.label.imagePlacement)")))
        }
        if let padding = request.button.label.imagePadding {
            statements.append(set("imagePadding", to: .number(padding)))
        }
        if let padding = wanted.titlePadding { statements.append(set("titlePadding", to: .number(padding))) }
        if let insets = wanted.contentInsets { statements.append(set("contentInsets", to: insets.code)) }
        return statements
    }

    // MARK: How it looks

    private var colors: [Statement] {
        var statements: [Statement] = []
        if let color = wanted.baseForegroundColor {
            statements.append(set("baseForegroundColor", to: color.uiKitCode))
        }
        if let color = wanted.baseBackgroundColor {
            statements.append(set("baseBackgroundColor", to: color.uiKitCode))
        }
        if wanted.hasGrayImage { statements.append(set("imageColorTransformer", to: .member("grayscale"))) }
        return statements
    }

    private var backgroundStatements: [Statement] {
        let background = request.button.control.background
        var statements: [Statement] = []
        if background.cornerStyle != .dynamic {
            statements.append(set("cornerStyle", to: .member("\(background.cornerStyle)")))
        }
        if let radius = request.button.control.cornerRadius {
            statements.append(set("background.cornerRadius", to: .number(radius)))
        }
        if let color = background.color {
            statements.append(set("background.backgroundColor", to: color.uiKitCode))
        }
        if let insets = background.insets {
            statements.append(set("background.backgroundInsets", to: insets.code))
        }
        if let color = background.strokeColor {
            statements.append(set("background.strokeColor", to: color.uiKitCode))
        }
        if let width = background.strokeWidth {
            statements.append(set("background.strokeWidth", to: .number(width)))
        }
        if let outset = background.strokeOutset {
            statements.append(set("background.strokeOutset", to: .number(outset)))
        }
        return statements
    }

    private func set(_ property: String, to value: Expression) -> Statement {
        .assignment("configuration." + property, value)
    }
}

extension NSDirectionalEdgeInsets {
    fileprivate var code: Expression {
        .call(
            "NSDirectionalEdgeInsets",
            with: Argument(label: "top", .number(top)),
            Argument(label: "leading", .number(leading)),
            Argument(label: "bottom", .number(bottom)),
            Argument(label: "trailing", .number(trailing))
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
