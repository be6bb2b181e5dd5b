import ButtonRendering
import JSONReading
import Testing

@testable import bezel

@Suite struct `A finding` {
    @Test func `is read with the root and the file that the command knows`() throws {
        let read = try finding()
        #expect(read.rule == .textContrast && read.severity == .error && read.certainty == .certain)
        #expect(read.root == "ActionButton" && read.file == "Sources/ActionButton.swift")
        #expect(read.json["root"] == .string("ActionButton"))
        #expect(read.json["file"] == .string("Sources/ActionButton.swift"))
        #expect(read.json["picture"] == .string("/v1/custom/ActionButton.svg"))
        #expect(read.element?.number == 3 && read.place?.line == 41)
        #expect(!read.isOfSystem && read.passesIncreased == nil)
        #expect(try finding(["origin": #""system""#]).isOfSystem)
    }

    @Test(
        arguments: [
            ["rule": #""contrast""#], ["rule": nil], ["severity": #""fatal""#], ["certainty": "1"],
        ] as [[String: String?]]
    )
    func `is none without a known rule, severity and certainty`(others: [String: String?]) throws {
        #expect(try readFinding(others) == nil)
    }

    @Test func `says its value, its colors and its first condition in one line`() throws {
        #expect(try finding().summary == "Delete 2.80 of 4.5 (#ff8080 on #cc3333), pressed, dark")
        let several = #"[{"state": "normal", "locale": "de", "reduced": true}, {}, {"size": 1.5}]"#
        let target = try finding([
            "conditions": several, "unit": #""points""#, "measured": "19.96", "limit": "24",
            "foreground": nil, "background": nil, "certainty": #""close""#,
            "element": #"{"number": 2, "kind": "control"}"#,
        ])
        #expect(
            target.summary
                == "control 2 20 of 24 points, normal, locale=de, reduced=true, and 2 other conditions, "
                + "close to the limit"
        )
        let increased = try finding(["passesIncreased": "true", "conditions": "[{}]"])
        #expect(
            increased.summary == "Delete 2.80 of 4.5 (#ff8080 on #cc3333), enough with increased contrast"
        )
    }

    @Test(arguments: [("4.499", "4.49"), ("3", "3.00"), ("2.8", "2.80"), ("4.299999999999", "4.30")])
    func `never rounds a ratio up to its limit`(measured: String, text: String) throws {
        #expect(try finding(["measured": measured]).summary.hasPrefix("Delete \(text) of 4.5 "))
    }

    @Test func `has its sentence where there is no value, and its reason where none is known`() throws {
        let none: [String: String?] = [
            "measured": nil, "limit": nil, "foreground": nil, "background": nil, "conditions": "[]",
            "element": nil,
        ]
        #expect(try finding(none).summary == "Use a darker color.")
        let open = none.merging(["certainty": #""notMeasured""#, "reason": #""glass\nbehind""#]) { $1 }
        #expect(try finding(open).summary == "not measured: glass behind")
        #expect(try !finding(open).isMeasured)
    }

    @Test func `is at its root where it has no place, and nowhere in the catalog`() throws {
        let location = try finding(["place": "null"]).location
        #expect(location?.line == 7 && location?.column == 3)
        #expect(location?.file == "Sources/ActionButton.swift")
        let other = #"{"line": 2, "column": 1, "file": "Sources/Colors.swift"}"#
        #expect(try finding(["place": other]).location?.file == "Sources/Colors.swift")
        #expect(try finding(root: "swiftui/bordered", file: nil).location == nil)
    }

    @Test func `has columns in units of UTF-16 for other tools`() throws {
        // The emoji is four bytes, and two units.
        let code = #"Text("😀").foregroundStyle(.white).padding()"#
        let column = Array(#"Text("😀")."#.utf8).count + 1
        let place = #"{"line": 1, "column": \#(column), "what": "foregroundStyle(.white)"}"#
        #expect(try finding(["place": place], line: code).location?.units == 12..<35)
        let rest = #"{"line": 1, "column": \#(column), "what": "font(.body)"}"#
        #expect(try finding(["place": rest], line: code).location?.units == 12..<45)
        #expect(try finding(["place": place], line: "x").location?.units.count == 1)
    }

    @Test func `has an identity that does not depend on its line and its conditions`() throws {
        let moved = try finding([
            "place": #"{"line": 9, "column": 1}"#, "conditions": "[]", "severity": #""warning""#,
        ])
        #expect(try moved.identity == finding().identity)
        let element = try finding(["element": #"{"number": 3, "id": "8f22"}"#])
        #expect(try element.identity != finding().identity)
        let fingerprints = try ["Sources/A.swift", "Sources/B.swift"].map {
            try finding().identity.fingerprint(ofFile: $0)
        }
        #expect(Set(fingerprints).count == 2 && fingerprints[0].count == 26)
        #expect(try finding(root: "A").identity != finding(root: "B").identity)
    }

    @Test func `has rules with names of Apple's`() throws {
        #expect(try FindingRule.all(named: ["contrast"]) == [.textContrast, .nonTextContrast])
        #expect(try FindingRule.all(named: ["hitRegion", "small-text"]) == [.touchTarget, .smallText])
        let error = #expect(throws: ProgramError.self) { try FindingRule.all(named: ["hitregon"]) }
        #expect(error?.status == 2 && error?.message.contains("did you mean hitRegion?") == true)
        for rule in FindingRule.allCases {
            #expect(rule.help.hasSuffix(".") && !rule.summary.hasSuffix(".") && rule.help.count < 1024)
        }
    }
}
