import ButtonRendering

/// The one spelling of all queries that mean the same picture: the parameters that differ from their defaults, in a
/// fixed order.
struct CanonicalQuery: Sendable {
    /// The spelling as UTF-8.
    let bytes: [UInt8]
    /// The spelling without a title; `nil` for a view that is shown by itself, whose title is none of the request.
    private let bytesWithoutTitle: [UInt8]?

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The spelling of values, of which those of `given` can differ from their defaults.
    init(of values: QueryValues, given: [Parameter], in context: ParameterContext) {
        var others: [UInt8] = []
        for parameter in given
        where parameter !== Parameters.title && !parameter.isDelivery && !parameter.isDefault(values, context)
        {
            others.append(item: parameter.name, value: parameter.spelling(values))
        }
        guard context.style.content == nil else {
            self.init(bytes: others, bytesWithoutTitle: nil)
            return
        }
        self.init(title: values.request.title, others: others)
    }

    private init(bytes: [UInt8], bytesWithoutTitle: [UInt8]?) {
        self.bytes = bytes
        self.bytesWithoutTitle = bytesWithoutTitle
    }

    private init(title: String, others: [UInt8]) {
        var bytes: [UInt8] = []
        if title != Parameters.defaultTitle {
            bytes.append(item: Parameters.title.name, value: title, addingCapacity: 1 + others.count)
        }
        if !bytes.isEmpty, !others.isEmpty { bytes.append(UInt8(ascii: "&")) }
        bytes.append(contentsOf: others)
        self.init(bytes: bytes, bytesWithoutTitle: others)
    }

    /// The spelling of the same query with another title.
    func titled(_ title: String) -> CanonicalQuery {
        bytesWithoutTitle.map { CanonicalQuery(title: title, others: $0) } ?? self
    }
}

extension [UInt8] {
    /// Adds a query item, after an ampersand if there are items; `capacity` is for what follows.
    fileprivate mutating func append(item name: String, value: String, addingCapacity capacity: Int = 0) {
        let isFirst = isEmpty
        let (name, value) = (name.utf8Span.span, value.utf8Span.span)
        append(addingCapacity: 2 + 3 * (name.count + value.count) + capacity) { bytes in
            if !isFirst { bytes.append(UInt8(ascii: "&")) }
            // The name of a parameter that only one style has can have any letters.
            bytes.append(percentEncoding: name)
            bytes.append(UInt8(ascii: "="))
            bytes.append(percentEncoding: value)
        }
    }
}
