/// A key and its value in a dictionary literal.
package struct DictionaryElement: Hashable, Sendable {
    package let key: ExpressionID
    package let value: ExpressionID

    package init(key: ExpressionID, value: ExpressionID) {
        self.key = key
        self.value = value
    }
}
