package import ButtonRendering
package import StyleSyntax

/// A style that a source of a user's own declares.
package struct CustomStyle: Sendable {
    /// The protocol that a style conforms to, or the class that it extends.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case buttonStyle, primitiveButtonStyle
        /// A button of UIKit: a subclass of `UIButton`, or something that makes or updates one.
        case uiButton

        /// Whether its styles are buttons of UIKit.
        package var isUIKit: Bool { self == .uiButton }
    }

    package let name: String
    package let kind: Kind
    package let place: SourcePlace
    /// One sentence.
    package let summary: String
    /// The states that the style draws differently, the normal one first.
    package let states: [ButtonState]
    /// Whether `buttonBorderShape` changes it.
    package let takesBorderShape: Bool
    /// The parameters that a query can set.
    package let parameters: [StyleParameter]
    /// The source, as the code of an app that uses the style.
    package let code: StyleCode
    /// The size of its button; `nil` while it is being measured.
    package var size: ButtonSize?

    package init(
        name: String,
        kind: Kind,
        place: SourcePlace,
        summary: String,
        states: [ButtonState],
        takesBorderShape: Bool,
        parameters: [StyleParameter],
        code: StyleCode,
        size: ButtonSize? = nil
    ) {
        self.name = name
        self.kind = kind
        self.place = place
        self.summary = summary
        self.states = states
        self.takesBorderShape = takesBorderShape
        self.parameters = parameters
        self.code = code
        self.size = size
    }
}

extension StyleCode {
    /// The code of a style of a source of a user's own, whose initializer requires some parameters.
    package convenience init(of style: String, in text: SourceText, required: Set<String>) {
        self.init(type: style, files: [text.bytes], required: required, configuration: { _ in "plain" })
    }
}
