import StyleSyntax
package import ViewEngine

/// A definition of a preview in a source: a `#Preview` or a `PreviewProvider`.
struct PreviewDefinition {
    enum Content {
        /// The view that the body of a `#Preview` is embedded in.
        case view(TypeInfo)
        case provider(TypeInfo)
        /// A closure that makes a picture of each of some arguments, with a type that stands for its views.
        case items(arguments: ExpressionID, body: ExpressionID, TypeInfo)
    }

    /// A modifier that the traits of a preview name.
    enum Modifier {
        /// `.modifier(SampleData())`
        case value(ExpressionID)
        /// A static member of `PreviewTrait` that the source declares.
        case member(Name)
    }

    let content: Content
    let description: PreviewDescription
    /// The innermost first.
    var modifiers: [Modifier] = []

    /// Whether a later declaration takes its place.
    var isReplaced: Bool {
        switch content {
        case .view(let info), .provider(let info), .items(_, _, let info): info.isReplaced
        }
    }

    var place: SourcePlace {
        switch content {
        case .view(let info), .provider(let info), .items(_, _, let info): info.place
        }
    }
}

/// The properties of a preview that its definition states.
package struct PreviewDescription: Hashable, Sendable {
    /// The name that Xcode shows; nil if the preview has none.
    package var displayName: String?
    package var traits = PreviewTraits()

    /// Whether each view at the top is a picture of its own.
    package var hasPictures = false
}

/// An expression at the top of a source, embedded in a view.
struct Snippet {
    let expression: ExpressionID
    let view: TypeInfo
}
