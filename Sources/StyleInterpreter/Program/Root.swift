import StyleSyntax

/// Something that a program shows: a button style, or a button of UIKit, as the check has left it.
struct Root {
    /// The maker of the values of a root.
    enum Content {
        /// A type that is a style, with everything that a request can set, and the initializer that makes it; nil if the type
        /// has none.
        case style(TypeInfo, [ParameterSource], initializer: CallTarget?)
        case button(ButtonRecipe)
    }

    let name: String
    let kind: InterpretedStyle.Kind
    let place: SourcePlace
    let content: Content

    func emit(_ emitter: Emitter) -> EmittedRoot {
        switch content {
        case .style(let type, let sources, let initializer):
            emitter.reference(type)
            return EmittedRoot(
                name: name,
                kind: kind,
                place: place,
                sources: sources.map { $0.emit(emitter) },
                make: (initializer ?? .reading(Constant.absent)).emit(emitter),
                button: nil
            )
        case .button(let recipe):
            let button = recipe.emit(emitter)
            return EmittedRoot(
                name: name,
                kind: kind,
                place: place,
                sources: button.sources,
                make: button.call,
                button: button
            )
        }
    }
}

/// A root of a program that runs.
struct EmittedRoot: Sendable {
    let name: String
    let kind: InterpretedStyle.Kind
    let place: SourcePlace
    /// Everything that a request can set.
    let sources: [EmittedParameter]
    let make: CallCode
    /// Makes a button of UIKit; nil for a style.
    let button: EmittedButton?
}

extension Checker {
    /// The roots of the program, in the order of the source.
    func roots() -> [Root] {
        let styles = index.types.filter {
            guard !$0.isProtocol else { return false }
            return $0.protocols.contains("ButtonStyle") || $0.protocols.contains("PrimitiveButtonStyle")
        }
        let buttons = buttonRecipes().map {
            Root(name: $0.name, kind: .uiButton, place: $0.place, content: .button($0))
        }
        return (styles.map(root) + buttons).sorted { $0.place.offset < $1.place.offset }
    }

    private func root(_ info: TypeInfo) -> Root {
        let (initializer, sources) = parameterSources(of: info)
        return Root(
            name: info.name,
            kind: info.protocols.contains("PrimitiveButtonStyle") ? .primitiveButtonStyle : .buttonStyle,
            place: info.place,
            content: .style(info, sources, initializer: initializer?.target)
        )
    }
}
