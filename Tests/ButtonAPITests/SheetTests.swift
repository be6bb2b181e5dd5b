import Foundation
import HTTP
import TestSupport
import Testing

private let bordered = "/v1/swiftui/bordered"

/// A sheet as its JSON tells of it.
private struct Cells: Decodable {
    let width, height: Double
    let rowParameter, columnParameter: String
    let rows, columns: [String]
    let cells: [Cell]
    let emptyCells: [EmptyCell]

    struct Cell: Decodable, Equatable {
        let id, row, column: String
        let x, y, width, height: Double
        let url: String
    }

    struct EmptyCell: Decodable {
        let row, column, reason: String
    }

    init(_ service: Service, _ target: String) throws {
        self = try JSONDecoder().decode(Cells.self, from: Data(service.get(target).body))
    }

    func cell(_ row: String, _ column: String) -> Cell? {
        cells.first { $0.row == row && $0.column == column }
    }
}

@Suite struct `A sheet` {
    private let service = Service()

    @Test func `shows every state in light and dark`() throws {
        let cells = try Cells(service, "\(bordered)/states.json")
        #expect(cells.rowParameter == "state")
        #expect(cells.columnParameter == "colorScheme")
        #expect(cells.rows == ["normal", "pressed", "disabled", "focused"])
        #expect(cells.columns == ["light", "dark"])
        #expect(
            cells.cells.map { [$0.row, $0.column] } == cells.rows.flatMap { [[$0, "light"], [$0, "dark"]] }
        )
        #expect(cells.emptyCells.isEmpty)
    }

    @Test func `has the header fields of a picture`() throws {
        let picture = service.get("\(bordered).svg")
        for (file, type) in [
            ("states.svg", "image/svg+xml; charset=utf-8"), ("states.json", "application/json"),
        ] {
            let sheet = service.get("\(bordered)/\(file)")
            #expect(sheet.fields.map(\.name) == picture.fields.map(\.name))
            #expect(sheet.field("Content-Type") == type)
            #expect(sheet.field("Cache-Control") == picture.field("Cache-Control"))
            #expect(sheet.field("Content-Disposition") == "inline; filename=\"bordered-\(file)\"")
            let saved = service.get("\(bordered)/\(file)?download=1")
            #expect(saved.field("Content-Disposition") == "attachment; filename=\"bordered-\(file)\"")
            #expect(saved.body == sheet.body)
            let tag = try #require(sheet.field("ETag"))
            #expect(service.get("\(bordered)/\(file)") { $0.ifNoneMatch = tag }.status == .notModified)
            let compressed = service.get("\(bordered)/\(file)") { $0.acceptEncoding = "gzip" }
            #expect(compressed.field("Content-Encoding") == "gzip")
        }
    }

    @Test(arguments: [
        ("", "rows=state&columns=colorScheme"),
        ("rows=colorScheme", "columns=state"),
        ("rows=controlSize&columns=role", "columns=role&rows=CONTROLSIZE&v=2&contrast=standard"),
    ])
    func `is the same for every spelling of its query`(first: String, second: String) throws {
        let responses = [first, second].map { service.get("\(bordered)/states.svg?\($0)") }
        #expect(responses[0].status == .ok)
        #expect(responses[0].field("ETag") == responses[1].field("ETag"))
    }

    @Test func `has its cells at the places and under the ids of its JSON`() throws {
        let target = "rows=controlSize&columns=buttonBorderShape&title=Hi"
        let cells = try Cells(service, "\(bordered)/states.json?\(target)")
        let picture = service.get("\(bordered)/states.svg?\(target)").text
        #expect(picture.contains("viewBox=\"0 0 \(Int(cells.width)) \(Int(cells.height))\""))
        let grounds = picture.matches(
            of:
                /<g id="([^"]*)" role="img" transform="translate\((\d+) (\d+)\)"><title>[^<]*<\/title><rect x="(-\d+)" y="(-\d+)" width="(\d+)" height="(\d+)" rx="12" fill="#fff"\/>/
        )
        #expect(grounds.map { String($0.1) } == cells.cells.map(\.id))
        for (ground, cell) in zip(grounds, cells.cells) {
            let numbers = [ground.2, ground.3, ground.4, ground.5, ground.6, ground.7].compactMap {
                Double($0)
            }
            #expect(numbers[0] + numbers[2] == cell.x)
            #expect(numbers[1] + numbers[3] == cell.y)
            #expect(numbers[4] == cell.width)
            #expect(numbers[5] == cell.height)
        }
    }

    @Test func `has cells of one size in rows and columns, none over another`() throws {
        let cells = try Cells(service, "\(bordered)/states.json?rows=dynamicTypeSize&columns=controlSize")
        #expect(cells.cells.count == 60)
        let first = cells.cells[0]
        #expect(cells.cells.allSatisfy { $0.width == first.width && $0.height == first.height })
        for row in cells.rows {
            let line = cells.cells.filter { $0.row == row }
            #expect(Set(line.map(\.y)).count == 1)
            #expect(zip(line, line.dropFirst()).allSatisfy { $0.x + $0.width < $1.x })
        }
        for column in cells.columns {
            let line = cells.cells.filter { $0.column == column }
            #expect(Set(line.map(\.x)).count == 1)
            #expect(zip(line, line.dropFirst()).allSatisfy { $0.y + $0.height < $1.y })
        }
        let last = try #require(cells.cells.last)
        #expect(last.x + last.width < cells.width)
        #expect(last.y + last.height < cells.height)
    }

    @Test func `draws in each cell the picture that its address shows`() throws {
        let cells = try Cells(
            service,
            "\(bordered)/states.json?columns=role&tint=red&title=a%26b&system=ios26&text=live"
        )
        let rest = "tint=red&system=ios26&text=live"
        #expect(
            cells.cell("pressed", "destructive")?.url
                == "\(bordered).svg?title=a%26b&state=pressed&role=destructive&\(rest)"
        )
        #expect(cells.cell("normal", "none")?.url == "\(bordered).svg?title=a%26b&\(rest)")
        let sheet = service.get("\(bordered)/states.svg?columns=role&title=a%26b&\(rest)").text
        for cell in cells.cells {
            let picture = service.get(cell.url)
            #expect(picture.status == .ok)
            let content = try #require(
                picture.text.firstMatch(of: /<\/title>(?:<defs>.*<\/defs>)?(.*)<\/svg>/)
            ).1
            let part = try #require(sheet.components(separatedBy: "<g id=\"\(cell.id)\"").last)
            #expect(part.components(separatedBy: "<g id=")[0].contains(content))
        }
    }

    @Test func `defines the outlines of a title once`() throws {
        let sheet = service.get("\(bordered)/states.svg").text
        let cell = try #require(sheet.firstMatch(of: /<use href="#(g[0-9a-z]+)"/)).1
        #expect(sheet.components(separatedBy: "<path id=\"\(cell)\"").count == 2)
        // Four states in two color schemes.
        #expect(sheet.components(separatedBy: "<use href=\"#\(cell)\"").count == 9)
        #expect(!service.get("\(bordered).svg").text.contains("<use"))
    }

    @Test func `has a dark background for dark buttons, and that of the query for others`() throws {
        let sheet = service.get("\(bordered)/states.svg").text
        #expect(sheet.matches(of: /rx="12" fill="#fff"/).count == 4)
        #expect(sheet.matches(of: /rx="12" fill="#000"/).count == 4)
        let green = service.get("\(bordered)/states.svg?background=00ff00").text
        #expect(green.matches(of: /rx="12" fill="#0f0"/).count == 8)
    }

    @Test func `names its rows and columns by their parameters and values`() {
        let sheet = service.get("\(bordered)/states.svg?text=live").text
        for word in ["state", "colorScheme", "normal", "pressed", "disabled", "focused", "light", "dark"] {
            #expect(sheet.components(separatedBy: ">\(word)</text>").count == 2, "\(word)")
        }
        #expect(sheet.contains("<title>state pressed, colorScheme dark</title>"))
        #expect(sheet.contains("aria-label=\"Button: state × colorScheme\""))
    }

    @Test func `shares no id with another sheet`() throws {
        let targets = ["", "?title=Buy", "?columns=controlSize"].map { "\(bordered)/states.json\($0)" }
        let ids = try (targets + ["/v1/swiftui/plain/states.json"])
            .flatMap { try Cells(service, $0).cells.map(\.id) }
        #expect(Set(ids).count == ids.count)
        #expect(ids.allSatisfy { $0.wholeMatch(of: /[a-zA-Z][a-zA-Z0-9-]*/) != nil })
    }

    @Test func `lists values in their order, in one spelling each`() throws {
        let sizes = try Cells(service, "\(bordered)/states.json?rows=controlSize")
        #expect(sizes.rows == ["mini", "small", "regular", "large", "extraLarge"])
        let steps = try Cells(service, "/v1/swiftui/customDefault/states.json?rows=step")
        #expect(steps.rows == ["bare", "highlight", "implicit", "explicit", "explicitTrigger", "final"])
        #expect(try Cells(service, "/v1/swiftui/glass/states.json?columns=system").columns == ["ios26"])
    }

    @Test func `shows each state of a button that is selected, too`() throws {
        let cells = try Cells(service, "/v1/uikit/filled/states.json")
        #expect(
            cells.rows == [
                "normal", "pressed", "selected", "disabled", "focused", "pressed,selected",
                "selected,disabled", "selected,focused",
            ]
        )
        let cell = try #require(cells.cell("selected,disabled", "dark"))
        #expect(cell.id.hasPrefix("selected-disabled-dark-"))
        #expect(cell.url == "/v1/uikit/filled.svg?state=selected,disabled&colorScheme=dark")
    }

    @Test func `accepts the other name of a parameter`() throws {
        let cells = try Cells(service, "/v1/uikit/filled/states.json?columns=buttonSize")
        #expect(cells.columnParameter == "controlSize")
        // UIKit has no extraLarge.
        #expect(cells.columns == ["mini", "small", "regular", "large"])
        let both = service.get("/v1/uikit/filled/states.json?columns=controlSize&buttonSize=mini")
        #expect(both.status == .badRequest)
    }

    @Test func `omits values that conflict with the query`() throws {
        #expect(
            try Cells(service, "\(bordered)/states.json?rows=role").rows == ["none", "cancel", "destructive"]
        )
        let all = ["none", "cancel", "destructive", "close", "confirm"]
        #expect(try Cells(service, "\(bordered)/states.json?rows=role&system=ios26").rows == all)
        let shapes = try Cells(service, "\(bordered)/states.json?rows=buttonBorderShape&cornerRadius=4")
        #expect(shapes.rows == ["automatic", "roundedRectangle"])
    }

    @Test func `has empty cells where two of its own values exclude each other`() throws {
        let cells = try Cells(service, "\(bordered)/states.json?rows=role&columns=system")
        #expect(cells.rows == ["none", "cancel", "destructive", "close", "confirm"])
        #expect(cells.cells.count == 8)
        #expect(
            cells.emptyCells.map { [$0.row, $0.column] } == [["close", "ios18"], ["confirm", "ios18"]]
        )
        #expect(cells.emptyCells.allSatisfy { $0.reason.contains("iOS 26 added the role") })
        let sheet = service.get("\(bordered)/states.svg?rows=role&columns=system&text=live").text
        #expect(sheet.matches(of: />–</).count == 2)
    }

    @Test func `shows a moment in each cell if the query has a time`() throws {
        let query = "rows=step&columns=label&events=press@0,release@0.3&t=0.4"
        let cells = try Cells(service, "/v1/swiftui/customDefault/states.json?\(query)")
        #expect(
            cells.cell("bare", "circle")?.url
                == "/v1/swiftui/customDefault.svg?label=circle&events=down%400,up%400.3&t=0.4&step=bare"
        )
        #expect(
            try Cells(service, "\(bordered)/states.json?t=0.5").rows == ["normal", "disabled", "focused"]
        )
    }

    @Test func `accepts every parameter with listed values as an axis, up to a limit`() throws {
        for style in try wholeStyles(of: service.json("/v1/styles")) {
            let parameters = try #require(style["parameters"] as? [[String: Any]])
            let rows = try #require(parameters.first { $0["name"] as? String == "rows" })
            let base = try #require(style["url"] as? String).replacingOccurrences(of: ".svg", with: "/states")
            for name in try #require(rows["values"] as? [String]) {
                let svg = service.get("\(base).svg?rows=\(name)")
                #expect(svg.status == .ok, "\(base) \(name)")
                let cells = try Cells(service, "\(base).json?rows=\(name)")
                #expect(cells.cells.allSatisfy { svg.text.contains("id=\"\($0.id)\"") })
            }
        }
        #expect(service.get("\(bordered)/states.svg?rows=font&columns=dynamicTypeSize").status == .ok)
        let tooMany = service.get("\(bordered)/states.svg?rows=beside&columns=font&system=ios26")
        #expect(tooMany.status == .badRequest)
        #expect(tooMany.text.contains("of CPU time, and may take 20 ms"))
    }

    @Test func `has the price limit of other pictures`() {
        let sheet = "\(bordered)/states.svg?rows=font&columns=dynamicTypeSize"
        #expect(service.get("\(sheet)&title=" + String(repeating: "a", count: 24)).status == .ok)
        #expect(service.get("\(sheet)&title=" + String(repeating: "a", count: 100)).status == .badRequest)
        #expect(service.get("\(bordered)/states.svg?events=tap@0,tap@1,tap@2&t=2.5").status == .ok)
        #expect(service.get("\(sheet)&events=tap@0,tap@1,tap@2,tap@3").status == .badRequest)
    }
}

