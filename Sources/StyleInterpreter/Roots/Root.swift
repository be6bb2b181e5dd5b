import StyleRuntime
import StyleSyntax

/// Something that a program shows: a preview, a view, a style, a button of UIKit or a snippet, as the check has left it.
struct Root {
    /// The maker of the values of a root.
    enum Content {
        /// A type that is a style or a view, with everything that a request can set, and the initializer that makes it; nil
        /// if the type has none.
        case type(TypeInfo, [ParameterSource], initializer: CallTarget?)
        /// A property that returns a view.
        case property(FunctionInfo)
        /// The pictures of the arguments of a preview.
        case items(PicturesOfArguments)
        case button(ButtonRecipe)
    }

    let name: String
    let kind: InterpretedStyle.Kind
    let place: SourcePlace
    /// The definition of a preview; nil for other roots.
    var definition: PreviewDefinition?
    let content: Content
    /// The modifiers of a preview, the innermost first.
    var modifiers: [Surrounding] = []
    /// The modifiers that a request can put around a view.
    var surroundings: [Surrounding] = []
    /// The values of the environment that a request can set.
    var environment: [EnvironmentSource] = []

    /// Whether the statements at the top of the source make it.
    var isMadeAtTop: Bool {
        if case .button(let recipe) = content, case .function(let function) = recipe.target {
            function.returnedLocal != nil
        } else {
            false
        }
    }

    func emit(_ emitter: Emitter) -> EmittedRoot {
        var root = emitContent(emitter)
        root.modifiers = modifiers.map { $0.emit(emitter) }
        // Code that only a request reaches does not refuse the root.
        root.surroundings = surroundings.map { one in
            emitter.emitAction(at: one.place, messages: []) { one.emit(emitter) }
        }
        root.environment = environment.map { one in
            emitter.emitAction(at: one.place, messages: []) { one.emit(emitter) }
        }
        return root
    }

    private func emitContent(_ emitter: Emitter) -> EmittedRoot {
        switch content {
        case .type(let type, let sources, let initializer):
            emitter.reference(type)
            return EmittedRoot(
                root: self,
                sources: sources.map { $0.emit(emitter) },
                make: (initializer ?? .reading(Constant.absent)).emit(emitter),
                button: nil
            )
        case .property(let function):
            return EmittedRoot(
                root: self,
                sources: [],
                make: CallTarget.function(function).emit(emitter),
                button: nil
            )
        case .items(let pictures):
            let code = pictures.emit(emitter)
            return EmittedRoot(
                root: self,
                sources: [],
                make: { frame, _ throws(Failure) in try code(frame) },
                button: nil
            )
        case .button(let recipe):
            let button = recipe.emit(emitter)
            return EmittedRoot(root: self, sources: button.sources, make: button.call, button: button)
        }
    }
}

extension EmittedRoot {
    /// The name of the parameter that names a modifier around the view; an own parameter keeps the plain one.
    var nameOfAround: String {
        let isTaken = sources.contains { $0.name == SourceParameter.around }
        return isTaken ? "root." + SourceParameter.around : SourceParameter.around
    }

    /// The parameter that names a modifier around the view.
    func around(named name: String) -> SourceParameter {
        let none = SourceParameter.nothingAround
        return SourceParameter(
            name: name,
            role: .surrounding,
            typeName: "",
            place: place,
            isRequired: false,
            kind: .choice([none] + surroundings.map(\.name), default: none),
            isDefaultExact: true
        )
    }
}

/// A root of a program that runs.
struct EmittedRoot: Sendable {
    let name: String
    let kind: InterpretedStyle.Kind
    let place: SourcePlace
    /// The traits that the definition of a preview states.
    let preview: PreviewDescription?
    /// Everything that a request can set.
    let sources: [EmittedParameter]
    let make: CallCode
    /// Makes a button of UIKit; nil for other roots.
    let button: EmittedButton?
    /// The modifiers of a preview, the innermost first.
    fileprivate(set) var modifiers: [EmittedSurrounding] = []
    /// The modifiers that a request can put around a view.
    fileprivate(set) var surroundings: [EmittedSurrounding] = []
    /// The values of the environment that a request can set.
    fileprivate(set) var environment: [EmittedEnvironmentParameter] = []

    fileprivate init(
        root: Root,
        sources: [EmittedParameter],
        make: @escaping CallCode,
        button: EmittedButton?
    ) {
        name = root.name
        kind = root.kind
        place = root.place
        preview = root.definition?.description
        self.sources = sources
        self.make = make
        self.button = button
    }
}
