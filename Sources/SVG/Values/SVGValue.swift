/// A value of an attribute or of a CSS declaration, which writes itself.
///
/// A value consists of numbers, names and literals. The text of a client is an `SVGText`, which escapes it.
protocol SVGValue {
    /// Writes the value after the bytes written before.
    func write(to bytes: inout [UInt8])
}

extension [UInt8] {
    mutating func write(_ value: some SVGValue) {
        value.write(to: &self)
    }

    mutating func write(_ keyword: SVGKeyword) {
        keyword.write(to: &self)
    }
}