@Suite struct `An invalid sheet` {
    private let service = Service()

    @Test(arguments: [
        ("rows=state&columns=state", "The rows show “state” already"),
        ("rows=title", "“title” is no value of “rows”"),
        ("rows=stat", "Did you mean “state”?"),
        ("columns=step", "“step” is no value of “columns”"),
        ("state=pressed", "The rows of the sheet show all of its values"),
        ("colorScheme=dark", "The columns of the sheet show all of its values"),
        ("rows=role&role=cancel", "The rows of the sheet show all of its values"),
        ("rows=state&rows=role", "“rows” may be given once"),
        ("fps=30", "Only frames have a number per second"),
        ("duration=1", "A still picture has no duration"),
        ("tint=bleu", "Did you mean “blue”?"),
        ("role=close", "it needs system=ios26"),
        ("buttonBorderShape=capsule&cornerRadius=4", "Only a rounded rectangle has corners"),
    ])
    func `is refused with the reason`(query: String, reason: String) {
        for file in ["states.svg", "states.json"] {
            let response = service.get("\(bordered)/\(file)?\(query)")
            #expect(response.status == .badRequest)
            #expect(response.text.contains(reason), "\(response.text)")
        }
    }

    @Test(arguments: [".svg", "/animation.svg", "/frames.json", "/timeline.json"])
    func `has no rows and no columns`(file: String) {
        for name in ["rows", "columns"] {
            let response = service.get("\(bordered)\(file)?\(name)=state")
            #expect(response.status == .badRequest)
            #expect(response.text.contains("Only a sheet"))
        }
    }
}
