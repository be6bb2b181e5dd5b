import StyleRuntime

/// An argument that may be any sequence: an array, a range, a text, a dictionary.
struct SequenceArgument<Element> {
    let elements: [Element]
}

extension SequenceArgument: Bridged where Element: Bridged {
    static var bridgedType: StyleType { .any(.sequence, [Element.bridgedType]) }

    init(bridging value: Value) throws(Failure) {
        elements = try [Element](bridging: value)
    }

    var bridged: Value { elements.bridged }
}

/// A sequence that may have no end, of which as many elements count as a sequence can have.
struct OpenSequenceArgument<Element> {
    let elements: [Element]
}

extension OpenSequenceArgument: Bridged where Element: Bridged {
    static var bridgedType: StyleType { .any(.sequence, [Element.bridgedType]) }

    init(bridging value: Value) throws(Failure) {
        guard case .range(let range) = value else {
            elements = try [Element](bridging: value)
            return
        }
        let count = Swift.min(range.boundedCount, InterpreterLimits().elements)
        elements = try [Element](bridging: .range(range.lowerBound..<range.lowerBound + count))
    }

    var bridged: Value { elements.bridged }
}

extension Array {
    /// The elements of the sequences that a function makes of the elements, without those sequences after the first that
    /// makes them more than a number.
    ///
    /// A result that is too long is refused after the call, and must not take the memory before.
    func joined<Joined>(
        separator: [Joined] = [],
        upTo limit: Int,
        _ transform: (Element) -> [Joined]
    ) -> [Joined] {
        var result: [Joined] = []
        for (index, element) in enumerated() where result.count <= limit {
            if index > 0 { result += separator }
            result += transform(element)
        }
        return result
    }
}

/// A dictionary whose keys and values have the types of a call.
struct Pairs: Bridged {
    var values: [Value: Value]

    static var bridgedType: StyleType { .dictionary(.variable(0), .variable(1)) }

    init(_ values: [Value: Value]) {
        self.values = values
    }

    init(bridging value: Value) throws(Failure) {
        guard case .dictionary(let values) = value else { throw .mismatch(value, as: Self.bridgedType) }
        self.values = values
    }

    var bridged: Value { .dictionary(values) }
}

/// A key and a value.
struct Pair: Bridged {
    let key, value: Value

    static var bridgedType: StyleType {
        .tuple([.init(nil, .variable(0)), .init(nil, .variable(1))])
    }

    init(bridging value: Value) throws(Failure) {
        guard case .tuple(let elements) = value, elements.count == 2 else {
            throw .mismatch(value, as: Self.bridgedType)
        }
        (key, self.value) = (elements[0], elements[1])
    }

    var bridged: Value { .tuple([key, value]) }
}

/// A third value of a type that the arguments of a call settle.
struct Any2: Bridged, Hashable {
    let value: Value
    static var bridgedType: StyleType { .variable(2) }
    init(bridging value: Value) { self.value = value }
    var bridged: Value { value }
}

extension Any2: Replaceable {
    static var replacement: Any2 { Any2(bridging: .none) }
}

/// A function that changes a value of any type, as that of `reduce(into:_:)`.
struct Accumulation: Bridged {
    private let function: Value.Function

    static var bridgedType: StyleType {
        .function(.init([.init(.variable(1), isInout: true), .init(.variable(0))], .void))
    }

    init(bridging value: Value) throws(Failure) {
        guard case .function(let function) = value else { throw .mismatch(value, as: Self.bridgedType) }
        self.function = function
    }

    var bridged: Value { .function(function) }

    func callAsFunction(_ result: inout Any1, _ element: Any0) {
        let before = result.value
        result = Any1(
            function.execution.run(orElse: before) { () throws(Failure) in
                var values = [before, element.value]
                _ = try function.call(&values)
                return values[0]
            }
        )
    }
}
