import ButtonAPI
import Caching
import CustomStyles
import Glibc
import HTTP
import JSONReading
import StyleSyntax
import TextShaping

/// Asks the service of this process for the findings of roots, one after the other.
///
/// Each auditor has a process of its own that checks and draws sources, since these are those of strangers; it draws a
/// file while it still has that.
struct Auditor {
    private let service: ButtonService
    private let worker: ButtonWorker
    /// The file that is drawn, as the only one of a folder.
    private let folder = WatchedStyles()
    private let paths: AuditPaths
    /// The query of each request, behind its first item.
    private let query: String

    /// The parts of a command that its auditors share.
    struct Shared: Sendable {
        let configuration: Configuration
        let fonts: FontLibrary
        var budget: MemoryBudget
        let paths: AuditPaths
        let parameters: [Parameter]
        let includesSystem: Bool
    }

    /// A parameter of a request.
    typealias Parameter = (name: String, value: String)

    /// Creates an auditor; one without a checker audits styles of the catalog.
    init(_ shared: Shared, checker: SourceChecker?) {
        paths = shared.paths
        var query = shared.includesSystem ? "&\(Self.systemParameter)=true" : ""
        for (name, value) in shared.parameters {
            query += "&\(name.percentEncoded)=\(value.percentEncoded)"
        }
        self.query = query
        service = shared.configuration.makeService(
            fonts: shared.fonts,
            files: [],
            folder: folder,
            publicURL: nil,
            workers: checker?.workers,
            budget: shared.budget,
            isOfCommand: true
        )
        worker = service.makeWorker(oneOf: 1)
    }

    /// The parameter that asks for findings about Apple's own colors.
    static let systemParameter = "system-colors"

    // MARK: Files

    /// Audits what a file shows.
    ///
    /// `path` is that in the audited folder, and `name` that of the only root that is wanted.
    func audit(_ source: CustomSource, at path: String, root name: String? = nil) -> AuditedFile {
        var audited = AuditedFile(path: path)
        let errors = source.diagnostics.filter { $0.severity == .error }
        let refusals = source.refusals.filter { name == nil || $0.name == name }
        for diagnostic in errors + refusals.flatMap(\.diagnostics).filter({ $0.severity == .error }) {
            audited.add(AuditMessage(diagnostic, in: source, at: path, paths: paths))
        }
        guard errors.isEmpty else { return audited }
        let styles = StyleFolder([StyleFolder.File(path: path, source: source)])
        folder.publish(styles)
        for (address, _, style) in styles.shown where name == nil || style.name == name {
            let root = AuditedRoot(
                name: style.name,
                file: path,
                declaration: AuditedFinding.Place(line: style.place.line, column: style.place.column)
            )
            var result = audit(root, at: "custom/" + address.percentEncoded, of: source)
            // The check knows where a state stops; the response says it again, if that state is needed.
            let stops = style.messages.filter { $0.severity == .error }
            if !stops.isEmpty { result.messages.removeAll { $0.severity == .error } }
            audited.add(result)
            for diagnostic in stops {
                audited.add(AuditMessage(diagnostic, in: source, at: path, paths: paths))
            }
        }
        return audited
    }

    /// Audits a style of the catalog, such as `swiftui/bordered`.
    func audit(catalogStyle name: String) -> AuditedFile {
        // Only the slash between framework and style is a separator; others are part of a name.
        let address = name.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
            .map { String($0).percentEncoded }
            .joined(separator: "/")
        return audit(AuditedRoot(name: name, file: nil, declaration: nil), at: address, of: nil)
    }

    // MARK: Roots

    private func audit(_ root: AuditedRoot, at address: String, of source: CustomSource?) -> AuditedFile {
        func failure(_ reason: String) -> AuditedFile {
            let text = "\(root.name) cannot be audited: \(reason)".onOneLine
            let message = AuditMessage(.error, text: text, file: root.file, at: root.declaration)
            return AuditedFile(path: root.file, messages: [message])
        }
        let target = "/v1/\(address)/findings.json?errors=status\(query)"
        let response = patientResponse(to: Request(target: Array(target.utf8)))
        guard response.status == .ok else {
            return failure(ButtonService.detail(of: response) ?? response.status.reason)
        }
        guard let document = try? JSONValue(reading: response.body), document["findings"]?.kind == .array
        else {
            return failure("the findings are not understood")
        }
        let elements = document.elements("findings")
        let findings = elements.compactMap { element in
            AuditedFinding(element, of: root) { source?.line($1, ofFile: $0) }
        }
        guard findings.count == elements.count else { return failure("a finding is not understood") }
        var messages = document.elements("messages").compactMap { AuditMessage($0, of: root) }
        if let count = document.integer("leftOut") {
            let text = "\(root.name) has \(count) findings more than are listed, which are less severe"
            messages.append(
                AuditMessage(.warning, text: text.onOneLine, file: root.file, at: root.declaration)
            )
        }
        return AuditedFile(path: root.file, findings: findings, messages: messages, rootCount: 1)
    }
}

extension Auditor {
    /// The tries for a root while a busy machine has no process ready, and the pause between them in microseconds.
    private static let mostTries = 20
    private static let pause: UInt32 = 500_000

    /// The response of the service, which is asked again while it only lacks a process: nobody waits for this one root.
    private func patientResponse(to request: Request) -> Response {
        var response = service.respond(to: request, with: worker)
        for _ in 1..<Self.mostTries where response.status == .serviceUnavailable {
            usleep(Self.pause)
            response = service.respond(to: request, with: worker)
        }
        return response
    }
}

extension CustomSource {
    /// The line of a file, by its path in the project; `nil` if it is not there.
    fileprivate func line(_ number: Int, ofFile path: String) -> String? {
        let file = text.files.count == 1 ? text.files[0] : text.files.first { $0.path == path }
        return file.map { text.line($0.firstLine + number) }
    }
}
