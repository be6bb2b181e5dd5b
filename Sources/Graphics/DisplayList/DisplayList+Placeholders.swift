extension DisplayList {
    /// The names of the first symbols that placeholders are drawn for, in painting order, each once.
    package var placeholderNames: [String] {
        var names: [String] = []
        for item in items { item.drawing.addPlaceholders(to: &names) }
        return names
    }
}

extension Timeline {
    /// The names of the symbols that placeholders are drawn for at any time, in painting order, each once.
    package var placeholderNames: [String] {
        var names: [String] = []
        for item in items { item.drawing.addPlaceholders(to: &names) }
        return names
    }
}

extension DisplayItem.Drawing {
    fileprivate func addPlaceholders(to names: inout [String]) {
        switch self {
        case .fill, .stroke: break
        case .glyphs(let run): run.addPlaceholder(to: &names)
        case .group(_, let items):
            for item in items { item.drawing.addPlaceholders(to: &names) }
        }
    }
}

extension TimelineItem.Drawing {
    fileprivate func addPlaceholders(to names: inout [String]) {
        switch self {
        case .fill, .stroke: break
        case .glyphs(let run, _): run.addPlaceholder(to: &names)
        case .group(_, let items):
            for item in items { item.drawing.addPlaceholders(to: &names) }
        }
    }
}

extension GlyphRun {
    fileprivate func addPlaceholder(to names: inout [String]) {
        // A list of names has room for few, and a source can have any number.
        guard case .placeholder(let name) = content, names.count < 16, !names.contains(name) else { return }
        names.append(name)
    }
}
