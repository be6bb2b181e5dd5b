import Graphics

/// An element as a layer of a design tool.
struct SVGLayer {
    /// Unique in the document; without spaces, because it is an id.
    let id: String
    /// The name that a person sees, where the tool reads more than ids.
    let name: String
}

/// The layers of a document for a design tool.
struct SVGLayerNames {
    private var counts: [String: Int] = [:]

    /// The next layer of a name: the second one has the id `name-2`.
    mutating func layer(named name: String) -> SVGLayer {
        let slug = String(name.filter { $0 != " " })
        let count = counts[slug, default: 0] + 1
        counts[slug] = count
        return SVGLayer(id: count == 1 ? slug : slug + "-\(count)", name: name)
    }
}

extension SVGDocumentWriter {
    /// The layer of an item; `nil` for an item without a role, and where layers have no names.
    mutating func layer(of item: DisplayItem) -> SVGLayer? {
        guard layers != nil, let role = item.role else { return nil }
        return layers?.layer(named: role.layerName)
    }
}

extension SVGWriter {
    /// Writes the names of the open element: `id` for Figma, `data-name` for Illustrator, and a label for Inkscape and
    /// Penpot.
    mutating func attribute(layer: SVGLayer?) {
        guard let layer else { return }
        attribute("id", text: layer.id)
        attribute("data-name", text: layer.name)
        attribute("inkscape:label", text: layer.name)
    }
}
