import ButtonRendering
import Glibc
import Testing

@testable import bezel

@Suite struct `Accepted findings` {
    private let folder = TemporaryFolder()

    private var file: AcceptedFile {
        AcceptedFile(in: folder.path, AuditPaths(prefix: "App/", prefixInRepository: ""))
    }

    @Test func `are written in an order that does not depend on the audit, and read again`() throws {
        let findings = [
            try finding(root: "B"), try finding(root: "A"),
            try finding(["rule": #""small-text""#], root: "A"),
            try finding(["conditions": "[]"], root: "A"),
        ]
        let accepted = AcceptedFindings().accepting(findings, from: .error, in: AuditScope())
        #expect(accepted.entries.map(\.identity.root) == ["A", "A", "B"])
        let reversed = AcceptedFindings().accepting(findings.reversed(), from: .error, in: AuditScope())
        #expect(reversed.bytes == accepted.bytes)
        #expect(try AcceptedFindings(reading: accepted.bytes) == accepted)
        let text = String(decoding: accepted.bytes, as: UTF8.self)
        #expect(text.split(separator: "\n").count == 7)
        let entry = #"{"element":"8f21","file":"Sources/ActionButton.swift","label":"Delete","root":"A","#
        #expect(text.contains("    " + entry + #""rule":"small-text"},"#))
    }

    @Test func `are the measured ones from a severity on`() throws {
        let findings = [
            try finding(["severity": #""warning""#], root: "A"), try finding(root: "B"),
            try finding(["certainty": #""notMeasured""#], root: "C"),
        ]
        let scope = AuditScope()
        let errors = AcceptedFindings().accepting(findings, from: .error, in: scope)
        #expect(errors.entries.map(\.identity.root) == ["B"])
        let warnings = errors.accepting(findings, from: .warning, in: scope)
        #expect(warnings.entries.map(\.identity.root) == ["A", "B"])
        // An entry that still matches stays, whatever its severity.
        #expect(warnings.accepting(findings, from: .error, in: scope) == warnings)
        #expect(!warnings.contains(findings[2]))
    }

    @Test func `that match nothing are named only where they were looked for`() throws {
        let accepted = AcceptedFindings().accepting(
            [try finding(root: "A"), try finding(["origin": #""system""#], root: "S")],
            from: .error,
            in: AuditScope()
        )
        func unmatched(_ scope: AuditScope) -> [String] {
            accepted.unmatched(by: [], in: scope).map(\.identity.root)
        }
        #expect(unmatched(AuditScope()) == ["A"])
        #expect(unmatched(AuditScope(includesSystem: true)) == ["A", "S"])
        #expect(unmatched(AuditScope(rules: [.smallText])).isEmpty)
        #expect(unmatched(AuditScope(files: ["Other.swift"])).isEmpty)
        #expect(unmatched(AuditScope(root: "B")).isEmpty)
        #expect(unmatched(AuditScope(hasParameters: true)).isEmpty)
        #expect(unmatched(AuditScope(failedFiles: ["Sources/ActionButton.swift"])).isEmpty)
        let next = accepted.accepting([], from: .error, in: AuditScope())
        #expect(next.entries.map(\.identity.root) == ["S"])
    }

    @Test(
        arguments: [
            ("{", "is not JSON in line 1"), ("[]", "is not an object with the one member"),
            (#"{"accepted": {}}"#, "is not an object with the one member"),
            (#"{"accepted": [], "version": 2}"#, "is not an object with the one member"),
            (#"{"accepted": [1]}"#, "has an entry 1 that is not an object"),
            (#"{"accepted": [{"rule": "text-contrast", "file": "A.swift"}]}"#, "lacks its rule"),
            (#"{"accepted": [{"rule": "x", "file": "A.swift", "root": "A"}]}"#, "unknown rule “x”"),
            (#"{"accepted": [{"line": "1"}]}"#, "unknown member “line”"),
            (#"{"accepted": [{"rule": 1}]}"#, "that is no text"),
            (#"{"accepted": [], "accepted": []}"#, "two members of one name"),
        ]
    )
    func `are refused with the reason`(text: String, problem: String) {
        let error = #expect(throws: AcceptedFindingsError.self) {
            try AcceptedFindings(reading: Array(text.utf8))
        }
        #expect(error?.problem.contains(problem) == true, "\(error?.problem ?? "")")
    }

    @Test func `are bounded`() {
        let entry = #"{"rule": "text-contrast", "file": "A", "root": "A"}"#
        let many = Array(repeating: entry, count: AcceptedFindings.entryLimit + 1).joined(separator: ",")
        #expect(throws: AcceptedFindingsError.self) {
            try AcceptedFindings(reading: Array(#"{"accepted": [\#(many)]}"#.utf8))
        }
        let blanks = [UInt8](repeating: UInt8(ascii: " "), count: AcceptedFindings.byteLimit)
        #expect(throws: AcceptedFindingsError.self) {
            try AcceptedFindings(reading: blanks + Array(#"{"accepted": []}"#.utf8))
        }
    }

    @Test func `are in a file of the folder`() throws {
        #expect(try file.read() == AcceptedFindings())
        let accepted = AcceptedFindings().accepting([try finding()], from: .error, in: AuditScope())
        try file.write(accepted)
        #expect(try file.read() == accepted)
        #expect(file.path == "App/.bezel-findings.json")
        // Without entries, no file is needed.
        try file.write(AcceptedFindings())
        #expect(access(folder.path + "/" + AcceptedFile.name, F_OK) != 0)
        try file.write(AcceptedFindings())
    }

    @Test func `are never read or written through a link`() throws {
        let other = TemporaryFolder()
        other.makeFile("secret.json", content: #"{"accepted": []}"#)
        folder.makeLink(AcceptedFile.name, to: other.path + "/secret.json")
        let error = #expect(throws: ProgramError.self) { try file.read() }
        #expect(error?.status == 2 && error?.message.contains("is a link") == true)
        let accepted = AcceptedFindings().accepting([try finding()], from: .error, in: AuditScope())
        try file.write(accepted)
        #expect(try file.read() == accepted)
        #expect(try SourceFile.content(of: other.path + "/secret.json") == Array(#"{"accepted": []}"#.utf8))
    }

    @Test func `are not read from a pipe, a folder or a file that is too long`() {
        for make in [
            { $0.makePipe(AcceptedFile.name) }, { $0.makeFolder(AcceptedFile.name) },
            {
                $0.makeFile(
                    AcceptedFile.name,
                    bytes: Array(repeating: 0x20, count: AcceptedFindings.byteLimit + 1)
                )
            },
        ] as [(TemporaryFolder) -> Void] {
            let folder = TemporaryFolder()
            make(folder)
            let file = AcceptedFile(in: folder.path, AuditPaths(prefix: "", prefixInRepository: ""))
            let error = #expect(throws: ProgramError.self) { try file.read() }
            #expect(error?.status == 2)
        }
    }
}
