import Graphics
import StyleBridge
import StyleRuntime
package import UIKitEngine
package import ViewEngine

/// The maker of the buttons of UIKit that a pasted source declares.
///
/// Its buttons belong to one thread, and to the views that it makes.
package struct InterpretedButtonFactory {
    private let recipe: EmittedButton
    private let arguments: [String: StyleArgument]
    private let execution: Execution
    private let owner: ProgramOwner

    init(_ recipe: EmittedButton, with arguments: [String: StyleArgument], in execution: Execution) {
        self.recipe = recipe
        self.arguments = arguments
        self.execution = execution
        owner = ProgramOwner(execution)
    }

    /// The error that stopped the source while a button was made or drawn.
    var failure: Failure? { execution.failure }

    /// A view with a button.
    ///
    /// - Parameters:
    ///   - configuration: the configuration of a button whose source takes one.
    ///   - primaryAction: the action of a button whose source takes one; any other button has it as well.
    ///   - keepsTitle: whether the title of such a button stays if it has one.
    ///   - fill: sets the content of a button that has a configuration of its own.
    ///   - adjust: changes a button after it was made.
    /// - Returns: the view, which retains the button and all other objects of the source.
    package func view(
        configuration: UIButton.Configuration,
        primaryAction: UIAction,
        keepsTitle: Bool = false,
        fill: @escaping (inout UIButton.Configuration) -> Void = { _ in },
        adjust: @escaping (UIButton) -> Void = { _ in }
    ) -> AnyView {
        AnyView(
            OwnedView(owner: owner) {
                UIButtonView {
                    let button = makeButton(
                        configuration,
                        action: primaryAction,
                        keepsTitle: keepsTitle,
                        fill: fill
                    )
                    adjust(button)
                    return button
                }
            }
        )
        .inResources(of: execution)
    }

    private func makeButton(
        _ configuration: UIButton.Configuration,
        action: UIAction,
        keepsTitle: Bool,
        fill: (inout UIButton.Configuration) -> Void
    ) -> UIButton {
        let made: UIButton? = execution.run(orElse: nil) { () throws(Failure) in
            try self.button(configuration, action: action)
        }
        // A button whose source has failed is replaced; the failure is found by whoever draws it.
        let button = made ?? UIButton(configuration: configuration)
        if !recipe.takesConfiguration { button.fill(keepsTitle: keepsTitle, fill) }
        return button
    }

    private func button(_ configuration: UIButton.Configuration, action: UIAction) throws(Failure)
        -> UIButton
    {
        let frame = Frame(execution)
        if case .update = recipe.product {
            let button = UIButton(configuration: configuration, primaryAction: action)
            button.configurationUpdateHandler = handler { values throws(Failure) in
                try recipe.call(frame, &values)
            }
            return button
        }
        var takesAction = false
        var values: [Value] = []
        for parameter in recipe.parameters {
            switch parameter {
            case .configuration: values.append(configuration.bridged)
            case .action:
                takesAction = true
                values.append(ActionReference(action).bridged)
            case .source(let position): values.append(try argument(recipe.sources[position]))
            case .frame: values.append(CGRect.zero.bridged)
            case .absent: values.append(.absent)
            }
        }
        let product = try recipe.call(frame, &values)
        switch recipe.product {
        case .configuration:
            return UIButton(
                configuration: try UIButton.Configuration(bridging: product),
                primaryAction: action
            )
        case .updateHandler, .update:
            guard case .function(let function) = product else {
                throw .mismatch(product, as: ButtonReference.bridgedType)
            }
            let button = UIButton(configuration: configuration, primaryAction: action)
            button.configurationUpdateHandler = handler(function.call)
            return button
        case .button:
            let button = try ButtonReference(bridging: product).button
            try setProperties(of: product)
            button.awakeFromNib()
            if !takesAction { button.addAction(action, for: .primaryActionTriggered) }
            return button
        }
    }

    private func handler(
        _ call: @escaping (inout [Value]) throws(Failure) -> Value
    ) -> UIButton.ConfigurationUpdateHandler {
        let execution = execution
        return { button in
            execution.run(orElse: ()) { () throws(Failure) in
                var values = [ButtonReference(button).bridged]
                _ = try call(&values)
            }
        }
    }

    private func argument(_ source: EmittedParameter) throws(Failure) -> Value {
        if let argument = arguments[source.name].flatMap(source.type.value) { return argument }
        return source.isRequired ? try source.defaultValue(execution) : .absent
    }

    /// Sets the stored properties for which there are arguments, and runs their observers.
    private func setProperties(of value: Value) throws(Failure) {
        guard case .object(let object) = value else { return }
        for source in recipe.sources {
            guard case .field(let index, _, _) = source.target,
                let argument = arguments[source.name].flatMap(source.type.value)
            else { continue }
            let old = object.content.fields[index]
            object.content.fields[index] = argument
            for observer in object.content.checkedType.observers[source.name] ?? [] where !observer.isBefore {
                var values = [value, old]
                _ = try execution.program.call(observer.function, in: execution, with: &values)
            }
        }
    }
}
