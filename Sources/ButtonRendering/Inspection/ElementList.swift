import Graphics
import ViewEngine

/// The elements of a picture, found in its visible items and in the tree that draws them.
struct ElementList {
    private(set) var elements: [InspectedElement] = []
    private let tree: TreeElements
    /// The controls that nothing is drawn of yet, in the order of the tree.
    private var pendingControls: [TreeElements.Control]
    /// The positions of the elements of views, by the identities of the views and by kind.
    private var positions: [Key: Int] = [:]

    private var controlPositions: [(position: Int, control: TreeElements.Control)] = []

    private struct Key: Hashable {
        let view: DisplayItemID
        let kind: InspectedElement.Kind
    }

    /// The greatest number of points of one element.
    private static let mostPoints = 48

    /// The surroundings of an item.
    private struct Surroundings {
        /// The transform of the coordinates inside to those of the picture.
        var transform = CGAffineTransform.identity
        /// The colors of the gradient that paints the items; `nil` for their own.
        var paint: [ResolvedColor]?
        /// The box of the clips inside of a control, in the coordinates of the picture; `nil` for none.
        var clip: CGRect?
        /// The nearest view around that is known.
        var origin: TreeElements.Origin?
    }

    /// Lists the elements of a picture, with an opaque color behind it; without one, no contrast is measured.
    init(_ list: DisplayList, of tree: TreeElements, on base: ResolvedColor?) {
        self.tree = tree
        pendingControls = tree.controls
        let items = list.items.visible
        for item in items { add(item, within: Surroundings()) }
        for control in pendingControls { append(control) }
        if let base { measureContrasts(of: items, on: base) }
        for (position, control) in controlPositions {
            elements[position].text = text(of: control)
            elements[position].places = control.places ?? places(inside: control)
        }
        for position in elements.indices { elements[position].number = position + 1 }
    }

    private mutating func measureContrasts(of items: [DisplayItem], on base: ResolvedColor) {
        for position in elements.indices where !elements[position].points.isEmpty {
            elements[position].seenContrast = SeenContrast(
                of: elements[position].items,
                at: elements[position].points,
                in: items,
                on: base,
                materials: Material.flatColors
            )
        }
    }

    private mutating func add(_ item: DisplayItem, within outer: Surroundings) {
        addControls(drawnBy: item)
        var surroundings = outer
        surroundings.origin = tree.origins[item.id] ?? outer.origin
        switch item.drawing {
        case .fill(let shape, let color):
            let colors = surroundings.paint ?? [color]
            let position = add(.shape, of: item, in: shape.boundingRect, colors: colors, within: surroundings)
            note(shape, at: position)
        case .stroke(let shape, _, let color):
            let colors = surroundings.paint ?? [color]
            let position = add(.shape, of: item, in: item.paintBounds, colors: colors, within: surroundings)
            elements[position].isStroked = true
            note(shape, at: position)
        case .glyphs(let run):
            add(run, of: item, within: surroundings)
        case .group(let effect, let items):
            add(items, of: item, with: effect, within: surroundings)
        }
    }

    private mutating func note(_ shape: ResolvedShape, at position: Int) {
        guard shape.drawnCornerRadius > 0 else { return }
        elements[position].cornerRadius = elements[position].cornerRadius ?? shape.drawnCornerRadius
    }

    /// Adds the controls whose first visible drawing is this one.
    private mutating func addControls(drawnBy item: DisplayItem) {
        guard item.id != .unknown else { return }
        for control in pendingControls where control.items.contains(item.id) {
            append(control)
        }
        pendingControls.removeAll { $0.items.contains(item.id) }
    }

    private mutating func add(
        _ items: [DisplayItem],
        of group: DisplayItem,
        with effect: DisplayEffect,
        within surroundings: Surroundings
    ) {
        var inside = surroundings
        var content = items
        var colors: [ResolvedColor] = []
        switch effect {
        case .transform(let transform):
            inside.transform = transform.concatenating(surroundings.transform)
        case .gradient(let gradient):
            inside.paint = surroundings.paint ?? gradient.stops.map(\.color)
        case .shadow(let shadow):
            colors = [shadow.color]
            if shadow.isCutOut { content = [] }
        case .mask:
            if let name = items.first?.pictureName {
                // A template is an image in one color.
                let paint = surroundings.paint ?? items.dropFirst().flatMap(\.fillColors)
                let position = add(
                    .image,
                    of: group,
                    in: group.paintBounds,
                    colors: paint,
                    within: surroundings
                )
                elements[position].text = name
                return
            }
            content = Array(items.dropFirst())
        case .clip(let shape):
            guard tree.controls.contains(where: { $0.items.contains(group.id) }) else { break }
            let box = surroundings.transform.apply(to: shape.boundingRect)
            inside.clip = surroundings.clip.map { $0.part(in: box) } ?? box
        case .opacity, .blur, .blendMode, .compositing: break
        }
        switch effect {
        // A gradient is the color of what is inside, and a group is no effect by itself.
        case .gradient, .compositing: break
        default:
            // The groups of a view that is drawn by itself are parts of its drawing.
            if surroundings.origin?.isLeaf != true, group.id != .unknown {
                add(.effect, of: group, in: group.paintBounds, colors: colors, within: surroundings)
            }
        }
        for item in content { add(item, within: inside) }
    }

