package import ViewEngine

/// A function of the program that the engine calls.
///
/// A failure inside of it ends the program: the function returns a replacement, and the call of the engine throws.
package struct Callback<Result, each Argument> {
    private let function: Value.Function?
}

// The constraints are those of the conformance: the Swift runtime looks for the conformance of each argument of a type
// with constraints, in all conformances of the program, when a process makes the rows of the bridge.
extension Callback: Bridged where Result: Replaceable, repeat each Argument: Bridged {
    package static var bridgedType: StyleType {
        var parameters: [StyleType.FunctionParameter] = []
        for type in repeat (each Argument).self { parameters.append(.init(type.bridgedType)) }
        let isBuilder = Result.self == AnyView.self || Result.self == KeyframesOfValue.self
        return .function(.init(parameters, Result.bridgedType, isBuilder: isBuilder))
    }

    package init(bridging value: Value) throws(Failure) {
        switch value {
        case .function(let function): self.function = function
        // A function that is not in the source.
        case .absent, .none: function = nil
        default: throw .mismatch(value, as: Self.bridgedType)
        }
    }

    package var bridged: Value { function.map(Value.function) ?? .none }

    package func callAsFunction(_ argument: repeat each Argument) -> Result {
        guard let function else { return .replacement }
        var values: [Value] = []
        for argument in repeat each argument { values.append(argument.bridged) }
        return function.execution.run(orElse: .replacement) { () throws(Failure) in
            try Result(bridging: function.call(&values))
        }
    }
}

extension Callback where Result: Replaceable, repeat each Argument: Bridged {
    /// Runs the function as a task.
    package func start() -> RunningTask { function.map { $0.execution.start($0) } ?? RunningTask() }
}

package typealias Action = Callback<Nothing>
package typealias Builder = Callback<AnyView>

/// The body of `updating(_:body:)`.
package struct UpdatingBody<Argument> {
    private let function: Value.Function
}

extension UpdatingBody: Bridged where Argument: Bridged {
    package static var bridgedType: StyleType {
        .function(
            .init(
                [
                    .init(Argument.bridgedType), .init(.variable(0), isInout: true),
                    .init(Transaction.bridgedType, isInout: true),
                ],
                .void
            )
        )
    }

    package init(bridging value: Value) throws(Failure) {
        guard case .function(let function) = value else { throw .mismatch(value, as: Self.bridgedType) }
        self.function = function
    }

    package var bridged: Value { .function(function) }

    package func callAsFunction(_ argument: Argument, _ state: inout Value, _ transaction: inout Transaction)
    {
        var values = [argument.bridged, state, transaction.bridged]
        function.execution.run(orElse: ()) { () throws(Failure) in
            _ = try function.call(&values)
            transaction = try Transaction(bridging: values[2])
        }
        state = values[1]
    }
}

/// A function that changes a value.
package struct Change<Changed> {
    private let function: Value.Function
}

extension Change: Bridged where Changed: Bridged {
    package static var bridgedType: StyleType {
        .function(.init([.init(Changed.bridgedType, isInout: true)], .void))
    }

    package init(bridging value: Value) throws(Failure) {
        guard case .function(let function) = value else { throw .mismatch(value, as: Self.bridgedType) }
        self.function = function
    }

    package var bridged: Value { .function(function) }

    package func callAsFunction(_ changed: inout Changed) {
        let before = changed
        changed = function.execution.run(orElse: before) { () throws(Failure) in
            var values = [before.bridged]
            _ = try function.call(&values)
            return try Changed(bridging: values[0])
        }
    }
}

/// A type that has a value in place of a failed one.
package protocol Replaceable: Bridged {
    static var replacement: Self { get }
}

extension Nothing: Replaceable {
    package static var replacement: Nothing { Nothing() }
}

extension Bool: Replaceable {
    package static var replacement: Bool { false }
}

extension Double: Replaceable {
    package static var replacement: Double { 0 }
}

extension AnyView: Replaceable {
    package static var replacement: AnyView { AnyView(EmptyView()) }
}

extension Any0: Replaceable {
    package static var replacement: Any0 { Any0(.none) }
}

extension Any1: Replaceable {
    package static var replacement: Any1 { Any1(.none) }
}
