extension RequestTarget {
    /// The items of the query in their order; a plus in them is a space.
    package func queryItems() throws(RequestTargetError) -> [QueryItem] {
        var items: [QueryItem] = []
        guard let query = encodedQuery else { return items }
        var pairs = QueryPairs()
        while let pair = pairs.next(in: query.span) {
            items.append(try pair.decoded(in: query.span))
        }
        return items
    }

    /// The value of the first item of that name, whatever is wrong beside it; `nil` if it is not text.
    ///
    /// An error about one parameter is worded as another one asks, so that one must be readable alone.
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
    /// Where the value of an item stands in the target, as it was sent; `nil` unless exactly one item is
    /// spelled by that name.
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

    /// The text that a part of the query stands for.
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

/// Where a name and its value stand in a query: `name`, `name=` or `name=value`.
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

/// Walks over the pairs of a query; nothing between two ampersands is no pair.
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
