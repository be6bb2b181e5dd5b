package import ViewEngine

extension Value.Record {
    package var checkedType: CheckedType { execution.program.types[type] }

    /// The view that the record describes.
    func view() throws(Failure) -> AnyView {
        if checkedType.requirements["path"] != nil { return AnyView(InterpretedShape(self)) }
        guard checkedType.protocols.contains("View") else { throw .mismatch(.record(self), as: .view) }
        return isAnimatable
            ? AnyView(InterpretedAnimatableView(record: self)) : AnyView(InterpretedView(record: self))
    }

    /// Calls a function that a protocol of the engine requires, and returns the view that it makes.
    package func body(_ requirement: String, with arguments: [Value] = []) -> AnyView {
        Value.record(self).body(requirement, with: arguments)
    }
}

extension Value {
    /// The execution of a value of a structure or a class of the source; nil for other values.
    var execution: Execution? {
        switch self {
        case .record(let record): record.execution
        case .object(let object): object.content.execution
        default: nil
        }
    }

    /// Calls a function that a protocol of the engine requires of a structure or a class of the source, and returns the
    /// view that it makes.
    func body(_ requirement: String, with arguments: [Value] = []) -> AnyView {
        guard let execution, let type = sourceType else { return AnyView(EmptyView()) }
        let checkedType = execution.program.types[type]
        return execution.run(orElse: AnyView(EmptyView())) { () throws(Failure) in
            guard let function = checkedType.requirements[requirement] else { return AnyView(EmptyView()) }
            if let place = checkedType.bodies[requirement] { BodyEvaluation.current?.enter(body: place) }
            var values = [self] + arguments
            return try AnyView(bridging: execution.program.call(function, in: execution, with: &values))
        }
    }
}

/// A view of the source.
struct InterpretedView: View {
    let record: Value.Record

    var body: AnyView { record.body("body") }
}

/// A button style of the source.
package struct InterpretedButtonStyle: ButtonStyle {
    private let style: Value
    /// Ends the objects of the style when no view has the style any more: an update makes a new one.
    private let owner: ProgramOwner?

    package init(_ style: Value, owner: ProgramOwner? = nil) {
        self.style = style
        self.owner = owner
    }

    package func makeBody(configuration: Configuration) -> AnyView {
        style.body("makeBody", with: [configuration.bridged])
    }
}

/// A primitive button style of the source.
package struct InterpretedPrimitiveButtonStyle: PrimitiveButtonStyle {
    private let style: Value
    /// Ends the objects of the style when no view has the style any more: an update makes a new one.
    private let owner: ProgramOwner?

    package init(_ style: Value, owner: ProgramOwner? = nil) {
        self.style = style
        self.owner = owner
    }

    package func makeBody(configuration: Configuration) -> AnyView {
        style.body("makeBody", with: [configuration.bridged])
    }
}

/// A view modifier of the source.
package struct InterpretedModifier: ViewModifier {
    private let record: Value.Record
    /// The context that a `PreviewModifier` shares between previews; nil for a modifier of views.
    private let context: Value?

    package init(_ record: Value.Record, context: Value? = nil) {
        self.record = record
        self.context = context
    }

    package func body(content: Content) -> AnyView {
        record.body("body(content:)", with: [content.bridged] + (context.map { [$0] } ?? []))
    }
}
