import StyleSyntax

/// The names that a misspelled one may mean.
struct Spelling: CheckPart {
    let checker: Checker

    /// The name among others that is most like a misspelled one.
    func suggestion(for name: String, among names: some Sequence<String>) -> String? {
        var best: (name: String, distance: Int)?
        for candidate in names {
            let distance = editDistance(from: name, to: candidate)
            if distance > 0, distance <= max(1, name.count / 3), distance < best?.distance ?? .max {
                best = (candidate, distance)
            }
        }
        return best?.name
    }

    /// The name among others of which a name is certainly a misspelling.
    ///
    /// A type of a package that is not in the folder of a project often has a name like one that is.
    func misspelling(of name: String, among names: some Sequence<String>) -> String? {
        let canBeOutside = program.source.isOfProject && name.first?.isUppercase == true
        guard !canBeOutside, name.count > 3, !name.contains(where: \.isNumber),
            !AppleNames.containsType(name)
        else { return nil }
        // One letter is missing, doubled or wrong, or two are swapped.
        return suggestion(
            for: name,
            among: names.filter { other in
                guard other.first == name.first else { return false }
                let distance = editDistance(from: name, to: other)
                return distance == 1 || distance == 2 && other.count == name.count && name.count > 5
            }
        )
    }

    /// Whether two names differ in the order of two letters beside each other.
    private func isSwap(_ first: [Character], _ second: [Character]) -> Bool {
        guard first.count == second.count else { return false }
        let differences = zip(first, second).enumerated().filter { $0.element.0 != $0.element.1 }
        guard differences.count == 2, differences[1].offset == differences[0].offset + 1 else { return false }
        return differences[0].element.0 == differences[1].element.1
            && differences[0].element.1 == differences[1].element.0
    }

    private func editDistance(from first: String, to second: String) -> Int {
        let (first, second) = (Array(first), Array(second))
        guard abs(first.count - second.count) <= 3 else { return .max }
        if isSwap(first, second) { return 1 }
        var row = Array(0...second.count)
        for (i, left) in first.enumerated() {
            var previous = row[0]
            row[0] = i + 1
            for (j, right) in second.enumerated() {
                let current = row[j + 1]
                row[j + 1] = left == right ? previous : 1 + min(previous, row[j], current)
                previous = current
            }
        }
        return row[second.count]
    }
}
