import Graphics
import ViewEngine

/// All values of a resolved button by their names, to be compared with those of another one.
struct ResolvedValues {
    typealias Content = InspectedValue.Content

    /// The name of a value: the item that has it, and its attribute.
    struct Name: Hashable {
        let id: DisplayItemID
        let attribute: String

        /// The size of the whole button.
        static let size = Name(id: .unknown, attribute: "size")
    }

    /// An item with its values.
    private struct Part {
        let id: DisplayItemID
        let kind: String
        let contents: [String: Content]
    }

    let list: DisplayList
    let paddings: [ResolvedPadding]
    let approximations: [Approximation]
    /// The controls of a view that is shown by itself.
    let controls: [TreeControl]
    /// The views that the items of the list belong to, found when they are needed.
    let tree: () -> TreeElements
    private var parts: [Part] = []

    init(
        _ list: DisplayList,
        paddings: [ResolvedPadding],
        approximations: [Approximation],
        controls: [TreeControl],
        tree: @escaping () -> TreeElements
    ) {
        self.list = list
        self.tree = tree
        self.controls = controls
        self.approximations = approximations
        // A padding of zero is no padding.
        self.paddings = paddings.filter { $0.insets != EdgeInsets() }
        parts.append(Part(id: .unknown, kind: "size", contents: ["size": .size(list.size)]))
        for padding in self.paddings {
            let contents: [String: Content] = [
                "frame": .rect(padding.frame), "insets": .insets(padding.insets),
            ]
            parts.append(Part(id: padding.id, kind: "padding", contents: contents))
        }
        for item in list.items { add(item) }
    }

    private mutating func add(_ item: DisplayItem) {
        let contents = Dictionary(uniqueKeysWithValues: item.contents)
        parts.append(Part(id: item.id, kind: item.kind.rawValue, contents: contents))
        if case .group(_, let items) = item.drawing {
            for item in items { add(item) }
        }
    }

    /// The names of the values that differ from those of another button.
    func differences(from other: ResolvedValues) -> Set<Name> {
        let partners = partners(in: other)
        var names: Set<Name> = []
        for part in parts {
            let partner = partners[part.id]
            for (attribute, content) in part.contents where partner?.contents[attribute] != content {
                names.insert(Name(id: part.id, attribute: attribute))
            }
        }
        return names
    }

    /// The part of another button that corresponds to each of this one: that of the same id, or, where a modifier
    /// has moved it to another place in the tree, the next of its kind.
    private func partners(in other: ResolvedValues) -> [DisplayItemID: Part] {
        let ids = Set(parts.map(\.id))
        var partners: [DisplayItemID: Part] = [:]
        var unmatched: [String: ArraySlice<Part>] = [:]
        for part in other.parts {
            if ids.contains(part.id) {
                partners[part.id] = part
            } else {
                unmatched[part.kind, default: []].append(part)
            }
        }
        for part in parts where partners[part.id] == nil {
            partners[part.id] = unmatched[part.kind]?.popFirst()
        }
        return partners
    }
}

extension DisplayItem {
    typealias Content = InspectedValue.Content

    var kind: InspectedButton.Layer.Kind {
        switch drawing {
        case .fill: .fill
        case .stroke: .stroke
        case .glyphs(let run):
            switch run.content {
            case .symbol, .placeholder: .symbol
            case .text: .text
            }
        case .group(.opacity, _): .opacity
        case .group(.blur, _): .blur
        case .group(.gradient, _): .gradient
        case .group(.mask, _): .mask
        case .group(.transform, _): .transform
        case .group(.shadow, _): .shadow
        case .group(.blendMode, _): .blendMode
        case .group(.clip, _): .clip
        case .group(.compositing, _): .compositingGroup
        }
    }

    /// The values of the item itself, by their names.
    var contents: [(String, Content)] {
        switch drawing {
        case .fill(let shape, let color): shape.properties.contents + [("color", .color(color))]
        case .stroke(let shape, let style, let color):
            shape.properties.contents + [
                ("color", .color(color)), ("lineWidth", .number(style.lineWidth)),
            ]
        case .glyphs(let run): run.contents
        case .group(let effect, _): effect.properties.contents
        }
    }
}

extension GlyphRun {
    fileprivate var contents: [(String, DisplayItem.Content)] {
        let string: String
        switch content {
        case .text(let text, _): string = text
        case .symbol(let name), .placeholder(let name): string = name
        }
        return [
            ("string", .text(string)), ("frame", .rect(bounds)), ("font", .font(font)),
            ("color", .color(color)),
        ]
    }
}

extension [DisplayProperty] {
    fileprivate var contents: [(String, DisplayItem.Content)] {
        map { ($0.name, DisplayItem.Content($0.value)) }
    }
}

extension InspectedValue.Content {
    fileprivate init(_ value: DisplayProperty.Value) {
        self =
            switch value {
            case .text(let text): .text(text)
            case .number(let number): .number(number)
            case .color(let color): .color(color)
            case .size(let size): .size(size)
            case .rect(let rect): .rect(rect)
            case .transform(let transform): .transform(transform)
            }
    }
}