    private mutating func add(_ run: GlyphRun, of item: DisplayItem, within surroundings: Surroundings) {
        let string: String
        let kind: InspectedElement.Kind
        switch run.content {
        case .text(let text, _): (string, kind) = (text, .text)
        case .symbol(let name), .placeholder(let name):
            (string, kind) = (name, run.isColored ? .image : .symbol)
        }
        let colors = surroundings.paint ?? (kind == .image ? [] : [run.color])
        let position = add(kind, of: item, in: run.bounds, colors: colors, within: surroundings)
        if kind != .image {
            elements[position].font = run.font
            note(run, at: position, within: surroundings)
        }
        guard kind == .text else {
            // A symbol of several layers is one symbol.
            elements[position].text = string
            return
        }
        elements[position].text = elements[position].text.map { $0 + "\n" + string } ?? string
        elements[position].fit = surroundings.origin?.fit
    }

    private mutating func note(_ run: GlyphRun, at position: Int, within surroundings: Surroundings) {
        if elements[position].points.count < Self.mostPoints {
            elements[position].points += run.samplePoints.map(surroundings.transform.apply)
        }
        guard let clip = surroundings.clip, let bounds = run.glyphBounds else { return }
        let ink = surroundings.transform.apply(to: bounds)
        let hidden = max(
            max(clip.minX - ink.minX, ink.maxX - clip.maxX),
            max(clip.minY - ink.minY, ink.maxY - clip.maxY)
        )
        elements[position].clipped = max(elements[position].clipped, hidden)
    }

    /// Adds a drawing to the element of its view, and returns the position of that.
    @discardableResult
    private mutating func add(
        _ kind: InspectedElement.Kind,
        of item: DisplayItem,
        in bounds: CGRect,
        colors: [ResolvedColor],
        within surroundings: Surroundings
    ) -> Int {
        let origin = surroundings.origin
        let isOwn = origin.map { $0.isLeaf || tree.origins[item.id] != nil } ?? false
        let id = isOwn ? origin?.view ?? item.id : item.id
        let frame = surroundings.transform.apply(to: bounds)
        let key = Key(view: id, kind: kind)
        let position: Int
        if let known = positions[key], id != .unknown {
            position = known
            elements[position].frame = elements[position].frame.union(frame)
        } else {
            position = elements.count
            positions[key] = position
            elements.append(
                InspectedElement(
                    id: id,
                    kind: kind,
                    label: origin?.isLeaf == true ? origin?.label : nil,
                    frame: frame,
                    isEnabled: origin?.isEnabled ?? true,
                    isHidden: origin?.isHidden ?? false,
                    places: origin?.places
                )
            )
        }
        if item.id != .unknown { elements[position].items.insert(item.id) }
        for color in colors where !elements[position].colors.contains(color) {
            elements[position].colors.append(color)
        }
        return position
    }

    // MARK: Controls

    private mutating func append(_ control: TreeElements.Control) {
        controlPositions.append((elements.count, control))
        elements.append(
            InspectedElement(
                id: control.id,
                kind: .control,
                label: control.label.isEmpty ? nil : control.label,
                frame: control.frame,
                region: control.touchFrame,
                isEnabled: control.isEnabled,
                isHidden: control.description.facts.isHidden,
                places: control.places,
                control: control
            )
        )
    }

    /// The places of the first view inside of a control that has some.
    private func places(inside control: TreeElements.Control) -> SourcePlaces? {
        elements.first { !$0.items.isDisjoint(with: control.items) && $0.places != nil }?.places
    }

    /// The texts that are drawn inside of a control, in the order of drawing.
    private func text(of control: TreeElements.Control) -> String? {
        let texts = elements.filter { $0.kind == .text && !$0.items.isDisjoint(with: control.items) }
            .compactMap(\.text)
        return texts.isEmpty ? nil : texts.joined(separator: " ")
    }
}

extension DisplayItem {
    /// The name of the picture that is all of the item; `nil` for anything else.
    fileprivate var pictureName: String? {
        switch drawing {
        case .glyphs(let run):
            guard run.isColored, case .symbol(let name) = run.content else { return nil }
            return name
        case .group(.compositing, let items), .group(.transform, let items):
            return items.count == 1 ? items[0].pictureName : nil
        case .fill, .stroke, .group: return nil
        }
    }

    /// The colors of the areas that the item fills.
    fileprivate var fillColors: [ResolvedColor] {
        switch drawing {
        case .fill(_, let color): [color]
        case .group(_, let items): items.flatMap(\.fillColors)
        case .stroke, .glyphs: []
        }
    }
}
