import StyleBridge
import StyleRuntime
import StyleSyntax
import UIKitEngine
import ViewEngine

/// Names that are not in the source, and what stands in for them.
struct ExternalNames: CheckPart {
    let checker: Checker

    /// The value that something outside of the source has where its member of a name is called, if that tells its type.
    func settled(_ receiver: Typed, with external: External, member: Name) -> Typed? {
        if external.content != nil,
            bridge.members["View"]?[member.text] != nil
                || checker.index.extensions["View"]?.functions[member.text] != nil
        {
            return standIn(for: external, as: .view, at: member.place)
        }
        if let type = external.likelyType {
            guard !memberLookup.members(member.text, of: type).isEmpty else { return nil }
            return standIn(for: external, as: type, at: member.place)
        }
        switch member.text {
        case "fill", "stroke": return standIn(for: external, as: .any(.shape), at: member.place)
        case "strokeBorder": return standIn(for: external, as: .any(.insettableShape), at: member.place)
        default: return nil
        }
    }

    /// The member of something outside of the source that only values of one type have: `Theme.accent.cgColor`.
    func settledMember(_ external: External, named member: Name, in scope: Scope) -> Typed? {
        let types: [String: StyleType] = ["cgColor": .engine(.uiColor), "fontDescriptor": .engine(.uiFont)]
        guard let type = types[member.text] else { return nil }
        let receiver =
            external.remake?(checker, type) ?? standIn(for: external, as: type, at: member.place)
        return memberLookup.memberValue(
            member.text,
            of: type,
            receiver: receiver,
            at: member.place,
            in: scope
        )
    }

    /// Makes a value of an expected type by a method of something outside of the source, whose type follows from both.
    func remake(
        _ base: Typed,
        named name: Name,
        with arguments: [Argument],
        closures: [Argument],
        as expected: StyleType,
        in scope: Scope
    ) -> Typed? {
        guard let external = base.external else { return nil }
        for type in [StyleType.engine(.color), .engine(.font), .engine(.uiColor)] {
            let tiers = memberLookup.members(name.text, of: type).filter { !$0.allSatisfy(\.isProperty) }
            guard !tiers.isEmpty else { continue }
            let result = checker.attempt {
                let receiver =
                    external.remake?(checker, type) ?? self.standIn(for: external, as: type, at: name.place)
                let called = overloads.call(
                    tiers,
                    named: name,
                    receiver: receiver,
                    receiverPlace: nil,
                    with: arguments,
                    closures: closures,
                    as: expected,
                    in: scope
                )
                return conversions.convert(called, to: expected, at: name.place)
            }
            if result.diagnostics.isEmpty { return checker.accept(result) }
        }
        return nil
    }

    /// The view among the arguments of a call of something outside of the source, such as a label.
    func viewArgument(_ arguments: [Argument], closures: [Argument], in scope: Scope) -> External.Content? {
        for argument in arguments {
            if case .closure = program[argument.value].kind { continue }
            let result = checker.attempt { expressions.resolve(argument.value, as: nil, in: scope) }
            guard result.diagnostics.isEmpty, result.standIns.isEmpty else { continue }
            let value = result.value
            switch value.type.kind {
            case .engine(.buttonStyleConfiguration):
                return External.Content(view: ConfigurationLabel(configuration: value, isPrimitive: false))
            case .engine(.primitiveButtonStyleConfiguration):
                return External.Content(view: ConfigurationLabel(configuration: value, isPrimitive: true))
            case _ where conversions.isAnyView(value.type): return External.Content(view: value)
            default: continue
            }
        }
        // The button's own label is more than what is beside it.
        let drawing = closures.filter { drawsLabel($0) }
        for closure in drawing + closures.filter({ !drawsLabel($0) }) {
            guard case .closure(let content) = program[closure.value].kind else { continue }
            // A function that is not in the source gives unknown values to its closure.
            let parameters = (content.parameters ?? []).map { _ in StyleType.FunctionParameter(.unknown) }
            let result = checker.attempt {
                self.viewClosure(
                    content,
                    parameters: parameters,
                    at: self.program[closure.value].place,
                    in: scope
                )
            }
            guard result.diagnostics.isEmpty, let closure = result.value else { continue }
            return External.Content(
                standIns: result.standIns,
                view: ClosureContent(closure: closure, unknownCount: parameters.count)
            )
        }
        return nil
    }

    /// The view that a modifier outside of the source leaves as it is, whose call does not name the view: that of a
    /// function in an extension of `View`.
    func modifiedView(by callee: ExpressionID, in scope: Scope) -> External.Content? {
        guard case .identifier(let name, _) = program[callee].kind, name.text.first?.isLowercase == true,
            case .any(.view, _)? = scope.root.selfType?.kind, !scope.root.isStatic
        else { return nil }
        return External.Content(view: identifiers.selfValue(scope))
    }

