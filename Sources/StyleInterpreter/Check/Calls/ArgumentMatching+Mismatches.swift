import StyleSyntax

extension ArgumentMatching {
    func reportMismatch(
        _ candidates: [Callable],
        named name: Name,
        with arguments: [Argument],
        closures: [Argument],
        among all: [Callable]
    ) {
        let given =
            arguments.map { $0.label?.text ?? "_" }
            + closures.enumerated().map { $1.label?.text ?? ($0 == 0 ? "{}" : "_") }
        guard let first = candidates.first else {
            let message: CheckMessage =
                all.first.map { .callOfValue(type: checker.name(of: $0.result)) }
                ?? .noInitializer(of: name.text)
            return checker.report(message, at: name.place)
        }
        let display = name.text.isEmpty ? "init" : name.text
        if candidates.count > 1 {
            let forms = candidates.prefix(4).map { candidate in
                "\(display)(\(candidate.parameters.map { "\($0.label ?? "_"):" }.joined()))"
            }
            return checker.report(.noOverload(of: display, candidates: forms), at: name.place)
        }
        let labels = first.parameters.map { $0.label ?? "_" }
        if given.count > labels.count {
            checker.report(.extraArgument(of: display, labels: labels), at: name.place)
        } else if let missing = first.parameters.enumerated().first(where: {
            !$1.hasDefault && !given.contains($1.label ?? "_") && $0 >= given.count
        }) {
            checker.report(
                .missingArgument(label: missing.element.label, position: missing.offset + 1),
                at: name.place
            )
        } else {
            checker.report(.argumentLabels(given: given, expected: labels), at: name.place)
        }
    }
}
