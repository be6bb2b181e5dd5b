extension RequestTarget {
    /// The items of the query in order; a plus in them is a space.
    package func queryItems() throws(RequestTargetError) -> [QueryItem] {
        var items: [QueryItem] = []
        guard let query = encodedQuery else { return items }
        var pairs = QueryPairs()
        while let pair = pairs.next(in: query.span) {
            items.append(try pair.decoded(in: query.span))
        }
        return items
    }

    /// The value of the first item with a name, even if other items are invalid; `nil` if it is not text.
    ///
    /// One parameter selects the form of errors about the others, so it must be readable on its own.
    package func firstValue(named name: String) -> String? {
        guard let query = encodedQuery else { return nil }
        var pairs = QueryPairs()
        while let pair = pairs.next(in: query.span) {
            let candidate = try? query.span.extracting(pair.name).percentDecoded(plusIsSpace: true)
            guard candidate == name else { continue }
            return try? query.span.extracting(pair.value).percentDecoded(plusIsSpace: true)
        }
        return nil
    }
}

extension RequestTarget {
    /// The range of an item's value in `bytes`; `nil` unless exactly one item has this name, without percent
    /// encoding.
    package func value(named name: String) -> Range<Int>? {
        guard let query = encodedQuery else { return nil }
        let name = name.utf8Span.span
        var value: Range<Int>?
        var pairs = QueryPairs()
        while let pair = pairs.next(in: query.span) {
            guard query.span.extracting(pair.name).equals(name) else { continue }
            guard value == nil else { return nil }
            value = pair.value.lowerBound + query.startIndex..<pair.value.upperBound + query.startIndex
        }
        return value
    }

    /// Returns the decoded text of a range of the query in `bytes`.
    package func text(of value: Range<Int>) throws(PercentDecodingError) -> String {
        try bytes.span.extracting(value).percentDecoded(plusIsSpace: true)
    }
}

extension Span<UInt8> {
    fileprivate func equals(_ other: Span<UInt8>) -> Bool {
        guard count == other.count else { return false }
        for index in indices where self[index] != other[index] { return false }
        return true
    }
}

/// The ranges of a name and its value in a query: `name`, `name=` or `name=value`.
private struct QueryPair {
    let name: Range<Int>
    let value: Range<Int>

    func decoded(in query: Span<UInt8>) throws(RequestTargetError) -> QueryItem {
        do {
            return QueryItem(
                name: try query.extracting(name).percentDecoded(plusIsSpace: true),
                value: try query.extracting(value).percentDecoded(plusIsSpace: true)
            )
        } catch {
            throw .parameter(name: query.extracting(name).percentDecodedOrRaw(), error)
        }
    }
}

/// Iterates over the pairs of a query; two adjacent ampersands have no pair between them.
private struct QueryPairs {
    private var position = 0

    mutating func next(in query: Span<UInt8>) -> QueryPair? {
        while position < query.count, query[position] == UInt8(ascii: "&") { position += 1 }
        guard position < query.count else { return nil }
        let start = position
        var equals: Int?
        while position < query.count, query[position] != UInt8(ascii: "&") {
            if equals == nil, query[position] == UInt8(ascii: "=") { equals = position }
            position += 1
        }
        guard let equals else { return QueryPair(name: start..<position, value: position..<position) }
        return QueryPair(name: start..<equals, value: equals + 1..<position)
    }
}
