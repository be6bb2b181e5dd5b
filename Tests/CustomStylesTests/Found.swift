import HTTP
import ProjectResources
import ResourceFiles
import Testing

/// A finding of a document, as its JSON object says it.
struct Found: Equatable, CustomStringConvertible {
    let rule, severity, certainty: String
    let text: Substring

    init?(_ text: Substring) {
        guard let rule = text.firstMatch(of: /"rule":"([a-z-]+)"/)?.1,
            let severity = text.firstMatch(of: /"severity":"([a-z]+)"/)?.1,
            let certainty = text.firstMatch(of: /"certainty":"([A-Za-z]+)"/)?.1
        else { return nil }
        (self.rule, self.severity, self.certainty) = (String(rule), String(severity), String(certainty))
        self.text = text
    }

    /// The reason; `nil` without one.
    var reason: String? { text.firstMatch(of: /"reason":"([^"]+)"/).map { String($0.1) } }

    var description: String { "\(rule) \(severity) \(certainty) \(text)" }
}

/// The objects at the beginning of the elements of a JSON array.
private func objects(_ text: Substring) -> [Substring] {
    var objects: [Substring] = []
    var (depth, isInString, isEscaped) = (0, false, false)
    var start = text.startIndex
    for index in text.indices {
        defer { isEscaped = !isEscaped && text[index] == "\\" }
        if text[index] == "\"", !isEscaped { isInString.toggle() }
        guard !isInString else { continue }
        if text[index] == "{" {
            if depth == 0 { start = index }
            depth += 1
        } else if text[index] == "}" {
            depth -= 1
            if depth == 0 { objects.append(text[start...index]) }
        } else if text[index] == "]", depth == 0 {
            break
        }
    }
    return objects
}

/// The findings of a root, in the order of the document.
func findings(
    _ source: String,
    root: String,
    _ query: String = "",
    isForMac: Bool = false
) throws -> [Found] {
    let resources = isForMac ? ProjectResources(reading: FileTree(texts: [:]), isForMac: true) : nil
    let folder = try Folder(["File.swift": source], resources: resources)
    let text = folder.get("/v1/custom/\(root)/findings.json?\(query)").text
    let start = try #require(text.firstRange(of: #""findings":["#), "\(text)").upperBound
    return objects(text[start...]).compactMap(Found.init)
}

/// The findings of a preview of a view.
func findings(inView body: String, isForMac: Bool = false) throws -> [Found] {
    try findings(
        "import SwiftUI\n#Preview(traits: .sizeThatFitsLayout) {\n\(body)\n}",
        root: "preview-1",
        isForMac: isForMac
    )
}
