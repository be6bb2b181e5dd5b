package import StringCatalogs
package import StyleRuntime
package import StyleSyntax
package import ViewEngine

/// Something that a pasted source shows: a style, a view, a preview or a snippet.
package struct InterpretedStyle: Sendable {
    /// The kinds of roots; those of styles by the protocol that a style conforms to, or the class that it extends.
    package enum Kind: Hashable, Sendable {
        case buttonStyle, primitiveButtonStyle
        /// A style of labels, toggles or menus, which a control with such a view shows.
        case labelStyle, toggleStyle, menuStyle
        /// A button of UIKit: a subclass of `UIButton`, or something that makes or updates one.
        case uiButton
        /// A view of its own with a control inside.
        case view
        /// A definition of a preview.
        case preview
        /// An expression at the top of the source.
        case snippet
    }

    package let name: String
    package let kind: Kind
    package let place: SourcePlace
    /// Everything that a request can set: the parameters of the initializer, stored properties, and stand-ins.
    package let parameters: [SourceParameter]
    /// The properties that the definition of a preview states; nil for others.
    package let preview: PreviewDescription?
    /// The warnings and notes about what the root reaches.
    package let diagnostics: [Diagnostic]
    /// The names that the root reaches and the source does not declare, each with its replacement.
    package let standIns: [StandIn]

    /// The stand-ins by the declarations whose code has them.
    private let unitStandIns: [UnitStandIns]
    private let program: CheckedProgram
    private let limits: InterpreterLimits
    private let root: EmittedRoot

    /// Creates a root of a program, with the messages about what it reaches, and the stand-ins that a request can set.
    init(
        _ root: EmittedRoot,
        of program: CheckedProgram,
        reaching reached: DeclarationMessages,
        unitStandIns: [UnitStandIns],
        settable standIns: [StandIn],
        within limits: InterpreterLimits
    ) {
        diagnostics = reached.diagnostics
        self.standIns = reached.standIns
        self.unitStandIns = unitStandIns
        name = root.name
        kind = root.kind
        place = root.place
        preview = root.preview
        self.program = program
        self.limits = limits
        self.root = root
        let execution = Execution(program, limits: limits)
        let own = root.sources.map { $0.parameter(execution) }
        var sample = StyleSample(kind)?.parameters(at: place) ?? []
        sample += root.environment.compactMap { $0.parameter(execution) }
        if !root.surroundings.isEmpty { sample.append(root.around(named: root.nameOfAround)) }
        parameters =
            own + sample.filter { one in !own.contains { $0.name == one.name } }
            + standIns.parameters.prefix(limits.standIns)
    }

    /// The stand-ins in the code that has run, without those in whose place nothing is drawn.
    package func standIns(in record: RunRecord) -> [StandIn] {
        let ran = Set(unitStandIns.flatMap { $0.standIns(in: record) })
        return standIns.filter { !$0.isStatement && !$0.isOfEvents && ran.contains($0) }
    }

    /// Makes the style with arguments by the names of its parameters.
    ///
    /// A parameter without an argument, or with one of another type, has its default value; one without a default has
    /// the value of a call in the source, or a sample. The values of the style belong to one thread. The locale is the
    /// language of the app, by default that of development; a pseudolanguage changes its texts.
    package func makeStyle(
        arguments: [String: StyleArgument] = [:],
        locale: Locale? = nil,
        pseudolanguage: Pseudolanguage? = nil
    ) throws(Failure) -> AnyInterpretedStyle {
        let execution = Execution(
            program,
            limits: limits,
            externals: arguments,
            locale: locale,
            pseudolanguage: pseudolanguage
        )
        let environment = root.environment
        func surround(_ view: AnyView) -> AnyView {
            environment.reduce(view) { $1.applied(to: $0, with: arguments, in: execution) }
                .inResources(of: execution)
        }
        if let button = root.button {
            return AnyInterpretedStyle(
                button: InterpretedButtonFactory(button, with: arguments, in: execution)
            )
        }
        if kind.isView {
            return AnyInterpretedStyle(
                view: InterpretedRootView(self, with: arguments, in: execution),
                in: execution,
                surround: surround
            )
        }
        let style = try execution.withinBudget { () throws(Failure) in
            try makeValue(arguments, in: execution)
        }
        return AnyInterpretedStyle(value: style, kind: kind, in: execution, surround: surround)
    }

    /// The view of a root in the modifiers of its preview, and in the one that a request names.
    func surrounded(
        _ view: AnyView,
        with arguments: [String: StyleArgument],
        in execution: Execution
    ) throws(Failure) -> AnyView {
        var view = view
        for modifier in root.modifiers { view = try modifier.applied(to: view, execution) }
        if case .enumeration(let name)? = arguments[root.nameOfAround],
            let surrounding = root.surroundings.first(where: { $0.name == name })
        {
            view = try surrounding.applied(to: view, execution)
        }
        return view
    }

    /// Makes the style, or the view, with a binding to the value of each parameter that is one.
    func makeValue(
        _ arguments: [String: StyleArgument],
        in execution: Execution,
        binding: (_ value: Value, _ position: Int) -> Value = { value, _ in value }
    ) throws(Failure) -> Value {
        var values: [Value] = []
        for (position, source) in root.sources.enumerated() {
            guard case .argument = source.target else { continue }
            if let argument = arguments[source.name].flatMap(source.type.value) {
                values.append(binding(argument, position))
            } else if source.isRequired {
                values.append(binding(try source.defaultValue(execution), position))
            } else {
                values.append(.absent)
            }
        }
        var style = try root.make(Frame(execution), &values)
        guard style.sourceType != nil || kind == .preview else { throw Failure(.noInitializer) }
        for source in root.sources {
            guard case .field(let index, let wrapper, let place) = source.target,
                let value = arguments[source.name].flatMap(source.type.value)
            else { continue }
            style.store(value.wrapped(in: wrapper, at: place), at: index)
        }
        return style
    }
}
