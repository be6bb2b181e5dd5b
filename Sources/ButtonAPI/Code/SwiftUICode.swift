import ButtonRendering
import SwiftCode
import ViewEngine

/// A view of SwiftUI's with the button that a request asks for, and a preview of what it is to stand in.
struct SwiftUICode {
    let request: ButtonRequest
    let entry: CatalogEntry
    /// The name of the type.
    let viewName: String

    private var control: ControlSpecification { request.button.control }

    var declarations: [Statement] {
        var members: [Statement] = []
        if request.button.label.demo != .title {
            members += [.assignment("@State private var flag", .boolean(request.button.label.flag)), .blank]
        }
        if control.kind == .editButton {
            members += [.assignment("@State private var editMode", .name("EditMode.inactive")), .blank]
        }
        members.append(.block("var body: some View", [.expression(content)]))
        if sharesButton {
            members += [.blank, .block("private var button: some View", [.expression(button(request))])]
        }
        return [.block("struct \(viewName): View", members)] + preview
    }

    // MARK: The buttons

    private var content: Expression {
        let first = observed(styled(firstButton, by: entry, values: control.styleValues))
        // A button alone has the modifiers of its container.
        guard !isAlone else { return surrounded(framed(inEnvironment(first))) }
        let buttons = [framed(first)] + control.neighbors.map(neighborButton)
        var view = container(of: buttons)
        if let style = control.containerStyle {
            view.modify("buttonStyle", with: Argument(style.swiftUIStyle(StyleValues())))
        }
        return surrounded(inEnvironment(view))
    }

    private var isAlone: Bool {
        control.neighbors.isEmpty && control.container == .stack && control.containerStyle == nil
    }

    private func container(of buttons: [Expression]) -> Expression {
        let list = buttons.map { Statement.expression($0) }
        let row = buttons.count == 1 ? buttons[0] : .call("HStack", closures: Closure(list))
        return switch control.container {
        case .stack: .call("VStack", closures: Closure(list))
        case .list: .call("List", closures: Closure(.expression(row)))
        case .form: .call("Form", closures: Closure(.expression(row)))
        }
    }

    /// The container with the views that its controls depend on.
    private func surrounded(_ view: Expression) -> Expression {
        switch control.kind {
        case .button, .link: view
        case .editButton:
            view.modified("environment", with: Argument(.name("\\.editMode")), Argument(.name("$editMode")))
        case .navigationLink: .call("NavigationStack", closures: Closure(.expression(view)))
        }
    }

    /// Whether all buttons are equal but for their styles and sizes, so that one property defines them.
    private var sharesButton: Bool {
        !control.neighbors.isEmpty
            && control.neighbors.allSatisfy { control.control(of: $0).role == control.role }
    }

    private var firstButton: Expression { sharesButton ? .name("button") : button(request) }

    private func neighborButton(_ neighbor: NeighborSpecification) -> Expression {
        var other = request
        other.button.control = control.control(of: neighbor)
        let button = sharesButton ? Expression.name("button") : self.button(other)
        var view = framed(
            observed(styled(button, by: neighbor.style, values: StyleValues())),
            isPressed: false
        )
        if let size = neighbor.controlSize { view.modify("controlSize", with: Argument(.member("\(size)"))) }
        return view
    }

    private func button(_ request: ButtonRequest) -> Expression {
        var view = control(request)
        switch control.keyboardShortcut {
        case .defaultAction: view.modify("keyboardShortcut", with: Argument(.member("defaultAction")))
        case .cancelAction: view.modify("keyboardShortcut", with: Argument(.member("cancelAction")))
        default: break
        }
        return view
    }

    private func control(_ request: ButtonRequest) -> Expression {
        switch control.kind {
        case .button: plainButton(request)
        case .link:
            control.linkTakesStyle
                ? link : link.modified("buttonStyle", with: Argument(.member("borderless")))
        case .editButton: .call("EditButton")
        case .navigationLink: navigationLink
        }
    }

