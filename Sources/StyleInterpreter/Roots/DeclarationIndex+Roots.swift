import StyleRuntime
import StyleSyntax
import ViewEngine

// Views that the source shows without a declaration of their own: the bodies of previews, and expressions at its top.
extension DeclarationIndex {
    /// Adds the definition that a macro `#Preview` is.
    mutating func addPreview(arguments: [Argument], closures: [Argument], at place: SourcePlace) {
        let bodies = closures + arguments.filter { $0.label?.text == "body" }
        guard let body = bodies.first, case .closure(let content) = program[body.value].kind else { return }
        var description = PreviewDescription()
        var modifiers: [PreviewDefinition.Modifier] = []
        for argument in arguments {
            switch argument.label?.text {
            case "body", "arguments": break
            case nil:
                guard let name = program.text(argument.value) else { fallthrough }
                description.displayName = name
            default: add(trait: argument.value, to: &description.traits, &modifiers)
            }
        }
        let name = "Preview \(previews.count + 1)"
        var preview: PreviewDefinition.Content
        if let items = arguments.first(where: { $0.label?.text == "arguments" }) {
            description.hasPictures = true
            let stand = addEmbeddedView(named: name, body: [], at: place)
            preview = .items(arguments: items.value, body: body.value, stand)
        } else {
            preview = .view(addEmbeddedView(named: name, body: content.body, at: place))
        }
        previews.append(PreviewDefinition(content: preview, description: description, modifiers: modifiers))
    }

    /// Adds the definition that a type is if it conforms to `PreviewProvider`.
    mutating func addPreviewProvider(_ info: TypeInfo) {
        let names = info.declaration.inherited.map { program.typeName($0).withoutSwiftUI }
        guard names.contains("PreviewProvider") else { return }
        previews.append(
            PreviewDefinition(
                content: .provider(info),
                description: PreviewDescription(displayName: info.name, hasPictures: true)
            )
        )
    }

    /// Adds the expressions at the top of the source.
    mutating func addSnippets() {
        for id in program.statements {
            guard case .expression(let expression) = program[id].kind, files.isShown(program[id].place)
            else { continue }
            if case .macro(let name, let arguments, let closures) = program[expression].kind {
                if name.text == "Preview" {
                    addPreview(arguments: arguments, closures: closures, at: program[expression].place)
                }
                continue
            }
            let view = addEmbeddedView(
                named: "Snippet \(snippets.count + 1)",
                body: [id],
                at: program[expression].place
            )
            snippets.append(Snippet(expression: expression, view: view))
        }
    }

    /// Adds a view with a body; the declarations of states in it are properties of the view (`@Previewable`).
    private mutating func addEmbeddedView(
        named name: String,
        body: [StatementID],
        at place: SourcePlace
    ) -> TypeInfo {
        let declaration = TypeDeclaration(
            keyword: .struct,
            name: Name(name, at: place),
            generics: .none,
            inherited: [],
            members: []
        )
        let info = TypeInfo(
            number: types.count,
            name: name,
            declaration: declaration,
            place: place,
            outer: nil
        )
        info.isEmbedded = true
        info.protocols = ["View"]
        types.append(info)
        var rest: [StatementID] = []
        for id in body {
            if case .declaration(let declaration) = program[id].kind, isProperty(program[declaration]) {
                add(program[declaration], statement: id, owner: info, selfType: .declared(info.number))
            } else {
                rest.append(id)
            }
        }
        let function = FunctionInfo(
            number: allFunctions.count,
            name: "body",
            place: place,
            owner: info,
            selfType: .declared(info.number),
            isStatic: false,
            isMutating: false,
            isProperty: true,
            parameters: [],
            resultID: nil,
            genericClause: .none,
            attributes: [],
            body: rest
        )
        function.result = .view
        function.isResolved = true
        allFunctions.append(function)
        info.members.functions["body"] = [function]
        return info
    }

    /// Whether a local declaration is one with a property wrapper, which belongs to a view.
    private func isProperty(_ declaration: Declaration) -> Bool {
        guard case .variable = declaration.kind else { return false }
        return declaration.attributes.contains {
            let name = program.typeName($0.type).withoutSwiftUI
            return name == "Previewable" || FieldInfo.Wrapper(name: name) != nil
                || ["StateObject", "AppStorage", "SceneStorage"].contains(name)
        }
    }

    // MARK: Traits

    private func add(
        trait id: ExpressionID,
        to traits: inout PreviewTraits,
        _ modifiers: inout [PreviewDefinition.Modifier]
    ) {
        switch program[id].kind {
        case .implicitMember(let name, _):
            switch name.text {
            case "sizeThatFitsLayout": traits.layout = .sizeThatFits
            case "portrait": traits.orientation = .portrait
            case "portraitUpsideDown": traits.orientation = .portraitUpsideDown
            case "landscapeLeft": traits.orientation = .landscapeLeft
            case "landscapeRight": traits.orientation = .landscapeRight
            case "defaultLayout": break
            default: modifiers.append(.member(name))
            }
        case .call(let callee, let arguments, _):
            guard case .implicitMember(let name, _) = program[callee].kind else { return }
            if name.text == "modifier", arguments.count == 1 {
                return modifiers.append(.value(arguments[0].value))
            }
            guard name.text == "fixedLayout",
                let width = program.number(of: "width", among: arguments),
                let height = program.number(of: "height", among: arguments)
            else { return }
            traits.layout = .fixed(width: width, height: height)
        default: break
        }
    }
}

extension StyleProgram {
    /// The value of a literal among arguments; lengths of screens only.
    fileprivate func number(of label: String, among arguments: [Argument]) -> Double? {
        guard let argument = arguments.first(where: { $0.label?.text == label }) else { return nil }
        let value: Double? =
            switch self[argument.value].kind {
            case .integer(let value): Double(value)
            case .float(let value): value
            default: nil
            }
        return value.flatMap { PreviewLayout.lengths.contains($0) ? $0 : nil }
    }

    /// The text of a literal without interpolations.
    fileprivate func text(_ id: ExpressionID) -> String? {
        guard case .string(let segments) = self[id].kind, segments.count == 1,
            case .text(let text) = segments[0]
        else { return nil }
        return text
    }
}
