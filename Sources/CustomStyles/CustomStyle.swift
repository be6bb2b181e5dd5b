package import ButtonRendering
package import StyleSyntax

/// Something that a source of a user's own shows: a style, a view, a preview or a snippet.
package struct CustomStyle: Sendable {
    /// The kinds of roots; those of styles by the protocol that a style conforms to, or the class that it extends.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case buttonStyle, primitiveButtonStyle
        /// A style of labels, toggles or menus, which a control with such a view shows.
        case labelStyle, toggleStyle, menuStyle
        /// A button of UIKit: a subclass of `UIButton`, or something that makes or updates one.
        case uiButton
        /// A view of its own with a control inside.
        case view
        /// A picture of a definition of a preview.
        case preview
        /// An expression at the top of the source.
        case snippet

        /// Whether its styles are buttons of UIKit.
        package var isUIKit: Bool { self == .uiButton }

        /// Whether an address without a name means the first of its kind before all others.
        fileprivate var isStyle: Bool {
            switch self {
            case .buttonStyle, .primitiveButtonStyle, .uiButton: true
            case .labelStyle, .toggleStyle, .menuStyle, .view, .preview, .snippet: false
            }
        }

        /// The order in which a source without a style is shown.
        fileprivate static let orderOfViews: [Kind] = [
            .view, .preview, .snippet, .labelStyle, .toggleStyle, .menuStyle,
        ]
    }

    /// The name in addresses, which is unique in its source.
    package let name: String
    /// The name that people read; `nil` if the source states none.
    package let displayName: String?
    package let kind: Kind
    package let place: SourcePlace
    /// One sentence.
    package let summary: String
    /// The states that the style draws differently, the normal one first.
    package let states: [ButtonState]
    /// Whether `buttonBorderShape` changes it.
    package let takesBorderShape: Bool
    /// The view that is drawn; `nil` for a style.
    package let content: PresentedContent?
    /// The parameters that a query can set.
    package let parameters: [StyleParameter]
    /// The source, as the code of an app that uses the style.
    package let code: StyleCode
    /// The size of its button; `nil` while it is being measured.
    package var size: ButtonSize?
    /// The names that it reaches and the source does not declare, each with its replacement.
    package var standIns: [CustomStandIn] = []
    /// The parameters for which the source states no value.
    package var samples: [CustomSample] = []
    /// The messages about what it reaches, and the errors of states that cannot be drawn.
    package var messages: [Diagnostic] = []

    /// Whether it is drawn in its normal state.
    package var draws: Bool { !messages.contains { $0.severity == .error } }

    /// The greatest number of pictures of a preview.
    package static let mostPictures = 50

    package init(
        name: String,
        displayName: String? = nil,
        kind: Kind,
        place: SourcePlace,
        summary: String,
        states: [ButtonState],
        takesBorderShape: Bool,
        content: PresentedContent? = nil,
        parameters: [StyleParameter],
        code: StyleCode,
        size: ButtonSize? = nil
    ) {
        self.name = name
        self.displayName = displayName
        self.kind = kind
        self.place = place
        self.summary = summary
        self.states = states
        self.takesBorderShape = takesBorderShape
        self.content = content
        self.parameters = parameters
        self.code = code
        self.size = size
    }
}

extension StyleCode {
    /// The code of a style of a source of a user's own, whose initializer requires some parameters.
    package convenience init(of style: String, in text: SourceText, required: Set<String>) {
        self.init(
            type: style,
            files: [text.files[0].lines.bytes],
            required: required,
            configuration: { _ in "plain" }
        )
    }
}

extension [CustomStyle] {
    /// The one that an address without a name means: the first style or button, or else the first of views, previews,
    /// snippets and other styles.
    package var preferred: CustomStyle? {
        if let style = filter(\.kind.isStyle).min(by: { $0.place.offset < $1.place.offset }) { return style }
        return firstOfViews.map { self[$0] }
    }

    /// Likewise the index of the one of several files, in their order.
    package var preferredIndex: Int? { firstIndex(where: \.kind.isStyle) ?? firstOfViews }

    private var firstOfViews: Int? {
        CustomStyle.Kind.orderOfViews.lazy.compactMap { kind in firstIndex { $0.kind == kind } }.first
    }
}
