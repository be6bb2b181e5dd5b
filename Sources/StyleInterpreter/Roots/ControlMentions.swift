import StyleSyntax

/// The views of a program in which a control is named that can be pressed, by the names alone.
struct ControlMentions {
    /// The numbers of the types that name a control, or a view of the program that does.
    private let types: Set<Int>

    private static let controls: Set<String> = [
        "Button", "Link", "ShareLink", "Menu", "Toggle", "NavigationLink", "EditButton",
    ]
    private static let gestures: Set<String> = [
        "onTapGesture", "onLongPressGesture", "gesture", "simultaneousGesture", "highPriorityGesture",
        "_onButtonGesture",
    ]
    /// The views between a view and the control that it shows.
    private static let depth = 3

    init(in index: DeclarationIndex) {
        let names = Self.names(in: index)
        var found: Set<Int> = []
        // The views of the program that each of the others names.
        var mentioned: [(type: Int, views: Set<Int>)] = []
        for info in index.types {
            let inside = Set(info.ranges.flatMap { names.within($0) })
            if inside.isDisjoint(with: Self.controls), inside.isDisjoint(with: Self.gestures) {
                let views = inside.compactMap { index.find($0, from: info.place) }.filter {
                    $0.protocols.contains("View")
                }
                mentioned.append((info.number, Set(views.map(\.number))))
            } else {
                found.insert(info.number)
            }
        }
        for _ in 0..<Self.depth {
            found.formUnion(mentioned.filter { !$0.views.isDisjoint(with: found) }.map(\.type))
        }
        types = found
    }

    /// Whether a type names a control, or a view of the program that does.
    func hasControl(_ info: TypeInfo) -> Bool { types.contains(info.number) }

    /// The names of controls, of modifiers with gestures and of types of a program, in the order of the source.
    private static func names(in index: DeclarationIndex) -> PlacedNames {
        PlacedNames(
            index.program.allExpressions.compactMap { expression in
                switch expression.kind {
                case .identifier(let name, _):
                    controls.contains(name.text) || index.type(named: name.text, from: name.place) != nil
                        ? name : nil
                case .member(_, let name, _):
                    // `SwiftUI.Button`, or a modifier with a gesture.
                    gestures.contains(name.text) || controls.contains(name.text) ? name : nil
                default: nil
                }
            }
        )
    }
}

/// Names by their places.
private struct PlacedNames {
    private let names: [Name]

    init(_ names: [Name]) {
        self.names = names.sorted { $0.place.offset < $1.place.offset }
    }

    /// The names in a part of the source.
    func within(_ range: SourceRange) -> [String] {
        let offsets = range.offsets
        var (low, high) = (0, names.count)
        while low < high {
            let middle = (low + high) / 2
            if names[middle].place.offset < offsets.lowerBound { low = middle + 1 } else { high = middle }
        }
        return names[low...].prefix { $0.place.offset < offsets.upperBound }.map(\.text)
    }
}
