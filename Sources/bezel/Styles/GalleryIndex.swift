/// The index of a gallery, as Markdown and as HTML, whose links are relative.
struct GalleryIndex {
    struct Item {
        let name: String
        /// The parameters whose values the sheet shows, for people.
        let axes: String
        /// The file and the line.
        let place: String
        /// The name of the file of the sheet.
        let picture: String
    }

    private let items: [Item]

    init(_ items: [Item]) {
        self.items = items
    }

    /// The name of the file of a style: letters and digits of ASCII, and a number if another style has the name.
    static func fileName(of style: String, among items: [Item]) -> String {
        let letters = style.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        let base = letters.isEmpty || letters.lowercased() == "index" ? "style" : letters
        let taken = Set(items.map { $0.picture.lowercased() })
        var number = 1
        while true {
            let name = base + (number == 1 ? "" : "-\(number)") + ".svg"
            // Some file systems have one file for names that differ in case only.
            if !taken.contains(name.lowercased()) { return name }
            number += 1
        }
    }

    var markdown: String {
        let sections = items.map { item in
            """
            ## \(item.name.escapedForMarkdown)

            \(item.place.escapedForMarkdown)

            ![\(item.name.escapedForMarkdown): \(item.axes)](\(item.picture))

            """
        }
        return (["# Buttons\n"] + sections).joined(separator: "\n")
    }

    var html: String {
        let sections = items.map { item in
            """
              <section>
                <h2>\(item.name.escapedForHTML)</h2>
                <p><code>\(item.place.escapedForHTML)</code></p>
                <img src="\(item.picture)" alt="\(item.name.escapedForHTML): \(item.axes)">
              </section>

            """
        }
        return """
            <!doctype html>
            <html lang="en">
            <head>
              <meta charset="utf-8">
              <meta name="viewport" content="width=device-width, initial-scale=1">
              <meta name="color-scheme" content="light dark">
              <title>Buttons</title>
              <style>
                body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
                img { background: #fff; border-radius: 12px; height: auto; max-width: 100% }
                code { opacity: 0.8 }
              </style>
            </head>
            <body>
              <h1>Buttons</h1>
            \(sections.joined())</body>
            </html>

            """
    }
}

extension String {
    fileprivate var escapedForHTML: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;").withoutControls.replacing("\n", with: " ")
    }

    /// The text of a line of Markdown without any markup, whose characters are escaped (CommonMark §2.4).
    fileprivate var escapedForMarkdown: String {
        withoutControls.replacing("\n", with: " ").map { character in
            let isMarkup = "\\`*_{}[]<>()#+!|~&$@".contains(character)
            return isMarkup ? "\\\(character)" : String(character)
        }.joined()
    }
}