    /// Whether a closure seems to draw the label of the button.
    private func drawsLabel(_ closure: Argument) -> Bool {
        if closure.label?.text == "label" { return true }
        let text = program.source.text(program[closure.value].range)
        // `labelStyle` is no label.
        return text.ranges(of: ".label").contains { text[$0.upperBound...].first?.isLetter != true }
    }

    /// A closure that builds a view; nil if there is no view in it.
    private func viewClosure(
        _ content: StyleSyntax.Closure,
        parameters: [StyleType.FunctionParameter],
        at place: SourcePlace,
        in scope: Scope
    ) -> Typed? {
        // A body of statements is no builder, and says nothing about it.
        checker.buildsView = false
        let typed = closureExpressions.resolveClosure(
            content,
            as: .function(.init(parameters, .view, isBuilder: true)),
            at: place,
            in: scope
        )
        return checker.buildsView || closureExpressions.hasReturn(content.body, ofValue: true) ? typed : nil
    }

    /// A modifier that is not in the source: what its closure makes of the view, or else the view as it is.
    func unknownModifier(
        _ name: String,
        at place: SourcePlace,
        on receiver: Typed,
        with arguments: [Argument],
        closures: [Argument],
        in scope: Scope
    ) -> Typed {
        checker.standIns.append(StandIn(name: name, place: place, type: "View", kind: .fixed))
        if let view = transformed(receiver, with: arguments, closures: closures, in: scope) { return view }
        return appliedArguments(of: name, to: receiver, with: arguments, at: place, in: scope) ?? receiver
    }

    /// The view that the only closure of an unknown modifier makes of a view: `.apply { $0.bold() }`.
    private func transformed(
        _ receiver: Typed,
        with arguments: [Argument],
        closures: [Argument],
        in scope: Scope
    ) -> Typed? {
        let all = arguments + closures
        guard all.count == 1, case .closure(let content) = program[all[0].value].kind, !content.body.isEmpty,
            (content.parameters?.count ?? content.anonymousCount) == 1
        else { return nil }
        let result = checker.attempt {
            let place = self.program[all[0].value].place
            let transform = self.viewClosure(content, parameters: [.init(.view)], at: place, in: scope)
            return (transform, conversions.convert(receiver, to: .view, at: place))
        }
        guard result.diagnostics.isEmpty, let transform = result.value.0 else { return nil }
        return Typed(.view, ClosureContent(closure: transform, view: checker.accept(result).1))
    }

    /// The value itself where its unknown member is expected to be of the same kind: `color.brightened()` is `color`.
    func unchanged(_ external: External, as type: StyleType) -> (any Operation)? {
        guard let original = external.original else { return nil }
        switch (original.type.kind, type.kind) {
        case (.engine, _) where original.type == type: return original.value
        case (.engine(.uiColor), .engine(.color)):
            return ValueConversion(kind: .colorOfUIColor, value: original.value)
        case (.engine(.color), .engine(.uiColor)):
            return ValueConversion(kind: .uiColorOfColor, value: original.value)
        case (.engine(.int), .engine(.double)):
            return ValueConversion(kind: .numberOfInteger, value: original.value)
        default: return nil
        }
    }

    /// Whether a call cannot mean one of the known functions, but one of the same name that is not in the source: it has
    /// a label that none of them has, more arguments, or too few closures alone.
    func isForeign(_ candidates: [Callable], with arguments: [Argument], closures: [Argument]) -> Bool {
        let labels = Set(candidates.flatMap { $0.parameters.compactMap(\.label) })
        let count = candidates.map(\.parameters.count).max() ?? 0
        if arguments.count + closures.count > count { return true }
        let required = candidates.map(\.requiredCount).min() ?? 0
        if arguments.isEmpty, !closures.isEmpty, closures.count < required { return true }
        let takesUnlabeled = candidates.contains { $0.parameters.contains { $0.label == nil } }
        for argument in arguments {
            if argument.label == nil, !takesUnlabeled { return true }
            if let label = argument.label?.text {
                if !labels.contains(label), spelling.suggestion(for: label, among: labels) == nil {
                    return true
                }
            } else if case .closure = program[argument.value].kind {
                return true
            }
        }
        return !closures.isEmpty
            && !candidates.contains { $0.parameters.contains { $0.type.isFunction } }
    }

    /// The name of a function with the labels of a call: "font(size:style:)".
    func displayName(_ name: Name, with arguments: [Argument], closures: [Argument]) -> String {
        let labels =
            arguments.map { "\($0.label?.text ?? "_"):" } + closures.map { "\($0.label?.text ?? "_"):" }
        return "\(name.text)(\(labels.joined()))"
    }
}
