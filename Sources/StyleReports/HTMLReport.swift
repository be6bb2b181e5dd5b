/// A report as one HTML file, with its pictures in it.
package struct HTMLReport {
    private let report: StyleReport

    package init(_ report: StyleReport) {
        self.report = report
    }

    package var text: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
        <title>Button styles: before and after</title>
        <style>
        :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
        body { margin: 2rem auto; max-width: 70rem; padding: 0 1rem }
        table { border-collapse: collapse; margin: 1rem 0 }
        th, td { border: 1px solid #8886; padding: .5rem .75rem; text-align: left; vertical-align: middle }
        .light { background: #fff } .dark { background: #000 }
        pre { overflow-x: auto; padding: 1rem; background: #8882 }
        </style>
        </head>
        <body>
        <h1>Button styles: before and after</h1>
        <p>\(report.summary.escapedForHTML)</p>
        \(report.different.map(section).joined())</body>
        </html>

        """
    }

    private func section(of style: ComparedStyle) -> String {
        var text = "<section>\n<h2>\(style.name.escapedForHTML): \(style.change.rawValue)</h2>\n"
        text += "<p><code>\(style.file.escapedForHTML)</code></p>\n"
        if !style.messages.isEmpty {
            text += "<pre>\(style.messages.joined(separator: "\n").escapedForHTML)</pre>\n"
        }
        let shown = style.pictures.filter { !$0.isSame }
        if !shown.isEmpty {
            text += "<table>\n<thead><tr><th scope=\"col\">state</th><th scope=\"col\">before</th>"
            text += "<th scope=\"col\">after</th><th scope=\"col\">difference</th></tr></thead>\n<tbody>\n"
            text += shown.map { row(of: $0) }.joined()
            text += "</tbody>\n</table>\n"
        }
        return text + "</section>\n"
    }

    private func row(of picture: ComparedPicture) -> String {
        let name = "\(picture.state), \(picture.colorScheme)".escapedForHTML
        let scheme = picture.colorScheme == "dark" ? "dark" : "light"
        func cell(_ svg: String?, version: String) -> String {
            guard let svg else { return "<td></td>" }
            return "<td class=\"\(scheme)\"><img alt=\"\(name), \(version)\""
                + " src=\"data:image/svg+xml;base64,\(Base64.text(Array(svg.utf8)))\"></td>"
        }
        var difference = "<td></td>"
        if let found = picture.difference {
            difference =
                "<td><img alt=\"pixels that differ\" src=\"data:image/png;base64,\(Base64.text(found.picture))\">"
                + "<br>\(found.count) of \(found.total) pixels, \(picture.share.percentage)</td>"
        }
        return "<tr><th scope=\"row\">\(name)</th>\(cell(picture.before, version: "before"))"
            + "\(cell(picture.after, version: "after"))\(difference)</tr>\n"
    }
}

extension String {
    /// The text as content or as the value of an attribute of HTML.
    var escapedForHTML: String {
        var escaped = ""
        for character in self {
            switch character {
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "&": escaped += "&amp;"
            case "\"": escaped += "&quot;"
            default: escaped.append(character)
            }
        }
        return escaped
    }
}
