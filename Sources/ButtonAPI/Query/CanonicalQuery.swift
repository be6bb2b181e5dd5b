import ButtonRendering

/// The one spelling of all queries that mean the same picture: the parameters that differ from their defaults, in a
/// fixed order.
struct CanonicalQuery: Sendable {
    let text: String
    private let textWithoutTitle: [UInt8]

    /// The spelling of values, of which those of `given` can differ from their defaults.
    init(of values: QueryValues, given: [Parameter], in context: ParameterContext) {
        var others: [UInt8] = []
        for parameter in given
        where parameter !== Parameters.title && !parameter.isDelivery && !parameter.isDefault(values, context)
        {
            others.append(item: parameter.name, value: parameter.spelling(values))
        }
        self.init(title: values.request.title, others: others)
    }

    private init(title: String, others: [UInt8]) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(others.count + 128)
        if title != Parameters.defaultTitle { bytes.append(item: Parameters.title.name, value: title) }
        if !bytes.isEmpty, !others.isEmpty { bytes.append(UInt8(ascii: "&")) }
        bytes.append(contentsOf: others)
        text = String(decoding: bytes, as: UTF8.self)
        textWithoutTitle = others
    }

    /// The spelling of the same query with another title.
    func titled(_ title: String) -> CanonicalQuery {
        CanonicalQuery(title: title, others: textWithoutTitle)
    }
}

extension [UInt8] {
    /// Adds a query item, after an ampersand if there are items.
    fileprivate mutating func append(item name: String, value: String) {
        if !isEmpty { append(UInt8(ascii: "&")) }
        append(contentsOf: name.utf8)
        append(UInt8(ascii: "="))
        append(percentEncoding: value)
    }
}
