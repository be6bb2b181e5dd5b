import ButtonStyles

extension ButtonState {
    private static let table: [(name: String, state: ButtonState)] = [
        ("normal", .normal),
        ("pressed", .pressed),
        ("highlighted", .pressed),
        ("selected", .selected),
        ("disabled", .disabled),
        ("focused", .focused),
    ]

    /// The state of a name; normal if there is none.
    init(name: String) {
        self = Self.table.first { $0.name == name }?.state ?? .normal
    }

    /// The names of one state: SwiftUI's first, then UIKit's.
    var names: [String] {
        Self.table.filter { $0.state == self }.map(\.name)
    }

    /// The states by their first names, in a fixed order, between commas.
    var canonicalName: String {
        guard self != .normal else { return "normal" }
        return Self.table
            .filter { $0.state != .normal && $0.name != "highlighted" && contains($0.state) }
            .map(\.name)
            .joined(separator: ",")
    }
}
