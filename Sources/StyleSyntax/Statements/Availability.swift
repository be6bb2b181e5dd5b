/// The platforms and versions of `#available` and `@available`.
package struct Availability: Hashable, Sendable {
    package let items: [Item]

    package init(_ items: [Item]) {
        self.items = items
    }

    package enum Item: Hashable, Sendable {
        /// `iOS 26.0`; a platform without a version has no numbers.
        case platform(Name, version: [Int])
        /// `*`
        case others
        /// `deprecated`, `introduced: 13.0`, `message: "…"`, by name and value as written.
        case label(Name, value: String?)
    }
}