    /// The button with a second action beside its own.
    private func observed(_ button: Expression) -> Expression {
        guard control.kind == .editButton else { return button }
        let action = Closure(.expression(.name(#"print("pressed")"#)))
        return button.modified(
            "simultaneousGesture",
            with: Argument(.call("TapGesture").modified("onEnded", closures: action))
        )
    }

    private var navigationLink: Expression {
        let label = SwiftUILabel(request, in: request.environment.system)
        let destination = Closure(.comment("What the link shows."), .expression(.call("EmptyView")))
        // Unlike a button, a link makes no label of a symbol.
        if let arguments = label.arguments, arguments.count == 1 {
            return .call("NavigationLink", arguments: arguments, closures: [destination])
        }
        return .call(
            "NavigationLink",
            closures: destination,
            Closure(label: "label", .expression(label.view))
        )
    }

    /// A link to an address that stands for the app's own.
    private var link: Expression {
        let label = SwiftUILabel(request, in: request.environment.system)
        let destination = Argument(label: "destination", .name(#"URL(string: "https://example.com")!"#))
        // Unlike a button, a link makes no label of a symbol.
        if let arguments = label.arguments, arguments.count == 1 {
            return .call("Link", arguments: arguments + [destination])
        }
        return .call("Link", arguments: [destination], closures: [Closure(.expression(label.view))])
    }

    private func plainButton(_ request: ButtonRequest) -> Expression {
        let action: Statement =
            request.button.label.demo == .title
            ? .comment("What the button does.") : .expression(.name("flag.toggle()"))
        let label = SwiftUILabel(request, in: request.environment.system)
        var arguments = label.arguments ?? []
        if let role = request.button.control.role {
            arguments.append(Argument(label: "role", .member(role.name)))
        }
        var closures = [Closure(action)]
        if label.arguments == nil { closures.append(Closure(label: "label", .expression(label.view))) }
        return .call("Button", arguments: arguments, closures: closures)
    }

    private func styled(_ button: Expression, by entry: CatalogEntry, values: StyleValues) -> Expression {
        // Nobody writes what stands anyway, unless a container has another style.
        guard entry != .inherited, entry.name != "automatic" || control.containerStyle != nil else {
            return button
        }
        return button.modified("buttonStyle", with: Argument(entry.swiftUIStyle(values)))
    }

    private func inEnvironment(_ view: Expression) -> Expression {
        var view = view
        if request.button.control.controlSize != .regular {
            view.modify("controlSize", with: Argument(.member("\(request.button.control.controlSize)")))
        }
        if let shape = borderShape { view.modify("buttonBorderShape", with: Argument(shape)) }
        if let tint = request.button.tint { view.modify("tint", with: Argument(tint.swiftUICode)) }
        if request.button.state.contains(.disabled) {
            view.modify("disabled", with: Argument(.boolean(true)))
        }
        return view
    }

    private var borderShape: Expression? {
        if let radius = request.button.control.cornerRadius {
            return .call(".roundedRectangle", with: Argument(label: "radius", .number(radius)))
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
        if let width = request.button.width {
            button.modify("frame", with: Argument(label: "width", .number(width)))
        }
        if isPressed, !request.button.label.inheritsAnimation { button.stopAnimations() }
        return button
    }

    // MARK: What it stands in

    /// A preview in the surroundings that the request asks for; none if they are the usual ones.
    private var preview: [Statement] {
        var view = Expression.call(viewName)
        if request.environment.colorScheme == .dark {
            view.modify("preferredColorScheme", with: Argument(.member("dark")))
        }
        if request.environment.dynamicTypeSize != .large {
            view.modify("dynamicTypeSize", with: Argument(.member("\(request.environment.dynamicTypeSize)")))
        }
        if request.environment.layoutDirection == .rightToLeft {
            view.modify(
                "environment",
                with: Argument(.name("\\.layoutDirection")),
                Argument(.member("rightToLeft"))
            )
        }
        view.setLocale(of: request)
        guard view != .call(viewName) else { return [] }
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
        let arguments = arguments(for: values).map { Argument(label: $0.label, $0.value.code) }
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
        case .boolean(let flag): .boolean(flag)
        case .integer(let number): .number(Double(number))
        case .text(let text): .string(text.wrappedValue)
        case .color(let color): color.swiftUICode
        }
    }
}
