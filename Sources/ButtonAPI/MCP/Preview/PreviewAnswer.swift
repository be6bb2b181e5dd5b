import ButtonRendering
import CustomStyles
import JSONReading
import StyleSyntax

/// The structured content of the result of `render_preview`.
struct PreviewAnswer {
    let target: PreviewTarget
    /// The document of `.json`.
    let values: JSONValue
    /// The query of the picture.
    let query: ButtonQuery
    let revision: String
    /// The differences from an earlier revision; `nil` if none is asked for.
    let changes: JSONValue?
    /// The findings of the root, without those that are only information.
    let findings: [JSONValue]
    /// The path of the picture as a file; `nil` where none is written.
    let snapshotPath: String?
    /// The remarks about the picture, as symbols without a drawing.
    let notes: [String]

    var json: JSONValue {
        let elements = PreviewElements.all(of: values)
        let rest = elements.count - PreviewElements.limit
        let otherFindings = findings.count - PreviewFindings.limitBesidePicture
        let messages = messages
        let errors = messages.filter { $0["severity"] == "error" }
        return .object([
            "displayName": .string(displayName),
            "show": .string(target.root.identifier),
            "kind": .string(target.root.kind.rootKind),
            "sourceFilePath": target.path.map { .string($0) },
            "sourceLineNumber": .number(Double(target.root.place.line)),
            "revision": .string(revision),
            "changes": changes,
            "renderedDestination": .string(destination),
            "size": values["size"]?["value"].map(PreviewElements.rounded),
            "environment": values["environment"],
            "elements": .array(Array(elements.prefix(PreviewElements.limit))),
            "leftOut": rest > 0 ? .number(Double(rest)) : nil,
            "findings": findings.isEmpty
                ? nil : .array(Array(findings.prefix(PreviewFindings.limitBesidePicture))),
            "findingsLeftOut": otherFindings > 0 ? .number(Double(otherFindings)) : nil,
            "approximations": values["approximations"],
            "messages": messages.isEmpty ? nil : .array(messages),
            "errors": errors.isEmpty ? nil : .array(errors.map { ["message": $0["text"] ?? ""] }),
            "standIns": standIns,
            "notes": notes.isEmpty ? nil : .strings(notes),
            "previewSnapshotPath": snapshotPath.map { .string($0) },
            "supportedPreviewVariantOverrides": .object(
                PreviewVariant.all.map { group in
                    JSONValue.Member(name: group.group, value: .strings(group.variants.map(\.name)))
                }
            ),
            "supportedLocalizations": .strings(target.source.localizations),
            "supportedCanvasControlOverrides": ["groupItems": .strings(target.groupItems)],
        ])
    }

    /// The name that Xcode shows: of a preview without one, that of its file.
    private var displayName: String {
        if let name = target.root.displayName { return name }
        guard target.root.kind == .preview else { return target.root.name }
        return String((target.file.split(separator: "/").last ?? "").prefix { $0 != "." })
    }

    /// The device and the design that the picture is of.
    private var destination: String {
        let values = query.values
        let device = Parameters.device.spelling(values)
        return "\(device), \(Parameters.system.spelling(values))"
    }

    private var messages: [JSONValue] {
        var seen: Set<Diagnostic> = []
        let all = (target.root.messages + target.source.diagnostics).filter { seen.insert($0).inserted }
        return all.sorted { $0.place.offset < $1.place.offset }.map(message)
    }

    private func message(_ diagnostic: Diagnostic) -> JSONValue {
        .object([
            "severity": .string(diagnostic.severity.rawValue),
            "text": .string(diagnostic.message + (diagnostic.remedy.map { " (\($0))" } ?? "")),
            "place": place(diagnostic.place),
        ])
    }

    private var standIns: JSONValue? {
        guard !target.root.standIns.isEmpty else { return nil }
        return .array(
            target.root.standIns.map { standIn in
                [
                    "name": .string(standIn.name), "kind": .string(standIn.type),
                    "parameter": .string(standIn.parameter), "place": place(standIn.place),
                ]
            }
        )
    }

    private func place(_ place: SourcePlace) -> JSONValue {
        let file = target.source.path(of: place, ofSource: target.file)
        return .object([
            "file": file == target.file ? nil : .string(file),
            "line": .number(Double(place.line)), "column": .number(Double(place.column)),
        ])
    }
}
