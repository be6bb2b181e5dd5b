import StyleBridge
import StyleRuntime
import StyleSyntax

/// The roots of a source: what can be drawn by itself.
struct RootSearch: CheckPart {
    let checker: Checker

    /// The roots of the program: previews, views, styles, buttons and snippets, each in the order of the source.
    func roots() -> [Root] {
        let surroundings = surroundings()
        let environment = sourceEnvironment.environmentSources()
        var all = (previews() + views() + styles() + buttons() + snippets()).filter {
            checker.index.files.isShown($0.place)
        }
        if all.isEmpty { all = platformViews().filter { checker.index.files.isShown($0.place) } }
        return all.map { root in
            var root = root
            if root.kind.isView { root.surroundings = surroundings }
            if root.kind != .uiButton { root.environment = environment }
            return root
        }
    }

    private func styles() -> [Root] {
        checker.index.types.compactMap { info in
            guard !info.isProtocol, !info.isReplaced else { return nil }
            return InterpretedStyle.Kind(ofStyle: info.protocols).map { root(info, as: $0) }
        }
        .sorted { $0.place.offset < $1.place.offset }
    }

    private func buttons() -> [Root] {
        buttonSearch.buttonRecipes().map {
            Root(name: $0.name, kind: .uiButton, place: $0.place, content: .button($0))
        }
    }

    private func views() -> [Root] {
        let mentions = ControlMentions(in: checker.index)
        return checker.index.types.filter {
            !$0.isProtocol && !$0.isEmbedded && !$0.isReplaced && $0.protocols.contains("View")
                && mentions.hasControl($0)
        }
        .sorted { $0.place.offset < $1.place.offset }
        .map { root($0, as: .view) }
    }

    /// The controllers and the views of UIKit in which a button is named, where the source shows nothing else.
    private func platformViews() -> [Root] {
        checker.index.types.filter { info in
            guard info.isClass, !info.isReplaced,
                [.uiViewController, .uiView].contains(inheritance.engineClass(of: info))
            else { return false }
            return info.ranges.contains { program.source.text($0).contains("UIButton") }
        }
        .sorted { $0.place.offset < $1.place.offset }
        .map { root($0, as: .view) }
    }

    private func previews() -> [Root] {
        let shown = checker.index.previews.filter { !$0.isReplaced && checker.index.files.isShown($0.place) }
        return shown.enumerated().compactMap { position, definition in
            var root: Root
            let name = "preview-\(position + 1)"
            switch definition.content {
            case .view(let info): root = self.root(info, as: .preview, named: name)
            case .provider(let info):
                guard let function = info.members.staticFunctions["previews"]?.first else { return nil }
                signatures.resolveSignature(function)
                root = Root(name: name, kind: .preview, place: info.place, content: .property(function))
            case .items(let arguments, let body, let info):
                root = Root(
                    name: name,
                    kind: .preview,
                    place: info.place,
                    content: .items(pictures(of: arguments, body: body))
                )
            }
            root.definition = definition
            root.modifiers = modifiers(of: definition)
            return root
        }
    }

    /// The views that a closure makes of the elements of an array.
    private func pictures(of arguments: ExpressionID, body: ExpressionID) -> PicturesOfArguments {
        let scope = Scope(
            owner: nil,
            selfType: nil,
            isStatic: true,
            generics: [:],
            context: checker.makeContext()
        )
        let elements = expressions.resolve(arguments, as: nil, in: scope)
        var type = StyleType.unknown
        if case .array(let element) = elements.type.kind { type = element }
        let function = StyleType.function(.init([.init(type)], .view, isBuilder: true))
        return PicturesOfArguments(elements: elements, body: expressions.check(body, as: function, in: scope))
    }

    private func snippets() -> [Root] {
        checker.index.snippets.filter(isView).enumerated().map { position, snippet in
            root(snippet.view, as: .snippet, named: "snippet-\(position + 1)")
        }
    }

    /// Whether an expression at the top of a source is a view: by its type, or by the type that it begins with if it has
    /// errors.
    private func isView(_ snippet: Snippet) -> Bool {
        let scope = Scope(
            owner: nil,
            selfType: nil,
            isStatic: true,
            generics: [:],
            context: checker.makeContext()
        )
        let typed = checker.attempt { expressions.resolve(snippet.expression, as: nil, in: scope) }.value
        if typed.external == nil, conversions.isAnyView(typed.type) || typed.type == .engine(.uiButton) {
            return true
        }
        guard let base = program.chain(snippet.expression).first,
            case .identifier(let name, _) = program[base].kind
        else { return false }
        if let info = checker.index.find(name.text, from: name.place) {
            return info.protocols.contains("View")
        }
        return bridge.conforms(name.text, to: .view)
    }

    /// The types that stand for expressions at the top which are understood, but are no views.
    func typesOfOtherSnippets() -> Set<Int> {
        let scope = Scope(
            owner: nil,
            selfType: nil,
            isStatic: true,
            generics: [:],
            context: checker.makeContext()
        )
        let others = checker.index.snippets.filter { snippet in
            let result = checker.attempt { expressions.resolve(snippet.expression, as: nil, in: scope) }
            return result.diagnostics.isEmpty && !result.value.type.isUnknown && !isView(snippet)
        }
        return Set(others.map(\.view.number))
    }

    private func root(_ info: TypeInfo, as kind: InterpretedStyle.Kind, named name: String? = nil) -> Root {
        let (initializer, sources) = parameterSearch.parameterSources(of: info, isView: kind.isView)
        return Root(
            name: name ?? info.name,
            kind: kind,
            place: info.place,
            content: .type(info, sources, initializer: initializer?.target)
        )
    }
}

extension InterpretedStyle.Kind {
    /// The kind of style that a type is by the protocols that it conforms to; nil for none.
    fileprivate init?(ofStyle protocols: [String]) {
        if protocols.contains("PrimitiveButtonStyle") {
            self = .primitiveButtonStyle
        } else if protocols.contains("ButtonStyle") {
            self = .buttonStyle
        } else if protocols.contains("LabelStyle") {
            self = .labelStyle
        } else if protocols.contains("ToggleStyle") {
            self = .toggleStyle
        } else if protocols.contains("MenuStyle") {
            self = .menuStyle
        } else {
            return nil
        }
    }

    /// Whether it is a style, whose control has a label that is a sample.
    package var isStyle: Bool {
        switch self {
        case .buttonStyle, .primitiveButtonStyle, .labelStyle, .toggleStyle, .menuStyle: true
        case .preview, .view, .snippet, .uiButton: false
        }
    }

    /// Whether the root is a view that is shown by itself, or a style that a control of ours shows.
    package var isView: Bool {
        switch self {
        case .preview, .view, .snippet, .labelStyle, .toggleStyle, .menuStyle: true
        case .buttonStyle, .primitiveButtonStyle, .uiButton: false
        }
    }
}
