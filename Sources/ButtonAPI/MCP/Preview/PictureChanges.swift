import JSONReading

/// The differences between the elements of two pictures, which are told apart by their identifiers.
struct PictureChanges {
    private let old: [JSONValue]
    private let new: [JSONValue]

    /// The shortest way that counts as a move, and the smallest difference of a length that counts as another size, in
    /// points: what both are rounded to.
    private static let smallestLength = 0.05
    /// The number of elements that one list has.
    private static let limit = 50

    init(from old: [JSONValue], to new: [JSONValue]) {
        self.old = old
        self.new = new
    }

    /// The lists of elements, of which empty ones are left out.
    var json: JSONValue {
        let before = Dictionary(old.map { ($0.identifier, $0) }) { first, _ in first }
        let after = Set(new.map(\.identifier))
        let pairs = new.compactMap { element in before[element.identifier].map { ($0, element) } }
        return .object([
            "added": Self.list(new.filter { before[$0.identifier] == nil }.map(\.summary)),
            "removed": Self.list(old.filter { !after.contains($0.identifier) }.map(\.summary)),
            "moved": Self.list(pairs.compactMap { Self.difference($0, $1, of: ["x", "y"]) }),
            "resized": Self.list(pairs.compactMap { Self.difference($0, $1, of: ["width", "height"]) }),
            "recolored": Self.list(pairs.compactMap { Self.difference($0, $1, member: "colors") }),
            "changed": Self.list(
                pairs.flatMap { old, new in
                    Self.otherMembers.compactMap { Self.difference(old, new, member: $0) }
                }
            ),
        ])
    }

    /// The members beside frames and colors whose values are compared.
    private static let otherMembers = [
        "kind", "text", "label", "font", "cornerRadius", "isEnabled", "region",
    ]

    private static func list(_ elements: [JSONValue]) -> JSONValue? {
        guard !elements.isEmpty else { return nil }
        let rest = elements.count - limit
        return .array(elements.prefix(limit) + (rest > 0 ? [["leftOut": .number(Double(rest))]] : []))
    }

    /// The difference of lengths of two frames; `nil` for none.
    private static func difference(_ old: JSONValue, _ new: JSONValue, of names: [String]) -> JSONValue? {
        func lengths(_ element: JSONValue) -> [Double] {
            names.map { name in
                guard case .number(let length) = element["frame"]?[name] else { return 0 }
                return length
            }
        }
        let (before, after) = (lengths(old), lengths(new))
        guard zip(before, after).contains(where: { abs($0 - $1) >= smallestLength }) else { return nil }
        func value(_ lengths: [Double]) -> JSONValue {
            .object(zip(names, lengths).map { JSONValue.Member(name: $0, value: .number($1)) })
        }
        return new.summary.merging(["from": value(before), "to": value(after)])
    }

    /// The difference of a member of two elements; `nil` for none.
    private static func difference(_ old: JSONValue, _ new: JSONValue, member: String) -> JSONValue? {
        let (before, after) = (old[member] ?? .null, new[member] ?? .null)
        guard before != after else { return nil }
        return new.summary.merging(["member": .string(member), "from": before, "to": after])
    }
}

extension JSONValue {
    /// The path of an element in the tree of views.
    fileprivate var identifier: String {
        guard case .string(let text) = self["id"] else { return "" }
        return text
    }

    /// The members by which a reader recognizes an element.
    fileprivate var summary: JSONValue {
        .object([
            "number": self["number"], "id": self["id"], "kind": self["kind"],
            "label": self["label"] ?? self["text"],
        ])
    }
}
