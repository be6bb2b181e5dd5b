import ButtonRendering

extension ButtonState {
    private static let table: [(name: String, state: ButtonState)] = [
        ("normal", .normal),
        ("pressed", .pressed),
        ("highlighted", .pressed),
        ("selected", .selected),
        ("disabled", .disabled),
        ("focused", .focused),
        ("hovered", .hovered),
    ]

    /// All states, each by itself.
    static let all: [ButtonState] = [.normal, .pressed, .selected, .disabled, .focused, .hovered]

    /// The state of a name; normal if there is none.
    init(name: String) {
        self = Self.table.first { $0.name == name }?.state ?? .normal
    }

    /// The state of a name; `nil` if there is none.
    static func single(named name: String) -> ButtonState? { table.first { $0.name == name }?.state }

    /// The names of one state: SwiftUI's first, then UIKit's.
    var names: [String] {
        Self.table.filter { $0.state == self }.map(\.name)
    }

    /// The states as the query spells them.
    var canonicalName: String { names(separator: ",") }

    /// The states by their first names, in a fixed order.
    func names(separator: String) -> String {
        guard self != .normal else { return "normal" }
        var names = ""
        for (name, state) in Self.table where state != .normal && name != "highlighted" && contains(state) {
            if !names.isEmpty { names += separator }
            names += name
        }
        return names
    }
}
