import ButtonAPI
import ButtonRendering

/// The options of an audit, beside those that all commands have.
struct AuditOptions {
    /// The formats of the report.
    enum Format: String, CaseIterable {
        /// For people, as a compiler prints its messages.
        case text
        case json
        /// For services that scan code: SARIF 2.1.0.
        case sarif
        /// The commands with which a workflow of GitHub annotates files.
        case github
    }

    var format = Format.text
    var rules = Set(FindingRule.allCases)
    /// The least severity that makes the audit fail.
    var severity = Finding.Severity.error
    /// Whether the findings are accepted from now on.
    var accepts = false
    /// Whether findings about Apple's own colors are listed.
    var includesSystem = false
    /// Whether the report of people and of services lists what is not measured.
    var listsNotMeasured = false
    /// The service whose page explains the rules; `nil` for none.
    var publicURL: PublicURL?
    /// The file of the report; `nil` for standard output.
    var output: String?

    init() {}

    init(_ arguments: inout Arguments) throws(ProgramError) {
        accepts = arguments.takeFlag("--accept")
        includesSystem = arguments.takeFlag("--system")
        listsNotMeasured = arguments.takeFlag("--not-measured")
        let long = try arguments.takeValue("--output")
        let short = try arguments.takeValue("-o")
        output = short ?? long
        if let name = try arguments.takeValue("--format") {
            guard let format = Format(rawValue: name) else {
                throw .usage("“\(name)” is no format of audit; it is \(Self.list(Format.allCases))")
            }
            self.format = format
        }
        if let name = try arguments.takeValue("--severity") {
            guard let severity = Finding.Severity(rawValue: name) else {
                let names = Self.list(Finding.Severity.allCases)
                throw .usage("“\(name)” is no severity; it is \(names)")
            }
            self.severity = severity
        }
        if let text = try arguments.takeValue("--public-url") {
            guard let url = PublicURL(text) else {
                throw .usage(
                    "--public-url “\(text)” is not a URL, which is written as https://bezel.example"
                )
            }
            publicURL = url
        }
        let names = try arguments.takeValues("--rule")
        if !names.isEmpty { rules = try FindingRule.all(named: names) }
    }

    /// The values of an enumeration as people list them: `text, json or sarif`.
    private static func list<Value: RawRepresentable<String>>(_ values: [Value]) -> String {
        let names = values.map(\.rawValue)
        return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }
}

extension FindingRule {
    /// The rules of names, which are ours or those of Apple's types of audits.
    static func all(named names: [String]) throws(ProgramError) -> Set<FindingRule> {
        var rules: Set<FindingRule> = []
        for name in names {
            let named = allCases.filter { $0.rawValue == name || $0.appleAuditType == name }
            guard !named.isEmpty else {
                let known = allCases.map(\.rawValue)
                let nearest = (known + Set(allCases.compactMap(\.appleAuditType)).sorted()).nearest(to: name)
                let question = nearest.map { "; did you mean \($0)?" } ?? "."
                throw .usage(
                    "“\(name)” is no rule\(question) The rules are \(known.joined(separator: ", "))"
                )
            }
            rules.formUnion(named)
        }
        return rules
    }
}
