package import StyleSyntax

/// A declaration of the source, or a root: what a request draws.
package enum ProgramUnit: Hashable {
    case root(Int)
    case function(Int)
    case type(Int)
    case global(Int)
    /// The initial value of a lazy property.
    case lazyValue(LazyValueKey)
    /// The initial value of a stored property of a class, which belongs to the type: it counts as running when the
    /// property is read.
    case property(SourcePlace)
    /// The body of a closure, by the offset of its first statement.
    case closure(Int)
    /// Code that only runs in reaction to something, by its place: no root depends on it.
    case action(SourcePlace)
    /// The functions that types have for a key, which is known while the program runs.
    case key(String)
}

/// A lazy property of a type, or of an instance of a generic type.
package struct LazyValueKey: Hashable {
    let place: SourcePlace
    let type: Int

    package init(place: SourcePlace, type: Int) {
        self.place = place
        self.type = type
    }
}
