import StyleRuntime
import StyleSyntax

/// Functions and initial values of a project that are not understood.
///
/// The project compiles, so the error is not the author's: a sample takes their place.
struct Replacements: CheckPart {
    let checker: Checker

    /// Puts a sample of its result in place of a function that has errors; returns false where there is none.
    ///
    /// The errors become warnings, and the function counts as a name that the source does not declare.
    func replaceBody(of info: FunctionInfo, _ result: Checker.Attempt<Void>) -> Bool {
        let type = info.result ?? .void
        guard !info.isInitializer, result.hasErrors, let body = replacement(of: type, named: info.name) else {
            return false
        }
        let hasReceiver = info.selfType != nil && !info.isStatic
        checker.bodies[info.number] = FunctionBody(
            parameterCount: info.parameters.count + (hasReceiver ? 1 : 0),
            defaults: [],
            body: body
        )
        for message in result.diagnostics { info.messages.add(message.asWarning) }
        let name = info.isProperty ? info.name : "\(info.name)()"
        info.messages.add(StandIn(name: name, place: info.place, type: checker.name(of: type), kind: .fixed))
        return true
    }

    /// Checks the initial value of a property; a sample takes its place likewise.
    func checkInitialValue(
        _ value: ExpressionID,
        as type: StyleType,
        of property: String,
        at place: SourcePlace,
        in scope: Scope
    ) -> Typed {
        let result = checker.attempt { expressions.check(value, as: type, in: scope) }
        guard result.hasErrors, let sample = replacement(of: type, named: property) else {
            return checker.accept(result)
        }
        checker.diagnostics += result.diagnostics.map(\.asWarning)
        checker.standIns.append(
            StandIn(name: property, place: place, type: checker.name(of: type), kind: .fixed)
        )
        return Typed(type, sample)
    }

    /// A sample in place of something of a project that has errors; `nil` if there is none.
    ///
    /// A view is not replaced, because the picture would lack it.
    private func replacement(of type: StyleType, named name: String) -> (any Operation)? {
        guard isOfProject, !conversions.isAnyView(type), !isDeclaredView(type) else { return nil }
        if type == .void { return Constant.void }
        if type.isOptional { return Constant.none }
        let sample = checker.attempt { samples.sample(of: type, named: name) }
        return sample.diagnostics.isEmpty ? sample.value : nil
    }

    /// Whether the source is of a project, which compiles.
    var isOfProject: Bool { program.source.isOfProject && checker.replacesExternalNames }

    private func isDeclaredView(_ type: StyleType) -> Bool {
        guard case .declared = type.unwrapped.kind else { return false }
        return conversions.conforms(type.unwrapped, to: .view)
    }
}
