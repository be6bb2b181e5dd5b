import StyleSyntax

// Functions of a project that are not understood: the project compiles, so the fault is not the author's.
extension Checker {
    /// Puts a sample of its result in place of a function that has errors; returns false where there is none.
    ///
    /// A view is not replaced, because the picture would lack it. The errors become warnings, and the function counts as
    /// a name that the source does not declare.
    func replaceBody(of info: FunctionInfo, _ result: Attempt<Void>) -> Bool {
        guard program.source.isOfProject, replacesExternalNames, !info.isInitializer,
            result.diagnostics.contains(where: { $0.severity == .error })
        else { return false }
        let type = info.result ?? .void
        guard !isAnyView(type), !isDeclaredView(type) else { return false }
        let sample = attempt { () -> (any Operation)? in
            if type == .void { return Constant.void }
            if type.isOptional { return Constant.none }
            return self.sample(of: type, named: info.name)
        }
        guard let body = sample.value, sample.diagnostics.isEmpty else { return false }
        let hasReceiver = info.selfType != nil && !info.isStatic
        bodies[info.number] = FunctionBody(
            parameterCount: info.parameters.count + (hasReceiver ? 1 : 0),
            defaults: [],
            body: body
        )
        for message in result.diagnostics { info.messages.add(message.asWarning) }
        info.messages.add(
            StandIn(
                name: info.isProperty ? info.name : "\(info.name)()",
                place: info.place,
                type: name(of: type),
                kind: .fixed
            )
        )
        return true
    }

    private func isDeclaredView(_ type: StyleType) -> Bool {
        guard case .declared = type.unwrapped else { return false }
        return conforms(type.unwrapped, to: .view)
    }
}
