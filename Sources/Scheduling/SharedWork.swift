/// The work under way, by key: equal work is done once, for all that wait for it.
///
/// A value for one lock; `Element` is what waits, such as a request.
package struct SharedWork<Key: Hashable, Element: Identifiable> {
    private var waiting: [Key: [Element]] = [:]

    package init() {}

    /// Whether no element waits for any work.
    package var isEmpty: Bool { waiting.isEmpty }

    /// Whether an element waits for the work of a key, so that the work is queued or being done.
    package func isUnderWay(_ key: Key) -> Bool { waiting[key] != nil }

    /// The elements that wait for the work of a key.
    package subscript(key: Key) -> [Element] { waiting[key] ?? [] }

    /// Adds an element to those that wait for the work of a key.
    package mutating func join(_ key: Key, as element: Element) {
        waiting[key, default: []].append(element)
    }

    /// Removes an element from those that wait; returns whether none is left, so that the work can be dropped.
    package mutating func leave(_ key: Key, as id: Element.ID) -> Bool {
        waiting[key]?.removeAll { $0.id == id }
        guard waiting[key]?.isEmpty ?? true else { return false }
        waiting[key] = nil
        return true
    }

    /// Ends the work of a key, and returns the elements that wait for it.
    package mutating func finish(_ key: Key) -> [Element] {
        waiting.removeValue(forKey: key) ?? []
    }
}
