/// Documents of one thing for viewers with different preferences, to be rendered as one file.
///
/// Equal parts are written once. A color or an opacity that differs is a rule for a media query, and any other
/// difference is a group for each document, of which one is visible. A viewer without style sheets shows the
/// first document.
package struct SVGVariants<Document: Equatable> {
    package let preferences: [ViewerPreference]
    /// One document for each set of preferences.
    ///
    /// The index is the set as a binary number; its lowest digit stands for the
    /// first preference.
    package let documents: [Document]

    /// The documents that a closure makes of each set of preferences.
    package init<Failure: Error>(
        following preferences: [ViewerPreference],
        document: ([ViewerPreference]) throws(Failure) -> Document
    ) throws(Failure) {
        self.preferences = preferences
        var documents: [Document] = []
        for set in 0..<(1 << preferences.count) {
            let present = preferences.indices.filter { set >> $0 & 1 == 1 }.map { preferences[$0] }
            documents.append(try document(present))
        }
        self.documents = documents
    }

    /// Whether the documents are the same for all viewers.
    var areEqual: Bool { documents.allSatisfy { $0 == documents[0] } }

    /// A part of each document.
    func map<Part>(_ part: (Document) -> Part) -> [Variant<Part>] {
        documents.indices.map { Variant(set: $0, value: part(documents[$0])) }
    }
}

/// A value for the viewers with a set of preferences.
struct Variant<Value> {
    /// The set as in `SVGVariants`.
    let set: Int
    let value: Value

    func map<Other>(_ transform: (Value) -> Other) -> Variant<Other> {
        Variant<Other>(set: set, value: transform(value))
    }
}

extension Variant: Equatable where Value: Equatable {}

extension Array {
    /// Whether all variants have one value.
    func areEqual<Value: Equatable>() -> Bool where Element == Variant<Value> {
        dropFirst().allSatisfy { $0.value == self[0].value }
    }

    /// The variants in classes of values that go together, in the order of the first of each class.
    func partitioned<Value>(by goTogether: (Value, Value) -> Bool) -> [[Variant<Value>]]
    where Element == Variant<Value> {
        var classes: [[Variant<Value>]] = []
        for variant in self {
            if let found = classes.firstIndex(where: { goTogether($0[0].value, variant.value) }) {
                classes[found].append(variant)
            } else {
                classes.append([variant])
            }
        }
        return classes
    }
}
