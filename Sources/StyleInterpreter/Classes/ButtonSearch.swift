import StyleRuntime
import StyleSyntax

/// The buttons of UIKit that a source makes.
struct ButtonSearch: CheckPart {
    let checker: Checker

    /// The buttons of a source: its subclasses of `UIButton`; without any, what makes or updates a button otherwise.
    ///
    /// Functions beside a class make buttons, too, and come after what statements at the top make.
    func buttonRecipes() -> [ButtonRecipe] {
        let classes = checker.index.types.filter {
            checker.index.files.isShown($0.place) && $0.isClass && !$0.isReplaced
                && inheritance.engineClass(of: $0) == .uiButton
        }
        guard !classes.isEmpty else {
            return (functionRecipes() + constantRecipes() + topLevelButtons()).inOrder
        }
        let functions = functionRecipes().filter { [.button, .configuration].contains($0.product) }
        return (classes.compactMap(recipe) + topLevelButtons()).inOrder + functions.inOrder
    }

    /// Of the initializers of the class that do something, or else of its others and of those that it inherits, the one
    /// that takes a configuration, or else the one that needs least.
    private func recipe(_ info: TypeInfo) -> ButtonRecipe? {
        let candidates = records.initializers(of: .declared(info.number)).filter { !isForCoding($0) }
        let own = info.initializers.filter { !isForCoding(callables.callable($0)) }
        let hasSurface = drawsSurface(info)
        guard
            let position = candidates.indices.min(by: { first, second in
                rank(candidates[first], of: first < own.count ? own[first] : nil, hasSurface: hasSurface)
                    < rank(
                        candidates[second],
                        of: second < own.count ? own[second] : nil,
                        hasSurface: hasSurface
                    )
            })
        else { return nil }
        let callable = candidates[position]
        var sources: [ParameterSource] = []
        var parameters: [ButtonRecipe.Parameter] = []
        let all =
            position < own.count
            ? parameterSearch.initializerSources(of: info, function: own[position], callable: callable) : []
        for (offset, parameter) in callable.parameters.enumerated() {
            switch parameter.type.unwrapped.kind {
            case .engine(.uiButtonConfiguration): parameters.append(.configuration)
            case .engine(.uiAction): parameters.append(.action)
            case .engine(.cgRect): parameters.append(.frame)
            default:
                if offset < all.count {
                    parameters.append(.source(sources.count))
                    sources.append(all[offset])
                } else {
                    parameters.append(.absent)
                }
            }
        }
        for type in inheritance.lineage(of: info.number).reversed() {
            sources += parameterSearch.propertySources(of: type, besides: Set(sources.map(\.name)))
        }
        return ButtonRecipe(
            name: info.name,
            place: info.place,
            product: .button,
            parameters: parameters,
            sources: sources,
            target: callable.target
        )
    }

    private func isForCoding(_ callable: Callable) -> Bool { callable.parameters.first?.label == "coder" }

    /// Whether a class draws behind its title itself, by a background, layers or a drawing, or places its parts by
    /// rectangles, and never speaks of a configuration: it is meant for buttons without one.
    private func drawsSurface(_ info: TypeInfo) -> Bool {
        let texts = inheritance.lineage(of: info.number).flatMap(\.ranges).map { program.source.text($0) }
        func mentions(_ words: [String]) -> Bool {
            texts.contains { text in words.contains { text.contains($0) } }
        }
        let rectangles = ["func imageRect(", "func titleRect(", "func contentRect(", "func backgroundRect("]
        return mentions(["backgroundColor", "layer.", "layerClass", "func draw("] + rectangles)
            && !mentions(["configuration", "updateConfiguration", "UIButton.Configuration"])
    }

    /// The order of initializers, for an own one with its declaration.
    private func rank(_ callable: Callable, of own: FunctionInfo?, hasSurface: Bool) -> (Int, Int, Int, Int) {
        let takesConfiguration = callable.parameters.contains { $0.type == .engine(.uiButtonConfiguration) }
        // One that only calls that of the superclass makes a button without what others add.
        let isPlain = own.map(onlyCallsSuper) ?? true
        return (
            isPlain ? 1 : 0, takesConfiguration == (isPlain && hasSurface) ? 1 : 0, callable.requiredCount,
            callable.parameters.count
        )
    }

