import StyleSyntax

extension Checker {
    func reportMismatch(
        _ candidates: [Callable],
        _ name: Name,
        _ arguments: [Argument],
        _ closures: [Argument],
        _ all: [Callable]
    ) {
        let given =
            arguments.map { $0.label?.text ?? "_" }
            + closures.enumerated().map { $1.label?.text ?? ($0 == 0 ? "{}" : "_") }
        guard let first = candidates.first else {
            if let property = all.first {
                report(
                    name.place,
                    "cannot call value of non-function type '\(self.name(of: property.result))'"
                )
            } else {
                report(
                    name.place,
                    "'\(name.text)' cannot be constructed because it has no accessible initializers"
                )
            }
            return
        }
        let display = name.text.isEmpty ? "init" : name.text
        if candidates.count > 1 {
            let forms = candidates.prefix(4).map { candidate in
                "\(display)(\(candidate.parameters.map { "\($0.label ?? "_"):" }.joined()))"
            }
            report(
                name.place,
                "no exact matches in call to '\(display)'",
                remedy: "found candidates: \(forms.joined(separator: ", "))"
            )
            return
        }
        let labels = first.parameters.map { $0.label ?? "_" }
        if given.count > labels.count {
            report(
                name.place,
                "extra argument in call to '\(display)'",
                remedy: "its parameters are (\(labels.map { "\($0):" }.joined()))"
            )
        } else if let missing = first.parameters.enumerated().first(where: {
            !$1.hasDefault && !given.contains($1.label ?? "_") && $0 >= given.count
        }) {
            report(
                name.place,
                "missing argument for parameter \(missing.element.label.map { "'\($0)'" } ?? "#\(missing.offset + 1)") in call"
            )
        } else {
            report(
                name.place,
                "incorrect argument labels in call (have '\(given.map { "\($0):" }.joined())', expected '\(labels.map { "\($0):" }.joined())')"
            )
        }
    }
}
