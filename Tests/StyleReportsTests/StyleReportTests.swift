import Testing

@testable import StyleReports

@Suite struct `A report of styles` {
    private func picture(
        _ state: String = "normal",
        _ colorScheme: String = "light",
        before: String? = "<svg>1</svg>",
        after: String? = "<svg>2</svg>",
        count: Int? = nil
    ) -> ComparedPicture {
        ComparedPicture(
            state: state,
            colorScheme: colorScheme,
            before: before,
            after: after,
            difference: count.map { .init(count: $0, total: 200, picture: [1, 2, 3]) }
        )
    }

    private var report: StyleReport {
        StyleReport(styles: [
            ComparedStyle(
                name: "Pill",
                file: "Styles/Pill.swift",
                change: .changed,
                pictures: [picture(count: 50), picture("pressed", "dark", after: "<svg>1</svg>")]
            ),
            ComparedStyle(name: "New", file: "New.swift", change: .added, pictures: [picture(before: nil)]),
            ComparedStyle(
                name: "Gone",
                file: "Gone.swift",
                change: .removed,
                pictures: [picture(after: nil)]
            ),
            ComparedStyle(
                name: "Bad.swift",
                file: "Bad.swift",
                change: .broken,
                messages: ["Bad.swift:3:9: error: cannot find 'x' in scope"]
            ),
            ComparedStyle(name: "Same", file: "Same.swift", change: .same),
        ])
    }

    @Test func `counts its styles`() {
        #expect(report.summary == "1 changed, 1 added, 1 removed, 1 broken, 1 same.")
        #expect(report.different.map(\.name) == ["Bad.swift", "Gone", "New", "Pill"])
        #expect(report.broken.map(\.name) == ["Bad.swift"])
        let equal = StyleReport(styles: [ComparedStyle(name: "A", file: "A.swift", change: .same)])
        #expect(equal.summary == "No style looks different (1 compared).")
        #expect(equal.files.isEmpty)
    }

    @Test func `has the pixels of each state that differs`() {
        let markdown = MarkdownReport(report).text
        #expect(
            markdown.contains("| Pill | `Styles/Pill.swift` | changed | normal (light) | 50 | ≤ 25.0 % |")
        )
        #expect(markdown.contains("Bad.swift:3:9: error: cannot find 'x' in scope"))
        #expect(!markdown.contains("data:") && !markdown.contains("!["))
        let html = HTMLReport(report).text
        #expect(html.contains("50 of 200 pixels, 25.0 %"))
        #expect(html.contains("data:image/png;base64,AQID"))
        #expect(html.contains("data:image/svg+xml;base64,PHN2Zz4yPC9zdmc+"))
        #expect(!html.contains("pressed, dark"))
    }

    @Test func `refers to its files where they have addresses`() {
        let markdown = MarkdownReport(report, pictures: "https://bezel.example/report").text
        for file in report.files {
            #expect(markdown.contains("(https://bezel.example/report/\(file.path))"), "\(file.path)")
        }
        #expect(
            Set(report.files.map(\.path)) == [
                "pictures/2-Gone-normal-light-before.svg", "pictures/3-New-normal-light-after.svg",
                "pictures/4-Pill-normal-light-before.svg", "pictures/4-Pill-normal-light-after.svg",
                "pictures/4-Pill-normal-light-difference.png",
            ]
        )
    }

    @Test func `shows names and messages as they are`() {
        let name = "\"><script>|`*[x](y)"
        let report = StyleReport(styles: [
            ComparedStyle(
                name: name,
                file: "`|\n.swift",
                change: .broken,
                messages: ["<b>```````` & \(name)"]
            )
        ])
        let html = HTMLReport(report).text
        #expect(!html.contains("<script>") && !html.contains("<b>"))
        let table = MarkdownReport(report).text.split(separator: "\n").first {
            $0.contains("broken") && $0.contains("|")
        }
        #expect(table?.contains("&lt;script&gt;\\|\\`\\*\\[x\\]") == true)
        #expect(report.files.isEmpty)
    }

    @Test func `stays within the length of a comment`() {
        let styles = (0..<3000).map { number in
            ComparedStyle(
                name: "Style\(number)",
                file: "Style\(number).swift",
                change: .broken,
                messages: [String(repeating: "x", count: 100)]
            )
        }
        let text = MarkdownReport(StyleReport(styles: styles)).text
        #expect(text.utf8.count <= MarkdownReport.maximumLength + 100)
        #expect(text.contains("The HTML report has"))
    }

    @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg==")])
    func `embeds bytes as Base64`(text: String, encoded: String) {
        #expect(Base64.text(Array(text.utf8)) == encoded)
    }

    @Test(arguments: [
        (0.0, "0.0 %"), (0.00001, "0.1 %"), (0.5, "50.0 %"), (1, "100.0 %"), (0.1234, "12.3 %"),
    ])
    func `writes shares with one decimal`(share: Double, text: String) {
        #expect(share.percentage == text)
    }
}
