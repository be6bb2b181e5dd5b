import ViewEngine

extension CatalogEntry {
    /// An equal entry for the key of a cache, which retains nothing of a source of a user's own.
    ///
    /// An entry of such a source retains its program, which takes far more memory than most values. It cannot be drawn.
    package var key: CatalogEntry {
        guard framework == .custom else { return self }
        return CatalogEntry(
            framework: framework,
            toolkit: toolkit,
            name: name,
            displayName: displayName,
            revision: revision,
            summary: "",
            availability: "",
            states: [],
            isReplaceable: isReplaceable,
            isOfProject: isOfProject,
            content: content
        ) { _ in AnyView(EmptyView()) }
    }

    /// The bytes that a cache counts for the program that the entry retains; 0 for compiled code.
    ///
    /// They are a quarter of it: the cache of sources counts it in full, and most of what retains a program is of a
    /// source that is there.
    package var retainedBytes: Int {
        guard framework == .custom else { return 0 }
        return Self.programBytes(of: code.files.reduce(0) { $0 + $1.count }) / 4
    }

    /// The memory that the program of a source takes, in bytes: a linear fit to resident memory.
    package static func programBytes(of sourceSize: Int) -> Int { 49_152 + 16 * sourceSize }
}

extension ControlSpecification {
    /// An equal control for the key of a cache.
    var key: ControlSpecification {
        let styles = [style, containerStyle].compactMap(\.self) + neighbors.map(\.style)
        guard styles.contains(where: { $0.framework == .custom }) else { return self }
        var control = self
        control.style = style.key
        control.containerStyle = containerStyle?.key
        for index in neighbors.indices { control.neighbors[index].style = neighbors[index].style.key }
        return control
    }
}
