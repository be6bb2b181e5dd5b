import ButtonRendering
import Foundation
import HTTP
import Testing

@Suite struct `A sheet of all styles` {
    private let service = Service()

    @Test(arguments: ["swiftui", "uikit"])
    func `has a row for each style of its framework`(framework: String) throws {
        let names = Catalog.standard.entries.filter { $0.framework.rawValue == framework }.map(\.name)
        let style = try #require(names.first)
        for (axis, other) in [("rows", "columns"), ("columns", "rows")] {
            let query = "\(axis)=style&\(other)=colorScheme"
            let sheet = try service.json("/v1/\(framework)/\(style)/states.json?\(query)")
            #expect(sheet[axis] as? [String] == names)
            let cells = try #require(sheet["cells"] as? [[String: Any]])
            #expect(cells.count == 2 * names.count)
            for cell in cells {
                let url = try #require(cell["url"] as? String)
                let name = try #require(cell[axis == "rows" ? "row" : "column"] as? String)
                #expect(url.hasPrefix("/v1/\(framework)/\(name).svg"))
                #expect(service.get(url).status == .ok)
            }
            #expect(service.get("/v1/\(framework)/\(style)/states.svg?\(query)").status == .ok)
        }
    }

    @Test func `leaves the styles out that lack a parameter of the sheet`() throws {
        let sheet = try service.json("/v1/swiftui/bordered/states.json?rows=style&buttonBorderShape=capsule")
        #expect(
            sheet["rows"] as? [String] == ["bordered", "borderedProminent", "glass", "glassProminent"]
        )
        let systems = try service.json("/v1/swiftui/plain/states.json?rows=style&columns=system")
        let empty = try #require(systems["emptyCells"] as? [[String: Any]])
        #expect(empty.compactMap { $0["row"] as? String } == ["glass", "glassProminent"])
        #expect(empty.allSatisfy { $0["column"] as? String == "ios18" })
        let steps = try service.json("/v1/swiftui/customDefault/states.json?rows=style&step=bare")
        #expect(steps["rows"] as? [String] == ["customDefault"])
    }

    @Test func `takes a style as an axis only`() {
        #expect(service.get("/v1/swiftui/bordered.svg?style=plain").status == .badRequest)
        #expect(service.get("/v1/swiftui/bordered/states.svg?style=plain").status == .badRequest)
    }
}