    private func onlyCallsSuper(_ initializer: FunctionInfo) -> Bool {
        guard initializer.body.count == 1, let statement = initializer.body.first,
            case .expression(let expression) = program[statement].kind
        else { return initializer.body.isEmpty }
        return program.source.text(program[expression].range).hasPrefix("super.init(")
    }

    /// Functions that return a button, a configuration or a handler, or that update a button.
    private func functionRecipes() -> [ButtonRecipe] {
        checker.index.allFunctions.compactMap { function in
            let isFree = function.selfType == nil || function.isStatic
            guard isFree, checker.index.files.isShown(function.place), function.outerScope == nil,
                !function.isInitializer, !function.isSetter
            else {
                return nil
            }
            signatures.resolveSignature(function)
            let product: ButtonRecipe.Product
            switch function.result?.kind {
            case .engine(.uiButton)?: product = .button
            case .engine(.uiButtonConfiguration)?: product = .configuration
            case .function(let result)? where isHandler(result): product = .updateHandler
            default:
                guard function.parameterTypes == [.engine(.uiButton)], function.result == .void else {
                    return nil
                }
                product = .update
            }
            let callable = callables.callable(function)
            guard case .update = product else {
                return recipe(function, calling: callable, as: product)
            }
            return ButtonRecipe(
                name: function.name,
                place: function.place,
                product: product,
                parameters: [],
                sources: [],
                target: callable.target
            )
        }
    }

    private func recipe(
        _ function: FunctionInfo,
        calling callable: Callable,
        as product: ButtonRecipe.Product
    ) -> ButtonRecipe? {
        var parameters: [ButtonRecipe.Parameter] = []
        var sources: [ParameterSource] = []
        let all = parameterSearch.functionSources(of: function, callable)
        for (source, parameter) in zip(all, callable.parameters) {
            switch parameter.type.unwrapped.kind {
            case .engine(.uiButtonConfiguration): parameters.append(.configuration)
            case .engine(.uiAction): parameters.append(.action)
            case .engine(.cgRect): parameters.append(.frame)
            default:
                guard parameter.hasDefault || source.value != nil else { return nil }
                parameters.append(.source(sources.count))
                sources.append(source)
            }
        }
        return ButtonRecipe(
            name: function.name,
            place: function.place,
            product: product,
            parameters: parameters,
            sources: sources,
            target: callable.target
        )
    }

    /// Constants that are handlers, and those that a closure makes; others show how a button is used.
    private func constantRecipes() -> [ButtonRecipe] {
        checker.index.allGlobals.filter { checker.index.files.isShown($0.place) }.compactMap { global in
            let typed = signatures.value(of: global)
            let product: ButtonRecipe.Product
            switch typed.type.unwrapped.kind {
            case .function(let function) where isHandler(function): product = .updateHandler
            case .engine(.uiButton) where isMadeByClosure(global): product = .button
            case .engine(.uiButtonConfiguration) where isMadeByClosure(global): product = .configuration
            default: return nil
            }
            return ButtonRecipe(
                name: global.name,
                place: global.place,
                product: product,
                parameters: [],
                sources: [],
                target: .reading(typed)
            )
        }
    }

    /// Whether the value of a constant is `{ … }()`.
    private func isMadeByClosure(_ global: GlobalInfo) -> Bool {
        guard let value = global.value, case .call(let callee, _, _) = program[value].kind,
            case .closure = program[callee].kind
        else { return false }
        return true
    }

    private func isHandler(_ function: StyleType.Function) -> Bool {
        function.parameters.map(\.type) == [.engine(.uiButton)] && function.result == .void
    }
}

extension [ButtonRecipe] {
    /// The recipes in the order of the source.
    fileprivate var inOrder: [ButtonRecipe] { sorted { $0.place.offset < $1.place.offset } }
}
