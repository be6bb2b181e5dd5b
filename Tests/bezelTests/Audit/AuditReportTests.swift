import ButtonAPI
import ButtonRendering
import JSONReading
import StyleSyntax
import Testing

@testable import bezel

@Suite struct `The report of an audit` {
    private let warning: [String: String?] = ["severity": #""warning""#, "rule": #""touch-target""#]
    private let open: [String: String?] = ["certainty": #""notMeasured""#, "reason": #""glass""#]
    private let trouble = AuditMessage(.error, text: "Broken cannot be audited", file: "A.swift")

    @Test func `has the most serious findings first`() throws {
        let report = report([
            try finding(["severity": #""information""#], root: "A"), try finding(warning, root: "B"),
            try finding(root: "C"), try finding(root: "A"),
        ])
        #expect(report.findings.map(\.root) == ["C", "A", "B", "A"])
        #expect(report.summary == "2 errors, 1 warning, 1 note in 2 roots of 1 file")
    }

    @Test func `has a status that measured findings from a severity on make`() throws {
        #expect(report([]).status(from: .information) == .clean)
        #expect(report([try finding(warning)]).status(from: .error) == .clean)
        #expect(report([try finding(warning)]).status(from: .warning) == .findings)
        #expect(report([try finding(open)]).status(from: .information) == .clean)
        #expect(report([], messages: [trouble]).status(from: .error) == .trouble)
        #expect(report([try finding()], messages: [trouble]).status(from: .error) == .trouble)
    }

    @Test func `hides what is accepted, and names what is no longer found`() throws {
        let accepted = AcceptedFindings().accepting(
            [try finding(), try finding(root: "Gone")],
            from: .error,
            in: AuditScope()
        )
        let report = report([try finding(), try finding(open), try finding(warning)], accepted: accepted)
        #expect(report.accepted == 1 && report.findings.count == 2)
        #expect(report.unmatched.map(\.identity.root) == ["Gone"])
        #expect(report.status(from: .error) == .clean)
        #expect(
            report.summary
                == "1 warning in 2 roots of 1 file; 1 accepted, 1 accepted and no longer found, 1 not measured"
        )
        #expect(
            report.lines(listsNotMeasured: false).last
                == "warning: accepted, but no longer found: App/Sources/ActionButton.swift: text-contrast: "
                + "Delete [Gone]"
        )
    }

    @Test func `has only the findings of some rules`() throws {
        let scope = AuditScope(rules: [.touchTarget])
        let report = report([try finding(), try finding(warning)], scope: scope)
        #expect(report.findings.map(\.rule) == [.touchTarget])
        #expect(report.accepted == 0)
    }

    @Test func `is a line of text for each finding`() throws {
        let report = report([
            try finding(), try finding(["severity": #""information""#]), try finding(open),
            try finding(root: "swiftui/bordered", file: nil),
        ])
        let place = "App/Sources/ActionButton.swift:41:14"
        let value = "Delete 2.80 of 4.5 (#ff8080 on #cc3333), pressed, dark"
        #expect(
            report.lines(listsNotMeasured: false) == [
                "\(place): error: text-contrast: \(value) [ActionButton]",
                "swiftui/bordered: error: text-contrast: \(value)",
                "\(place): note: text-contrast: \(value) [ActionButton]",
            ]
        )
        #expect(
            report.lines(listsNotMeasured: true)[1]
                == "\(place): note: text-contrast: Delete (#ff8080 on #cc3333), pressed, dark, "
                + "not measured: glass [ActionButton]"
        )
    }

    @Test func `is a document as that of the service`() throws {
        let message = AuditMessage(
            .warning,
            text: "odd",
            file: "A.swift",
            at: AuditedFinding.Place(line: 2, column: 5)
        )
        let report = report([try finding(), try finding(open)], messages: [message])
        #expect(report.json["findings"] == .array(report.findings.map(\.json)))
        #expect(report.json["accepted"] == .number(0) && report.json["unmatched"] == .array([]))
        #expect(
            String(decoding: report.json["messages"]?.bytes ?? [], as: UTF8.self)
                == #"[{"place":{"column":5,"file":"A.swift","line":2},"severity":"warning","text":"odd"}]"#
        )
        #expect(message.printed(report.paths) == "App/A.swift:2:5: warning: odd")
    }

    @Test func `is a command of a workflow for each finding, which a text cannot end`() throws {
        let label = #"{"id": "1", "label": "50 %\n::error::x"}"#
        let report = report(
            [try finding(["element": label], root: "a,b:c"), try finding(warning)],
            messages: [trouble]
        )
        #expect(
            report.annotations(listsNotMeasured: false) == [
                "::error file=Apps/My App/A.swift::Broken cannot be audited",
                "::error file=Apps/My App/Sources/ActionButton.swift,line=41,col=14,endColumn=15,"
                    + "title=text-contrast%3A a%2Cb%3Ac::"
                    + "50 %25 ::error::x 2.80 of 4.5 (#ff8080 on #cc3333), pressed, dark",
                "::warning file=Apps/My App/Sources/ActionButton.swift,line=41,col=14,endColumn=15,"
                    + "title=touch-target%3A ActionButton::"
                    + "Delete 2.80 of 4.5 (#ff8080 on #cc3333), pressed, dark",
            ]
        )
    }
}
