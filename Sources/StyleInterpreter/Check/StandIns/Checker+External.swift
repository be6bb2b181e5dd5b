import StyleSyntax
import ViewEngine

// Calls of what is not in the source.
extension Checker {
    /// The value that something outside of the source has where its member of a name is called, if that tells its type.
    func settled(_ receiver: Typed, _ external: External, member: Name) -> Typed? {
        if external.content != nil,
            bridge.members["View"]?[member.text] != nil
                || index.extensions["View"]?.functions[member.text] != nil
        {
            return standIn(for: external, as: .view, at: member.place)
        }
        guard let type = external.likelyType, !members(member.text, of: type).isEmpty else { return nil }
        return standIn(for: external, as: type, at: member.place)
    }

    /// Makes a value of an expected type by a method of something outside of the source, whose type follows from both.
    func remake(
        _ base: Typed,
        _ name: Name,
        _ arguments: [Argument],
        _ closures: [Argument],
        _ expected: StyleType,
        _ scope: Scope
    ) -> Typed? {
        guard let external = base.external else { return nil }
        for type in [StyleType.engine("Color"), .engine("Font"), .engine("UIColor")] {
            let tiers = members(name.text, of: type).filter { !$0.allSatisfy(\.isProperty) }
            guard !tiers.isEmpty else { continue }
            let result = attempt {
                let receiver =
                    external.remake?(type) ?? self.standIn(for: external, as: type, at: name.place)
                let called = self.call(
                    tiers,
                    name,
                    receiver: receiver,
                    receiverPlace: nil,
                    arguments,
                    closures,
                    expected,
                    scope
                )
                return self.convert(called, to: expected, at: name.place)
            }
            if result.diagnostics.isEmpty { return accept(result) }
        }
        return nil
    }

    /// The view among the arguments of a call of something outside of the source, such as a label.
    func viewArgument(_ arguments: [Argument], _ closures: [Argument], _ scope: Scope) -> Code? {
        for argument in arguments {
            if case .closure = program[argument.value].kind { continue }
            let result = attempt { self.resolve(argument.value, nil, scope) }
            guard result.diagnostics.isEmpty, result.standIns.isEmpty else { continue }
            let (type, code) = (result.value.type, result.value.code)
            switch type {
            case .engine("ButtonStyleConfiguration"):
                return { frame throws(Failure) in
                    .engine(try ButtonStyleConfiguration(bridging: code(frame)).label)
                }
            case .engine("PrimitiveButtonStyleConfiguration"):
                return { frame throws(Failure) in
                    .engine(try PrimitiveButtonStyleConfiguration(bridging: code(frame)).label)
                }
            case _ where isAnyView(type): return code
            default: continue
            }
        }
        for closure in closures {
            guard case .closure(let content) = program[closure.value].kind, content.parameters == nil else {
                continue
            }
            let result = attempt {
                self.resolveClosure(
                    content,
                    .function(.init([], .view, isBuilder: true)),
                    self.program[closure.value].place,
                    scope
                )
            }
            guard result.diagnostics.isEmpty, result.standIns.isEmpty else { continue }
            let code = result.value.code
            return { frame throws(Failure) in
                guard case .function(let function) = try code(frame) else { return .engine(EmptyView()) }
                var none: [Value] = []
                return try function.call(&none)
            }
        }
        return nil
    }

    /// Whether a call cannot mean one of the known functions, but one of the same name that is not in the source: it has
    /// a label that none of them has, or more arguments.
    func isForeign(_ candidates: [Callable], _ arguments: [Argument], _ closures: [Argument]) -> Bool {
        let labels = Set(candidates.flatMap { $0.parameters.compactMap(\.label) })
        let count = candidates.map(\.parameters.count).max() ?? 0
        if arguments.count + closures.count > count { return true }
        let takesUnlabeled = candidates.contains { $0.parameters.contains { $0.label == nil } }
        for argument in arguments {
            if argument.label == nil, !takesUnlabeled { return true }
            if let label = argument.label?.text {
                if !labels.contains(label), suggestion(for: label, among: labels) == nil { return true }
            } else if case .closure = program[argument.value].kind {
                return true
            }
        }
        return !closures.isEmpty
            && !candidates.contains { $0.parameters.contains { $0.type.isFunction } }
    }

    /// The name of a function with the labels of a call: "font(size:style:)".
    func displayName(_ name: Name, _ arguments: [Argument], _ closures: [Argument]) -> String {
        let labels =
            arguments.map { "\($0.label?.text ?? "_"):" } + closures.map { "\($0.label?.text ?? "_"):" }
        return "\(name.text)(\(labels.joined()))"
    }
}
