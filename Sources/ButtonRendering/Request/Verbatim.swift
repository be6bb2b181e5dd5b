/// A text compared by its bytes.
///
/// Strings that are equal by canonical equivalence may have different glyphs, so they are different cache keys.
@propertyWrapper
package struct Verbatim: Hashable, Sendable {
    package var wrappedValue: String

    package init(wrappedValue: String) {
        self.wrappedValue = wrappedValue
    }

    package static func == (first: Verbatim, second: Verbatim) -> Bool {
        first.wrappedValue.utf8.elementsEqual(second.wrappedValue.utf8)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(wrappedValue)
    }
}
