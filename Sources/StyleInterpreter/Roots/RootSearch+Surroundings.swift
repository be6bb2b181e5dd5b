import StyleRuntime
import StyleSyntax

extension RootSearch {
    /// The modifiers of the program that set values of the environment, which a request can put around a view.
    func surroundings() -> [Surrounding] {
        let setters = program.allExpressions.compactMap { expression -> Int? in
            guard case .member(_, let name, _) = expression.kind,
                ["environment", "environmentObject"].contains(name.text)
            else { return nil }
            return name.place.offset
        }
        guard !setters.isEmpty else { return [] }
        return checker.index.types.filter { info in
            isSurrounding(info)
                && info.ranges.contains { range in setters.contains { range.offsets.contains($0) } }
        }
        .compactMap { info in
            let type = StyleType.declared(info.number)
            return checker.attempt { samples.sample(of: type, named: "") }.value.map {
                surrounding(info, made: $0)
            }
        }
    }

    /// The modifiers that the traits of a preview name, the innermost first.
    func modifiers(of definition: PreviewDefinition) -> [Surrounding] {
        definition.modifiers.compactMap { modifier in
            switch modifier {
            case .value(let expression): surrounding(expression)
            case .member(let name): traitModifier(name.text).flatMap(surrounding)
            }
        }
    }

    private func isSurrounding(_ info: TypeInfo) -> Bool {
        !info.isProtocol && !info.isReplaced && !info.isClass
            && (info.protocols.contains("ViewModifier") || info.protocols.contains("PreviewModifier"))
    }

    /// The modifier that an expression makes; nil if it makes none of the source.
    private func surrounding(_ expression: ExpressionID) -> Surrounding? {
        let scope = Scope(
            owner: nil,
            selfType: nil,
            isStatic: true,
            generics: [:],
            context: checker.makeContext()
        )
        let typed = expressions.resolve(expression, as: nil, in: scope)
        guard let number = typed.type.declaredNumber, isSurrounding(checker.index.types[number]) else {
            return nil
        }
        return surrounding(checker.index.types[number], made: typed)
    }

    private func surrounding(_ info: TypeInfo, made modifier: any Operation) -> Surrounding {
        var context: (any Operation)?
        if let function = info.members.staticFunctions["makeSharedContext"]?.first {
            signatures.resolveSignature(function)
            context = Reading(name: function.name, target: .function(function))
        } else if info.protocols.contains("PreviewModifier") {
            context = Constant.void
        }
        return Surrounding(name: info.name, place: info.place, modifier: modifier, context: context)
    }

    /// The argument of `.modifier(…)` in a static property of `PreviewTrait` that the source declares.
    private func traitModifier(_ name: String) -> ExpressionID? {
        guard let table = checker.index.extensions["PreviewTrait"] else { return nil }
        let value =
            table.globals[name]?.value
            ?? table.staticFunctions[name]?.first.flatMap { function in
                function.body.count == 1 ? parameterSearch.singleExpression(function.body[0]) : nil
            }
        guard let value, case .call(let callee, let arguments, _) = program[value].kind, arguments.count == 1
        else { return nil }
        switch program[callee].kind {
        case .implicitMember(let name, _) where name.text == "modifier",
            .member(_, let name, _) where name.text == "modifier":
            return arguments[0].value
        default: return nil
        }
    }
}
