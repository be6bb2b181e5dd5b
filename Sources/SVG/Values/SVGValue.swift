/// A value of an attribute or of a CSS declaration, which writes itself.
///
/// A value consists of numbers, names and literals. The text of a client is an `SVGText`, which escapes it.
protocol SVGValue {
    /// Writes the value after the bytes written before.
    func write(to bytes: inout [UInt8])
}

/// A value of few bytes, which is written with the name of its attribute at once.
protocol BoundedSVGValue: SVGValue {
    /// The most bytes of a value.
    static var longest: Int { get }

    func write(to bytes: inout OutputSpan<UInt8>)
}

extension BoundedSVGValue {
    func write(to bytes: inout [UInt8]) {
        bytes.append(addingCapacity: Self.longest) { write(to: &$0) }
    }
}

extension [UInt8] {
    mutating func write(_ value: some SVGValue) {
        value.write(to: &self)
    }

    mutating func write(_ keyword: SVGKeyword) {
        keyword.write(to: &self)
    }
}
