import ButtonRendering
import SwiftCode
import ViewEngine

/// A view of SwiftUI's with the button that a request asks for, and a preview of what it is to stand in.
struct SwiftUICode {
    let request: ButtonRequest
    let entry: CatalogEntry
    let beside: CatalogEntry?

    var declarations: [Statement] {
        var members: [Statement] = []
        if request.button.label.demo != .title {
            members += [.assignment("@State private var flag", .boolean(request.button.label.flag)), .blank]
        }
        members.append(.block("var body: some View", [.expression(content)]))
        if beside != nil {
            members += [.blank, .block("private var button: some View", [.expression(button)])]
        }
        return [.block("struct ContentView: View", members)] + preview
    }

    // MARK: The button

    private var content: Expression {
        guard let beside else {
            return framed(inEnvironment(styled(button, entry, request.button.control.styleValues)))
        }
        let pressed = framed(styled(.name("button"), entry, request.button.control.styleValues))
        let other = framed(styled(.name("button"), beside, StyleValues()), isPressed: false)
        return inEnvironment(
            .call("VStack", closures: Closure(.expression(pressed), .expression(other)))
        )
    }

    private var button: Expression {
        var control = request.button.control.kind == .link ? link : plainButton
        switch request.button.control.keyboardShortcut {
        case .defaultAction: control.modify("keyboardShortcut", Argument(.member("defaultAction")))
        case .cancelAction: control.modify("keyboardShortcut", Argument(.member("cancelAction")))
        default: break
        }
        return control
    }

    /// A link to an address that stands for the app's own.
    private var link: Expression {
        let label = SwiftUILabel(request, request.environment.system)
        let destination = Argument("destination", .name(#"URL(string: "https://example.com")!"#))
        // Unlike a button, a link makes no label of a symbol.
        if let arguments = label.arguments, arguments.count == 1 {
            return .call("Link", arguments: arguments + [destination])
        }
        return .call("Link", arguments: [destination], closures: [Closure(.expression(label.view))])
    }

    private var plainButton: Expression {
        let action: Statement =
            request.button.label.demo == .title
            ? .comment("What the button does.") : .expression(.name("flag.toggle()"))
        let label = SwiftUILabel(request, request.environment.system)
        var arguments = label.arguments ?? []
        if let role = request.button.control.role { arguments.append(Argument("role", .member(role.name))) }
        var closures = [Closure(action)]
        if label.arguments == nil { closures.append(Closure(label: "label", .expression(label.view))) }
        return .call("Button", arguments: arguments, closures: closures)
    }

    private func styled(_ button: Expression, _ entry: CatalogEntry, _ values: StyleValues) -> Expression {
        // Nobody writes what stands anyway.
        guard entry.name != "automatic" else { return button }
        return button.modified("buttonStyle", Argument(entry.swiftUIStyle(values)))
    }

    private func inEnvironment(_ view: Expression) -> Expression {
        var view = view
        if request.button.control.controlSize != .regular {
            view.modify("controlSize", Argument(.member("\(request.button.control.controlSize)")))
        }
        if let shape = borderShape { view.modify("buttonBorderShape", Argument(shape)) }
        if let tint = request.button.tint { view.modify("tint", Argument(tint.swiftUICode)) }
        if request.button.state.contains(.disabled) { view.modify("disabled", Argument(.boolean(true))) }
        return view
    }

    private var borderShape: Expression? {
        if let radius = request.button.control.cornerRadius {
            return .call(".roundedRectangle", Argument("radius", .number(radius)))
        }
        return switch request.button.control.buttonBorderShape {
        case .automatic: nil
        case .capsule: .member("capsule")
        case .roundedRectangle: .member("roundedRectangle")
        case .circle: .member("circle")
        }
    }

    private func framed(_ button: Expression, isPressed: Bool = true) -> Expression {
        var button = button
        if let width = request.button.width { button.modify("frame", Argument("width", .number(width))) }
        if isPressed, !request.button.label.inheritsAnimation { button.stopAnimations() }
        return button
    }

    // MARK: What it stands in

    /// A preview in the surroundings that the request asks for; none if they are the usual ones.
    private var preview: [Statement] {
        var view = Expression.call("ContentView")
        if request.environment.colorScheme == .dark {
            view.modify("preferredColorScheme", Argument(.member("dark")))
        }
        if request.environment.dynamicTypeSize != .large {
            view.modify("dynamicTypeSize", Argument(.member("\(request.environment.dynamicTypeSize)")))
        }
        if request.environment.layoutDirection == .rightToLeft {
            view.modify(
                "environment",
                Argument(.name("\\.layoutDirection")),
                Argument(.member("rightToLeft"))
            )
        }
        guard view != .call("ContentView") else { return [] }
        return [.blank, .block("#Preview", [.expression(view)])]
    }
}

extension Expression {
    /// Keeps animations of around from what it stands for.
    mutating func stopAnimations() {
        modify("transaction", closures: Closure(.assignment("$0.animation", .name("nil"))))
    }
}

extension ButtonRole {
    fileprivate var name: String {
        switch self {
        case .destructive: "destructive"
        case .close: "close"
        case .confirm: "confirm"
        default: "cancel"
        }
    }
}

extension CatalogEntry {
    /// The style as an argument of `buttonStyle`.
    fileprivate func swiftUIStyle(_ values: StyleValues) -> Expression {
        guard let type = code.type else { return .member(name) }
        let arguments = arguments(for: values).map { Argument($0.name, $0.value.code) }
        let closures = code.closure.map { [Closure(.comment($0))] } ?? []
        return .call(type, arguments: arguments, closures: closures)
    }
}

extension StyleValues.Value {
    /// The value as an expression.
    var code: Expression {
        switch self {
        case .choice(let name): .member(name)
        case .number(let number): .number(number)
        }
    }
}
