package import UIKitEngine

/// A button of UIKit, or one of a subclass that the source declares.
package struct ButtonReference: Bridged {
    package let button: UIButton

    package static var bridgedType: StyleType { .engine(.uiButton) }

    package init(_ button: UIButton) {
        self.button = button
    }

    package init(bridging value: Value) throws(Failure) {
        switch value {
        case .object(let object as InterpretedButton): button = object
        case .engine(let button as UIButton): self.button = button
        default: throw .mismatch(value, as: Self.bridgedType)
        }
    }

    package var bridged: Value {
        if let object = button as? InterpretedButton { .object(object) } else { .engine(button) }
    }

    /// The button, for calls of `super`; nil if its class is not of the source.
    package var interpreted: InterpretedButton? { button as? InterpretedButton }
}

/// A function of the program that a value of UIKit retains.
///
/// A program and its buttons belong to one thread.
package struct RetainedFunction: @unchecked Sendable {
    private let function: Value.Function

    package init(_ function: Value.Function) {
        self.function = function
    }

    /// Calls the function; a failure ends the program, and the result is the replacement.
    package func callAsFunction<Argument: Bridged, Result: Bridged>(
        _ argument: Argument,
        orElse replacement: Result
    )
        -> Result
    {
        function.execution.run(orElse: replacement) { () throws(Failure) in
            var values = [argument.bridged]
            return try Result(bridging: function.call(&values))
        }
    }
}

/// A function from one value to another that UIKit retains.
package struct Transformation<Argument, Result> {
    package let function: RetainedFunction
    private let value: Value
}

extension Transformation: Bridged where Argument: Bridged, Result: Bridged {
    package static var bridgedType: StyleType {
        .function(.init([.init(Argument.bridgedType)], Result.bridgedType))
    }

    package init(bridging value: Value) throws(Failure) {
        guard case .function(let function) = value else { throw .mismatch(value, as: Self.bridgedType) }
        self.function = RetainedFunction(function)
        self.value = value
    }

    package var bridged: Value { value }
}
