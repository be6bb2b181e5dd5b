import JSONReading
import ResourceFiles

/// A `Contents.json`, and the problems that its reading finds.
struct ContentsReader {
    let path: String
    private(set) var problems: [ResourceProblem] = []

    init(_ path: String) {
        self.path = path
    }

    mutating func report(at pointer: JSONPointer, _ message: String) {
        guard problems.count < AssetLimits.problems else { return }
        problems.append(ResourceProblem(in: path, at: .value(pointer), message))
    }

    /// The text of a member; `nil` if there is none, or if it is not a text, which is reported.
    mutating func text(_ name: String, of value: JSONValue, at pointer: JSONPointer) -> String? {
        guard let member = value[name] else { return nil }
        guard case .string(let text) = member else {
            report(at: pointer.member(name), "the value is a string")
            return nil
        }
        return text
    }

    /// The entries of a set, with their places; what is beyond the limit is reported.
    mutating func entries(_ name: String, of contents: JSONValue) -> [(
        value: JSONValue, pointer: JSONPointer
    )] {
        let pointer = JSONPointer.root.member(name)
        guard case .array(let entries) = contents[name] else {
            report(at: pointer, "the set has no array of this name")
            return []
        }
        if entries.count > AssetLimits.entries {
            report(
                at: pointer.element(AssetLimits.entries),
                "a set has at most \(AssetLimits.entries) entries"
            )
        }
        return entries.prefix(AssetLimits.entries).enumerated().compactMap { index, entry in
            guard entry.kind == .object else {
                report(at: pointer.element(index), "an entry is an object")
                return nil
            }
            return (entry, pointer.element(index))
        }
    }

    /// The path of a file of the set, in whose folder it is.
    mutating func file(of entry: JSONValue, at pointer: JSONPointer) -> String? {
        guard let name = text("filename", of: entry, at: pointer), !name.isEmpty else { return nil }
        guard name != ".", name != "..", !name.unicodeScalars.contains(where: { $0 == "/" || $0.value < 32 })
        else {
            report(at: pointer.member("filename"), "a file name is one part of a path")
            return nil
        }
        guard let slash = path.lastIndex(of: "/") else { return name }
        return path[...slash] + name
    }
}
