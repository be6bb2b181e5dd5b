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
    private let root: EmittedRoot

    init(_ root: EmittedRoot, _ program: CheckedProgram, _ standIns: [StandIn], _ limits: InterpreterLimits) {
        name = root.name
        kind = root.kind
        place = root.place
        self.program = program
        self.limits = limits
        self.root = root
        let execution = Execution(program, limits: limits)
        parameters = root.sources.map { $0.parameter(execution) } + standIns.parameters
    }

    /// Makes the style with arguments by the names of its parameters.
    ///
    /// A parameter without an argument, or with one of another type, has its default value; one without a default has
    /// the value of a call in the source, or a sample. The values of the style belong to one thread.
    package func makeStyle(arguments: [String: StyleArgument] = [:]) throws(Failure) -> AnyInterpretedStyle {
        let execution = Execution(program, limits: limits, externals: arguments)
        if let button = root.button {
            return AnyInterpretedStyle(button: InterpretedButtonFactory(button, arguments, execution))
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
        for source in root.sources {
            guard case .argument = source.target else { continue }
            if let argument = arguments[source.name].flatMap(source.type.value) {
                values.append(argument)
            } else if source.isRequired {
                values.append(try source.defaultValue(execution))
            } else {
                values.append(.absent)
            }
        }
        var style = try root.make(Frame(execution), &values)
        guard style.sourceType != nil else { throw Failure(.noInitializer) }
        for source in root.sources {
            guard case .field(let index, let wrapper, let place) = source.target,
                let value = arguments[source.name].flatMap(source.type.value)
            else { continue }
            style.store(value.wrapped(in: wrapper, at: place), at: index)
        }
        return style
    }
}
