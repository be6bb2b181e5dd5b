import StyleRuntime
import StyleSyntax
import ViewEngine

extension ExternalNames {
    /// An expression that names something outside of the source: its type is not known until it is used.
    func external(
        _ name: String,
        at place: SourcePlace,
        message: CheckMessage,
        among names: [String] = [],
        likelyType: StyleType? = nil
    ) -> Typed {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        guard checker.replacesExternalNames else {
            return checker.fail(message, at: place, suggestion: spelling.suggestion(for: last, among: names))
        }
        // A misspelled name is no name of something else.
        if let known = spelling.misspelling(of: last, among: names) {
            return checker.fail(message, at: place, suggestion: known)
        }
        let isLikely = likelyType.map(hasExternalMembers) ?? false
        let external = External(name, likelyType: isLikely ? likelyType : nil)
        return .external(external)
    }

    /// Whether sources extend a type with constants of their own.
    private func hasExternalMembers(_ type: StyleType) -> Bool {
        switch type.unwrapped.kind {
        case .engine(.color), .engine(.uiColor), .engine(.font), .engine(.uiFont), .engine(.image),
            .engine(.animation), .engine(.linearGradient):
            true
        default: false
        }
    }

    /// The text of an expression, as the name of what is not in the source.
    func sourceName(_ id: ExpressionID) -> String {
        let text = program.source.text(program[id].range)
        return String(text.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(60))
    }

    /// The value that replaces something outside of the source, by its type and the words of its name.
    func standIn(for external: External, as expected: StyleType, at place: SourcePlace) -> Typed {
        if case .optional(let wrapped) = expected.kind {
            return Typed(expected, standIn(for: external, as: wrapped, at: place).operation)
        }
        if expected.isUnknown { return .external(external) }
        var type = expected
        if let likely = external.likelyType, conversions.fits(likely, as: expected) { type = likely }
        if case .any(.shapeStyle, _) = type.kind {
            type = .engine(.color)
            // A view is more likely where both fit.
            if external.name.hasSuffix("View") { checker.cost += 2 }
        }
        if case .any(.view, _) = type.kind, external.isLikelyColor { type = .engine(.color) }
        if let value = unchanged(external, as: type) {
            note(external, as: type, at: place, kind: .fixed)
            return Typed(type, value)
        }
        // A number is more likely where both fit.
        if type == .engine(.edgeInsets) || type == .engine(.cgSize) { checker.cost += 1 }
        // It is hardly an integer because literals are beside it, of which a function takes four at most.
        if type == .int { checker.cost += 7 }
        let parameterType = ParameterType(type, checkedBy: checker)
        let parameter = StandIn.parameter(external.name)
        if let color = colorArgument(of: external, as: type) {
            note(
                external,
                as: type,
                at: place,
                kind: parameterType.kind(.engine(NameWords(external.name).color)).kind
            )
            return Typed(
                type,
                StandInChoice(parameter: parameter, type: parameterType, fallback: color)
            )
        }
        if let value = samples.plainSample(of: type, named: words(of: external, as: type)) {
            note(external, as: type, at: place, kind: parameterType.kind(value()).kind)
            if case .any(.view, _) = type.kind, let content = external.content {
                checker.standIns += content.standIns
                return Typed(type, content.view)
            }
            return Typed(
                type,
                StandInValue(parameter: parameter, type: parameterType, makeValue: value)
            )
        }
        if let value = samples.sample(of: type, named: external.name) {
            note(external, as: type, at: place, kind: .fixed)
            return Typed(type, value)
        }
        checker.missingStandIns.insert(place)
        return checker.fail(.noStandIn(for: external.name, type: checker.name(of: type)), at: place)
    }

    /// Whether messages are only about values for which there is no stand-in.
    func lacksOnlyStandIns(_ messages: [Diagnostic]) -> Bool {
        !messages.isEmpty && messages.allSatisfy { checker.missingStandIns.contains($0.place) }
    }

    private func note(
        _ external: External,
        as type: StyleType,
        at place: SourcePlace,
        kind: SourceParameter.Kind
    ) {
        checker.standIns.append(
            StandIn(name: external.name, place: place, type: checker.name(of: type), kind: kind)
        )
    }
}
