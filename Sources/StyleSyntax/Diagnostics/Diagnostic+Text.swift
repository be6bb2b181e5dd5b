extension Diagnostic {
    /// The place, the severity and the message in one line, as compilers write them: `Pill.swift:12:9: error: …`.
    package func headline(file: String) -> String {
        "\(file):\(place.line):\(place.column): \(severity.rawValue): \(message)"
    }

    /// The message as the Swift compiler prints it, with the line of the source and a pointer to the place; lines are
    /// separated by line feeds.
    package func text(file: String) -> String {
        let number = String(place.line)
        let margin = String(repeating: " ", count: number.count) + " | " + indentation
        var lines = [
            headline(file: file),
            "\(number) | \(line)",
            "\(margin)`- \(severity.rawValue): \(message)",
        ]
        if let remedy {
            lines.append("\(margin)`- \(Severity.note.rawValue): \(remedy)")
        }
        return lines.joined(separator: "\n")
    }

    /// Space that is as wide as the line before the place: a tab stays a tab.
    private var indentation: String {
        let before = String(decoding: line.utf8.prefix(place.column - 1), as: UTF8.self)
        return String(before.map { $0 == "\t" ? "\t" : " " })
    }
}
