package import StyleSyntax

/// A style that a pasted source declares.
package struct InterpretedStyle: Sendable {
    /// The protocol that a style conforms to, or the class that it extends.
    package enum Kind: Hashable, Sendable {
        case buttonStyle, primitiveButtonStyle
        /// A button of UIKit: a subclass of `UIButton`, or something that makes or updates one.
        case uiButton
    }

    package let name: String
    package let kind: Kind
    package let place: SourcePlace
    /// Everything that a request can set: the parameters of the initializer, stored properties, and stand-ins.
    package let parameters: [SourceParameter]

    private let program: CheckedProgram
    private let limits: InterpreterLimits
    private let sources: [ParameterSource]
    private let make: @Sendable (Frame, inout [Value]) throws(Failure) -> Value
    private var recipe: ButtonRecipe?

    init(
        _ recipe: ButtonRecipe,
        _ program: CheckedProgram,
        _ standIns: [StandIn],
        _ limits: InterpreterLimits
    ) {
        name = recipe.name
        kind = .uiButton
        place = recipe.place
        self.program = program
        self.limits = limits
        self.recipe = recipe
        sources = recipe.sources
        let execution = Execution(program, limits: limits)
        parameters = recipe.sources.map { $0.parameter(execution) } + standIns.parameters
        make = recipe.call
    }

    init(
        _ info: TypeInfo,
        _ checker: Checker,
        _ program: CheckedProgram,
        _ standIns: [StandIn],
        _ limits: InterpreterLimits
    ) {
        name = info.name
        kind = info.protocols.contains("PrimitiveButtonStyle") ? .primitiveButtonStyle : .buttonStyle
        place = info.place
        self.program = program
        self.limits = limits
        let (initializer, sources) = checker.parameterSources(of: info)
        self.sources = sources
        let execution = Execution(program, limits: limits)
        parameters = sources.map { $0.parameter(execution) } + standIns.parameters
        if let initializer { make = initializer.call } else { make = { _, _ in .absent } }
    }

    /// Makes the style with arguments by the names of its parameters.
    ///
    /// A parameter without an argument, or with one of another type, has its default value; one without a default has
    /// the value of a call in the source, or a sample. The values of the style belong to one thread.
    package func makeStyle(arguments: [String: StyleArgument] = [:]) throws(Failure) -> AnyInterpretedStyle {
        let execution = Execution(program, limits: limits, externals: arguments)
        if let recipe {
            return AnyInterpretedStyle(button: InterpretedButtonFactory(recipe, arguments, execution))
        }
        let style = try execution.withinBudget { () throws(Failure) in
            try makeValue(arguments, execution)
        }
        return AnyInterpretedStyle(value: style, kind: kind, execution)
    }

    private func makeValue(
        _ arguments: [String: StyleArgument],
        _ execution: Execution
    ) throws(Failure) -> Value {
        var values: [Value] = []
        for source in sources {
            guard case .argument = source.target else { continue }
            if let argument = arguments[source.name].flatMap(source.type.value) {
                values.append(argument)
            } else if source.isRequired {
                let value = source.value ?? source.sample
                values.append(try value?(Frame(execution)) ?? .none)
            } else {
                values.append(.absent)
            }
        }
        var style = try make(Frame(execution), &values)
        guard style.sourceType != nil else { throw Failure("the style has no initializer") }
        for source in sources {
            guard case .field(let index, let wrapper, let place) = source.target,
                let value = arguments[source.name].flatMap(source.type.value)
            else { continue }
            style.store(Checker.wrap(value, wrapper, place), at: index)
        }
        return style
    }
}
