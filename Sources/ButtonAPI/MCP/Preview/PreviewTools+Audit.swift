import ButtonRendering
import CustomStyles
import HTTP
import JSONReading

extension PreviewTools {
    /// The roots that the arguments of `audit` mean: one of them, or all of a file.
    func auditCalls(_ arguments: JSONValue) throws(QueryError) -> AuditRequest {
        let names = [
            SharingRequest.sourceName, PreviewArguments.Name.path, PreviewArguments.Name.index,
            RenderingMember.show, AuditRequest.information,
        ]
        try arguments.checkNames(names + PreviewArguments.Name.ignored)
        let withInformation = try arguments.flag(AuditRequest.information)
        guard case .object(let members) = arguments else {
            throw .member(.root, .wrongKind(arguments.kind, expected: JSONValue.Kind.object.description))
        }
        let plain = JSONValue.object(members.filter { $0.name != AuditRequest.information })
        let first = try target(of: try PreviewArguments(plain))
        let isOfOne =
            arguments[RenderingMember.show] != nil || arguments[PreviewArguments.Name.index] != nil
        let targets = isOfOne ? [first] : first.siblings
        var calls: [AuditCall] = []
        for target in targets.prefix(AuditCall.mostRoots) {
            let item = try within(target.folder) { () throws(QueryError) -> RenderingItem in
                try self.item(target.members, as: .findings)
            }
            calls.append(AuditCall(target: target, findings: item))
        }
        return AuditRequest(
            calls: calls,
            leftOut: targets.count - calls.count,
            withInformation: withInformation
        )
    }

    /// Measures roots; the result has the findings of each.
    func result(of request: AuditRequest, with worker: ButtonWorker) throws(QueryError) -> JSONValue {
        var roots: [JSONValue] = []
        for call in request.calls {
            let all = try findings(
                of: call.findings,
                withInformation: request.withInformation,
                with: worker
            )
            let rest = all.count - PreviewFindings.limit
            roots.append(
                .object([
                    "show": .string(call.target.root.identifier),
                    "kind": .string(call.target.root.kind.rootKind),
                    "sourceFilePath": call.target.path.map { .string($0) },
                    "findings": .array(Array(all.prefix(PreviewFindings.limit))),
                    "leftOut": rest > 0 ? .number(Double(rest)) : nil,
                ])
            )
        }
        return MCPContent.structured(
            .object([
                "roots": .array(roots),
                "leftOut": request.leftOut > 0 ? .number(Double(request.leftOut)) : nil,
            ])
        )
    }

    /// The findings of a root, as a model reads them.
    func findings(
        of item: RenderingItem,
        withInformation: Bool,
        with worker: ButtonWorker
    ) throws(QueryError) -> [JSONValue] {
        let document: [UInt8]
        do throws(QueryError) {
            document = try drawings.body(of: item.query, with: worker)
        } catch {
            throw item.place.located(error)
        }
        let value = (try? JSONValue(reading: document)) ?? [:]
        return PreviewFindings.all(of: value, withInformation: withInformation)
    }
}
