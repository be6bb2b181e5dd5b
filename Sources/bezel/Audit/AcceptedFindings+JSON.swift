import ButtonAPI
import ButtonRendering
import JSONReading

/// The reason why a file of accepted findings is not understood, in words behind its path.
struct AcceptedFindingsError: Error, Equatable {
    let problem: String
}

extension AcceptedFindings {
    /// The longest file in bytes.
    static let byteLimit = 1 << 20
    /// The greatest number of entries.
    static let entryLimit = 10_000

    private static let listName = "accepted"
    private static let members: Set<String> = ["rule", "file", "root", "element", "label", "origin"]

    /// Reads the content of a file.
    init(reading bytes: [UInt8]) throws(AcceptedFindingsError) {
        guard bytes.count <= Self.byteLimit else {
            throw AcceptedFindingsError(problem: "has more than \(Self.byteLimit >> 20) MiB")
        }
        let json: JSONValue
        do throws(JSONError) {
            json = try JSONValue(reading: bytes)
        } catch {
            throw AcceptedFindingsError(problem: error.problem)
        }
        guard case .object(let members) = json, members.map(\.name) == [Self.listName],
            case .array(let elements) = members[0].value
        else {
            throw AcceptedFindingsError(problem: #"is not an object with the one member "accepted", a list"#)
        }
        guard elements.count <= Self.entryLimit else {
            throw AcceptedFindingsError(problem: "has more than \(Self.entryLimit) entries")
        }
        var entries: [Entry] = []
        for (index, element) in elements.enumerated() {
            do throws(AcceptedFindingsError) {
                entries.append(try Self.entry(element))
            } catch {
                throw AcceptedFindingsError(problem: "has an entry \(index + 1) that \(error.problem)")
            }
        }
        self.init(entries)
    }

    private static func entry(_ json: JSONValue) throws(AcceptedFindingsError) -> Entry {
        guard case .object(let members) = json else {
            throw AcceptedFindingsError(problem: "is not an object")
        }
        for member in members {
            guard Self.members.contains(member.name) else {
                throw AcceptedFindingsError(problem: "has an unknown member “\(member.name.onOneLine)”")
            }
            guard member.value.kind == .string else {
                throw AcceptedFindingsError(problem: "has a member “\(member.name)” that is no text")
            }
        }
        guard let name = json.string("rule"), let file = json.string("file"), let root = json.string("root")
        else { throw AcceptedFindingsError(problem: "lacks its rule, its file or its root") }
        guard let rule = FindingRule(rawValue: name) else {
            throw AcceptedFindingsError(problem: "has an unknown rule “\(name.onOneLine)”")
        }
        return Entry(
            identity: AuditedFinding.Identity(
                rule: rule,
                file: file,
                root: root,
                element: json.string("element") ?? ""
            ),
            label: json.string("label"),
            isOfSystem: json.string("origin") == "system"
        )
    }

    /// The content of a file: one entry on each line, so that a change of one changes one line.
    var bytes: [UInt8] {
        guard !entries.isEmpty else { return Array("{\"\(Self.listName)\": []}\n".utf8) }
        let lines = entries.map { "    " + String(decoding: $0.json.bytes, as: UTF8.self) }
        return Array("{\n  \"\(Self.listName)\": [\n\(lines.joined(separator: ",\n"))\n  ]\n}\n".utf8)
    }
}

extension AcceptedFindings.Entry {
    /// The entry with the members that it has values for.
    var json: JSONValue {
        let values = [
            ("rule", identity.rule.rawValue), ("file", identity.file), ("root", identity.root),
            ("element", identity.element), ("label", label ?? ""), ("origin", isOfSystem ? "system" : ""),
        ]
        return .object(
            values.filter { !$0.1.isEmpty }.map { JSONValue.Member(name: $0.0, value: .string($0.1)) }
        )
    }
}

extension JSONError {
    /// The words for the error, behind the path of a file.
    fileprivate var problem: String {
        switch self {
        case .syntax(let place): "is not JSON in line \(place.line), column \(place.column)"
        case .notUnicode(let place): "is not UTF-8 in line \(place.line)"
        case .repeatedName(let place): "has two members of one name in line \(place.line)"
        case .tooDeep: "is nested too deeply"
        case .unsupported(_, let place): "has a value in line \(place.line) that cannot be read"
        }
    }
}
