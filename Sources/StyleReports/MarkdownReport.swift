/// A report as Markdown, for the summary of a job or a comment.
///
/// A summary of GitHub shows no embedded pictures and no files of the job: it has pictures only if they have public
/// addresses.
package struct MarkdownReport {
    private let report: StyleReport
    /// The start of the addresses of the pictures; `nil` for a report without pictures.
    private let pictures: String?
    /// The most bytes, less than a comment may have; a summary may have a megabyte.
    package static let maximumLength = 60_000

    package init(_ report: StyleReport, pictures: String? = nil) {
        self.report = report
        self.pictures = pictures.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    }

    package var text: String {
        var text = "## Button styles\n\n" + report.summary.escapedForMarkdown + "\n"
        guard !report.different.isEmpty else { return text }
        text +=
            "\n| style | file | | states that differ | pixels | share |\n| --- | --- | --- | --- | --- | --- |\n"
        for style in report.different {
            let row = row(of: style)
            guard text.utf8.count + row.utf8.count < Self.maximumLength / 2 else {
                text += "\nThere are more; the HTML report has all of them.\n"
                break
            }
            text += row
        }
        for (number, style) in report.different.enumerated() {
            let section = section(of: style, number: number)
            guard text.utf8.count + section.utf8.count < Self.maximumLength else {
                text += "\nThe HTML report has the rest.\n"
                break
            }
            text += section
        }
        return text
    }

    private func row(of style: ComparedStyle) -> String {
        let different = style.pictures.filter { !$0.isSame && $0.isPair }
        let states = different.map { "\($0.state) (\($0.colorScheme))" }.joined(separator: ", ")
        let pixels = different.isEmpty ? "" : "\(style.changedPixels)"
        let share = different.isEmpty ? "" : "≤ " + style.largestShare.percentage
        let cells = [
            style.name.escapedForMarkdown, "`" + style.file.escapedForCode + "`", style.change.rawValue,
            states.escapedForMarkdown, pixels, share,
        ]
        return "| " + cells.joined(separator: " | ") + " |\n"
    }

    private func section(of style: ComparedStyle, number: Int) -> String {
        var text = ""
        if !style.messages.isEmpty {
            // A fence that is longer than any in the messages.
            text +=
                "\n````````text\n" + style.messages.joined(separator: "\n").replacing("````````", with: "")
                + "\n````````\n"
        }
        guard let pictures else { return text }
        let shown = style.pictures.filter { !$0.isSame }
        guard !shown.isEmpty else { return text }
        text +=
            "\n### \(style.name.escapedForMarkdown)\n\n| | before | after | difference |\n| --- | --- | --- | --- |\n"
        for picture in shown {
            let cells = ["before.svg", "after.svg", "difference.png"].map { version -> String in
                guard picture.versions.contains(where: { $0.name == version }) else { return "" }
                return "![](\(pictures)\(style.path(of: picture, version: version, number: number)))"
            }
            let state = "\(picture.state), \(picture.colorScheme)"
            text += "| " + ([state.escapedForMarkdown] + cells).joined(separator: " | ") + " |\n"
        }
        return text
    }
}

extension String {
    /// The text as a paragraph or a cell of Markdown, in which nothing is markup.
    var escapedForMarkdown: String {
        var escaped = ""
        for character in self {
            switch character {
            case "\n", "\r", "\r\n": escaped += " "
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "&": escaped += "&amp;"
            case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "!", "@": escaped += "\\" + String(character)
            default: escaped.append(character)
            }
        }
        return escaped
    }

    /// The text between backticks in a cell.
    fileprivate var escapedForCode: String {
        filter { $0 != "`" && !$0.isNewline }.replacing("|", with: "\\|")
    }
}

extension Double {
    /// A share from 0 to 1 as a percentage with one decimal, at least 0.1 %.
    var percentage: String {
        let tenths = Int((self * 1000).rounded())
        if self > 0, tenths == 0 { return "0.1 %" }
        return "\(tenths / 10).\(tenths % 10) %"
    }
}
