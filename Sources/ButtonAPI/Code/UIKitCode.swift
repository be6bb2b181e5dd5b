import ButtonRendering
import SwiftCode
import UIKitEngine
import ViewEngine

/// A function that makes the button of UIKit that a request asks for, and a preview of what it is to stand in.
struct UIKitCode {
    let request: ButtonRequest
    let entry: CatalogEntry

    var declarations: [Statement] {
        let control = request.button.control
        var declarations = function(
            "makeButton",
            for: entry,
            control: control,
            state: request.button.state
        )
        for (index, neighbor) in control.neighbors.enumerated() {
            let name = "makeButtonBeside" + (index == 0 ? "" : String(index + 1))
            let state = request.button.state.subtracting(.pressed)
            declarations += [.blank]
            declarations += function(
                name,
                for: neighbor.style,
                control: control.control(of: neighbor),
                state: state
            )
        }
        return declarations + preview
    }

    // MARK: The button

    private func function(
        _ name: String,
        for entry: CatalogEntry,
        control: ControlSpecification,
        state: ButtonState
    ) -> [Statement] {
        let values = control.styleValues
        var request = request
        request.button.control = control
        let style = Expression.call(
            "UIButton.Configuration." + (entry.code.configuration(for: values) ?? entry.name)
        )
        let properties = UIKitConfiguration(request).statements
        let keyword = properties.isEmpty ? "let" : "var"
        let button = Expression.call(
            entry.code.type ?? "UIButton",
            with: Argument(label: "configuration", .name("configuration")),
            Argument(
                label: "primaryAction",
                .call("UIAction", closures: Closure(parameters: "_", .expression(.name("action()"))))
            )
        )
        let body =
            [.assignment(keyword + " configuration", style)] + properties + [.blank]
            + made(button, with: self.properties(of: entry, values: values, in: state))
        return [
            .expression(.name("@MainActor")),
            .block("func \(name)(action: @escaping () -> Void) -> UIButton", body),
        ]
    }

    private func made(_ button: Expression, with properties: [Statement]) -> [Statement] {
        properties.isEmpty
            ? [.return(button)]
            : [.assignment("let button", button)] + properties + [.return(.name("button"))]
    }

    /// The properties that are set on the button itself.
    private func properties(of entry: CatalogEntry, values: StyleValues, in state: ButtonState) -> [Statement]
    {
        var statements = entry.arguments(for: values).map { argument in
            Statement.assignment("button." + argument.name, argument.value.code)
        }
        if let tint = request.button.tint {
            statements.append(.assignment("button.tintColor", tint.uiKitCode))
        }
        if state.contains(.selected) { statements.append(.assignment("button.isSelected", .boolean(true))) }
        if state.contains(.pressed) { statements.append(.assignment("button.isHighlighted", .boolean(true))) }
        if state.contains(.disabled) { statements.append(.assignment("button.isEnabled", .boolean(false))) }
        if let width = request.button.width {
            let constraint = "button.widthAnchor.constraint(equalToConstant: \(width.shortDescription))"
            statements.append(.assignment(constraint + ".isActive", .boolean(true)))
        }
        return statements
    }

    // MARK: What it stands in

    /// A preview with the traits that the request asks for; none if they are the usual ones.
    private var preview: [Statement] {
        var traits: [(name: String, value: String)] = []
        if request.environment.colorScheme == .dark { traits.append(("userInterfaceStyle", "dark")) }
        if request.environment.contrast == .increased { traits.append(("accessibilityContrast", "high")) }
        if request.environment.dynamicTypeSize != .large {
            let category = UIContentSizeCategory(request.environment.dynamicTypeSize)
            traits.append(("preferredContentSizeCategory", "\(category)"))
        }
        if request.environment.layoutDirection == .rightToLeft {
            traits.append(("layoutDirection", "rightToLeft"))
        }
        guard !traits.isEmpty else { return [] }
        let overrides = traits.map { trait in
            Statement.assignment("button.traitOverrides." + trait.name, .member(trait.value))
        }
        let button = Expression.call("makeButton", closures: Closure())
        return [
            .blank,
            .block(
                "#Preview",
                [.assignment("let button", button)] + overrides + [.return(.name("button"))]
            ),
        ]
    }
}
