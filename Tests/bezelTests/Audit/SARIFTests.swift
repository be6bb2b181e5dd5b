import ButtonAPI
import ButtonRendering
import JSONReading
import StyleSyntax
import Testing

@testable import bezel

@Suite struct `A report as SARIF` {
    private func run(
        _ findings: [AuditedFinding],
        messages: [AuditMessage] = [],
        listsNotMeasured: Bool = false,
        publicURL: PublicURL? = nil
    ) throws -> JSONValue {
        let report = report(findings, messages: messages)
        let sarif = report.sarif(listsNotMeasured: listsNotMeasured, publicURL: publicURL)
        // The report is read as it is written.
        let log = try JSONValue(reading: sarif.bytes)
        #expect(log["version"] == .string("2.1.0"))
        return try #require(log.elements("runs").first)
    }

    @Test func `describes all rules, with addresses in a service only`() throws {
        let url = PublicURL("https://bezel.example/")
        for (url, help) in [(nil, nil), (url, "https://bezel.example/#text-contrast")]
            as [(PublicURL?, String?)]
        {
            let rules = try #require(try run([], publicURL: url)["tool"]?["driver"]).elements("rules")
            #expect(rules.compactMap { $0.string("id") } == FindingRule.allCases.map(\.rawValue))
            #expect(rules[0].string("helpUri") == help)
            #expect(rules[0].string("name") == "TextContrast")
            for rule in rules {
                for name in ["shortDescription", "fullDescription", "help"] {
                    #expect(rule[name]?.string("text") != nil)
                }
            }
        }
    }

    @Test func `has levels, and what is not measured on request`() throws {
        let findings = [
            try finding(), try finding(["severity": #""warning""#]),
            try finding(["severity": #""information""#]),
            try finding(["certainty": #""notMeasured""#, "reason": #""glass""#]),
        ]
        let results = try run(findings).elements("results")
        #expect(results.map { $0.string("level") } == ["error", "warning", "note"])
        #expect(results.allSatisfy { $0.string("kind") == "fail" })
        let all = try run(findings, listsNotMeasured: true).elements("results")
        #expect(all.count == 4)
        #expect(all[1].string("level") == "none" && all[1].string("kind") == "open")
        #expect(all[1]["message"]?.string("text")?.hasSuffix("not measured: glass") == true)
    }

    @Test func `has places from the root of the repository`() throws {
        let code = String(repeating: " ", count: 13) + "foregroundStyle(.white)"
        let result = try #require(try run([try finding(line: code)]).elements("results").first)
        let location = try #require(result.elements("locations").first?["physicalLocation"])
        let artifact = try #require(location["artifactLocation"])
        #expect(artifact.string("uri") == "Apps/My%20App/Sources/ActionButton.swift")
        #expect(artifact.string("uriBaseId") == "%SRCROOT%")
        let region = try #require(location["region"])
        let numbers = ["startLine", "startColumn", "endLine", "endColumn"].map { region.integer($0) }
        #expect(numbers == [41, 14, 41, 37])
        #expect(try run([])["originalUriBaseIds"]?["%SRCROOT%"]?["uri"] == nil)
        let style = try finding(root: "swiftui/bordered", file: nil)
        let place = try #require(try run([style]).elements("results").first?.elements("locations").first)
        #expect(place["physicalLocation"] == nil)
        #expect(place.elements("logicalLocations").first?.string("name") == "swiftui/bordered")
    }

    @Test func `has fingerprints that stay when lines move`() throws {
        func prints(_ findings: [AuditedFinding]) throws -> [(String?, String?)] {
            try run(findings).elements("results").map { result in
                let prints = result["partialFingerprints"]
                return (prints?.string("primaryLocationLineHash"), prints?.string("bezel/v1"))
            }
        }
        let before = try prints([try finding()])
        let after = try prints([
            try finding(["place": #"{"line": 3, "column": 1}"#]), try finding(["severity": #""warning""#]),
            try finding(root: "Other"),
        ])
        #expect(before[0] == after[0])
        // Two results of one identity are two alerts.
        #expect(after[2].1 == after[0].1 || after[1].1 == after[0].1)
        #expect(Set(after.map(\.0)).count == 3 && Set(after.map(\.1)).count == 2)
        #expect(before[0].0 == before[0].1.map { $0 + ":1" })
    }

    @Test func `says what could not be audited`() throws {
        let place = AuditedFinding.Place(line: 3, column: 1)
        let message = AuditMessage(.error, text: "Broken cannot be audited", file: "A.swift", at: place)
        let run = try run([], messages: [message])
        let invocation = try #require(run.elements("invocations").first)
        #expect(invocation["executionSuccessful"] == .boolean(false))
        let notification = try #require(invocation.elements("toolExecutionNotifications").first)
        #expect(notification.string("level") == "error")
        #expect(notification["message"]?.string("text") == "Broken cannot be audited")
        #expect(try self.run([]).elements("invocations").first?["executionSuccessful"] == .boolean(true))
    }
}
