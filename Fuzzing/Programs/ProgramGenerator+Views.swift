// Views: expressions of one view, the statements of a view builder, and declarations of views and styles.
extension ProgramGenerator {
    /// The depth of the views in a body.
    private var viewDepth: Int { 4 }

    /// An expression of one view, possibly with modifiers.
    func viewExpression(_ depth: Int) -> String {
        guard depth > 0 else { return smallView() }
        var text = plainView(depth - 1)
        for _ in 0..<choice(3) {
            text += "\n" + modifierCall(depth - 1).indented
        }
        return text
    }

    /// A view without others in it.
    private func smallView() -> String {
        switch choice(8) {
        case 0: scope.hasLabel ? "configuration.label" : "Text(\"a\")"
        case 1: "Text(\(string(1)))"
        case 2: "Image(systemName: \(pick(["\"star\"", "\"heart.fill\"", "\"no.such.symbol\""])))"
        case 3: "\(shape()).fill(\(shapeStyle()))"
        case 4: "\(color(1))"
        case 5: "\(pick(["Divider()", "Spacer()", "EmptyView()", "ProgressView()", "Spacer(minLength: 4)"]))"
        case 6: "Text(\"count \\(\(int(1)))\")"
        default: "\(shape()).stroke(\(shapeStyle()), lineWidth: \(cgFloat(1)))"
        }
    }

    /// A view, which others may be in.
    private func plainView(_ depth: Int) -> String {
        switch choice(18) {
        case 0...2: return smallView()
        case 3: return "HStack(spacing: \(cgFloat(1))) \(builder(depth))"
        case 4: return "VStack(alignment: \(pick([".leading", ".center", ".trailing"]))) \(builder(depth))"
        case 5: return "ZStack \(builder(depth))"
        case 6, 7: return forEach(depth)
        case 8: return "Group \(builder(depth))"
        case 9: return "GeometryReader { proxy in\n\(geometry(depth).indented)\n}"
        case 10: return "Button(action: { \(action(1)) }) \(builder(depth))"
        case 11: return "Label(\(string(1)), systemImage: \"star\")"
        case 12: return timeline(depth)
        case 13: return chance(oneIn: 2) ? phaseAnimator(depth) : timeline(depth)
        case 14, 15: return declaredView(depth) ?? smallView()
        case 16: return wrapped(depth) ?? smallView()
        default: return canvas()
        }
    }

    /// The statements of a view builder, in braces.
    func builder(_ depth: Int) -> String {
        inside { views(1 + choice(3), depth).joined(separator: "\n").block }
    }

    /// Statements of a view builder: views, conditions and variables.
    private func views(_ count: Int, _ depth: Int) -> [String] {
        (0..<count).map { _ in
            guard depth > 0 else { return smallView() }
            switch choice(10) {
            case 0: return smallView()
            case 1: return "if \(bool(2)) \(builder(depth - 1)) else \(builder(depth - 1))"
            case 2: return "if let found = \(expression(.optional(.string), 2)) {\n    Text(found)\n}"
            case 3: return viewSwitch(depth - 1)
            case 4:
                let type = pick([GeneratedType.int, .double, .string, .color, .array(.int)])
                let value = expression(type, 2)
                let name = newName(type.stem)
                scope.variables.append(Variable(name: name, type: type))
                return "let \(name): \(type.text) = \(value)\n\(smallView())"
            default: return viewExpression(depth)
            }
        }
    }

    /// A `switch` with a view in each of its cases.
    private func viewSwitch(_ depth: Int) -> String {
        let cases: [String]
        let subject: String
        if let type = pickIfAny(scope.types.filter { !$0.cases.isEmpty }) {
            subject = value(of: type, 2)
            cases = type.cases.map { "case .\($0.name)\(pattern($0)):" }
        } else {
            subject = int(2)
            cases = ["case 0:", "case 1..<9:", "default:"]
        }
        let lines = cases.map { "\($0)\n\(viewExpression(depth).indented)" }
        return "switch \(subject) {\n\(lines.joined(separator: "\n"))\n}"
    }

    /// A `ForEach` over a range or an array.
    private func forEach(_ depth: Int) -> String {
        let name = newName("each")
        let source: String
        let type: GeneratedType
        switch choice(4) {
        case 0: (source, type) = (shortRange(), .int)
        case 1: (source, type) = ("\(array(of: .string, 2)), id: \\.self", .string)
        case 2: (source, type) = ("Array(\(array(of: .int, 2)).prefix(20)), id: \\.self", .int)
        default: (source, type) = ("\(array(of: .color, 2)).indices, id: \\.self", .int)
        }
        return inside(adding: [Variable(name: name, type: type)]) {
            "ForEach(\(source)) { \(name) in\n\(viewExpression(depth).indented)\n}"
        }
    }

    /// The content of a geometry reader.
    private func geometry(_ depth: Int) -> String {
        inside(adding: [
            Variable(name: "proxy.size.width", type: .cgFloat),
            Variable(name: "proxy.size.height", type: .cgFloat),
        ]) { viewExpression(depth) }
    }

    /// A canvas that draws shapes in a loop.
    private func canvas() -> String {
        let name = newName("each")
        let x = inside(adding: [Variable(name: name, type: .int)]) { cgFloat(2) }
        return """
            Canvas { context, size in
                for \(name) in 0..<\(pick(["3", "0", "100"])) {
                    let rect = CGRect(x: \(x), y: size.height / 2, width: CGFloat(\(name)), height: 4)
                    context.fill(\(pick(["Path(ellipseIn: rect)", "Path(rect)"])), with: .color(\(color(1))))
                }
            }
            """
    }

    /// A view that the program declares.
    private func declaredView(_ depth: Int) -> String? {
        guard let view = pickIfAny(scope.views) else { return nil }
        return view.name + arguments(view.parameters, 2) + (view.hasContent ? " \(builder(depth))" : "")
    }

    /// A view that a function of the program makes of another one.
    private func wrapped(_ depth: Int) -> String? {
        guard let name = pickIfAny(scope.wrappers) else { return nil }
        return "\(name)(\(viewExpression(depth)), \(double(1)))"
    }

    /// A shape.
    func shape() -> String {
        switch choice(8) {
        case 0: "Circle()"
        case 1: "Rectangle()"
        case 2: "Capsule()"
        case 3: "RoundedRectangle(cornerRadius: \(cgFloat(1)))"
        case 4: "Ellipse()"
        case 5: "Circle().trim(from: 0, to: \(cgFloat(1)))"
        case 6: "RoundedRectangle(cornerRadius: \(cgFloat(1)), style: .continuous).inset(by: \(cgFloat(1)))"
        default: pickIfAny(scope.shapes).map { "\($0)(amount: \(cgFloat(1)))" } ?? "Circle()"
        }
    }

    /// A color, a gradient or a material.
    func shapeStyle() -> String {
        switch choice(7) {
        case 0, 1: color(1)
        case 2:
            "LinearGradient(colors: [\(color(1)), \(color(1))], startPoint: .top, endPoint: .bottomTrailing)"
        case 3:
            "RadialGradient(colors: \(array(of: .color, 2)), center: .center, startRadius: 0, endRadius: \(cgFloat(1)))"
        case 4: "AngularGradient(colors: [\(color(1)), .blue], center: .center)"
        case 5: "\(color(1)).gradient"
        default: "Material.\(pick(["thin", "ultraThick"]))"
        }
    }

    /// The declaration of a view.
    func view() -> String {
        switch choice(4) {
        case 0: statefulView()
        case 1: containerView()
        case 2: recursiveView()
        default: boundView()
        }
    }

    /// A view with state of its own, which changes when it appears and when it is tapped.
    private func statefulView() -> String {
        let name = newName("Part")
        let property = Variable(name: newName("number"), type: pick([.int, .double, .string]))
        let state = Variable(
            name: newName("state"),
            type: pick([.int, .double, .bool, .cgFloat, .string, .array(.int)]),
            isMutable: true
        )
        let initial = apart([]) { expression(state.type, 2) }
        let (body, change) = apart([property, state]) {
            (viewExpression(viewDepth), action(2))
        }
        scope.views.append(
            DeclaredView(
                name: name,
                parameters: [Parameter(label: property.name, type: property.type)],
                hasContent: false
            )
        )
        return """
            struct \(name): View {
                let \(property.name): \(property.type.text)
                @State private var \(state.name): \(state.type.text) = \(initial)
                @Environment(\\.colorScheme) private var colorScheme

                var body: some View {
            \(body.indented.indented)
                        .onAppear { \(change) }
                }
            }
            """
    }

    /// A view with content that a closure makes.
    private func containerView() -> String {
        let name = newName("Container")
        let property = Variable(name: newName("length"), type: .cgFloat)
        let modifiers = apart([property]) {
            (0...choice(3)).map { _ in modifierCall(2) }.joined(separator: "\n")
        }
        scope.views.append(
            DeclaredView(
                name: name,
                parameters: [Parameter(label: property.name, type: .cgFloat)],
                hasContent: true
            )
        )
        return """
            struct \(name)<Content: View>: View {
                let \(property.name): CGFloat
                @ViewBuilder let content: () -> Content

                var body: some View {
                    content()
            \(modifiers.indented.indented.indented)
                }
            }
            """
    }

    /// A view that contains itself a limited number of times.
    private func recursiveView() -> String {
        let name = newName("Nest")
        let depth = Variable(name: "depth", type: .int)
        let (end, modifier) = apart([depth]) { (viewExpression(1), modifierCall(1)) }
        let user = newName("Nested")
        scope.views.append(DeclaredView(name: user, parameters: [], hasContent: false))
        return """
            struct \(name): View {
                let depth: Int

                var body: some View {
                    if depth > 0 {
                        AnyView(\(name)(depth: depth - 1))
            \(modifier.indented.indented.indented.indented)
                    } else {
            \(end.indented.indented.indented)
                    }
                }
            }
            struct \(user): View {
                var body: some View { \(name)(depth: \(pick(["3", "0", "20", "60", "200"]))) }
            }
            """
    }

    /// A view that changes the state of another one by a binding.
    private func boundView() -> String {
        let inner = newName("Bound")
        let outer = newName("Owner")
        let state = Variable(name: "shared", type: pick([.int, .double, .bool, .string]), isMutable: true)
        let (body, change) = apart([state]) { (viewExpression(2), action(1)) }
        let initial = apart([]) { expression(state.type, 1) }
        let outerBody = apart([state]) { viewExpression(2) }
        scope.views.append(DeclaredView(name: outer, parameters: [], hasContent: false))
        return """
            struct \(inner): View {
                @Binding var shared: \(state.type.text)

                var body: some View {
            \(body.indented.indented)
                        .onTapGesture { \(change) }
                        .onAppear { \(change) }
                }
            }
            struct \(outer): View {
                @State private var shared: \(state.type.text) = \(initial)

                var body: some View {
                    VStack {
                        \(inner)(shared: $shared)
            \(outerBody.indented.indented.indented)
                    }
                }
            }
            """
    }

    /// A button style.
    func style() -> String {
        let name = newName("Pill")
        let property = Variable(
            name: newName("setting"),
            type: pick([.double, .int, .bool, .color, .string])
        )
        let state = Variable(
            name: newName("state"),
            type: pick([.int, .double, .bool, .cgFloat]),
            isMutable: true
        )
        let initial = apart([]) { expression(state.type, 2) }
        let setting = apart([]) { expression(property.type, 2) }
        let pressed = Variable(name: "configuration.isPressed", type: .bool)
        let (key, keyVariable) = environmentProperty()
        let isPrimitive = chance(oneIn: 8)
        let visible = [property, state] + keyVariable + (isPrimitive ? [] : [pressed])
        let (content, modifiers, change) = apart(visible, hasLabel: true) {
            (viewExpression(viewDepth), (0...choice(5)).map { _ in modifierCall(3) }, animatedAction(2))
        }
        let animated = isPrimitive ? state.name : pressed.name
        let trigger =
            isPrimitive
            ? ".onTapGesture { configuration.trigger() }"
            : ".onChange(of: configuration.isPressed) { _, isPressed in\n    if isPressed { \(change) }\n}"
        let lines =
            [content] + modifiers.map(\.indented)
            + [trigger.indented, ".animation(\(animation()), value: \(animated))".indented]
        return """
            struct \(name): \(isPrimitive ? "PrimitiveButtonStyle" : "ButtonStyle") {
                var \(property.name): \(property.type.text) = \(setting)
                @State private var \(state.name): \(state.type.text) = \(initial)
            \(key.indented)

                func makeBody(configuration: Configuration) -> some View {
            \(lines.joined(separator: "\n").indented.indented)
                }
            }
            """
    }

    /// A property that reads the environment, and the variables that it gives.
    private func environmentProperty() -> (text: String, variables: [Variable]) {
        if let key = pickIfAny(scope.environmentKeys), chance(oneIn: 2) {
            return ("@Environment(\\.\(key)) private var \(key)", [Variable(name: key, type: .double)])
        }
        return switch choice(3) {
        case 0:
            ("@Environment(\\.isEnabled) private var isEnabled", [Variable(name: "isEnabled", type: .bool)])
        case 1:
            (
                "@Environment(\\.colorScheme) private var colorScheme",
                [Variable(name: "(colorScheme == .dark)", type: .bool)]
            )
        default:
            (
                "@Environment(\\.displayScale) private var displayScale",
                [Variable(name: "displayScale", type: .cgFloat)]
            )
        }
    }
}
