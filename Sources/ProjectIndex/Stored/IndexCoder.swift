/// Writes the numbers and texts of an index, or reads them: one description of a value serves both.
protocol IndexCoder {
    /// The greatest number of elements that an array can have.
    var mostElements: Int32 { get }

    /// Writes a number of a range, or replaces it by the one that is read.
    mutating func code(_ number: inout Int32, in range: ClosedRange<Int32>) throws(InvalidIndex)
    mutating func code(_ bits: inout UInt64) throws(InvalidIndex)
    mutating func code(_ text: inout String) throws(InvalidIndex)
}

/// Bytes that are no index: they are damaged, or of another version of the program.
struct InvalidIndex: Error {}

extension IndexCoder {
    mutating func code(_ flag: inout Bool) throws(InvalidIndex) {
        var number: Int32 = flag ? 1 : 0
        try code(&number, in: 0...1)
        flag = number == 1
    }

    /// Codes an array; `empty` is what an element is before it is read.
    mutating func code<Element>(
        _ elements: inout [Element],
        from empty: Element,
        each: (inout Element, inout Self) throws(InvalidIndex) -> Void
    ) throws(InvalidIndex) {
        var count = Int32(elements.count)
        try code(&count, in: 0...mostElements)
        if elements.count != Int(count) { elements = Array(repeating: empty, count: Int(count)) }
        for index in elements.indices { try each(&elements[index], &self) }
    }
}
