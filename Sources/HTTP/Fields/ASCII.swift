extension UInt8 {
    /// The lowercase letter of an uppercase ASCII letter; every other byte is unchanged.
    var lowercased: UInt8 {
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self
    }

    /// Whether the byte is whitespace between the parts of a field value (RFC 9110 §5.6.3).
    fileprivate var isWhitespace: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\t")
    }
}

extension BidirectionalCollection<UInt8> where SubSequence == Self {
    /// The bytes without the whitespace around them (RFC 9110 §5.6.3).
    func trimmed() -> Self {
        var result = self.drop(while: \.isWhitespace)
        while let last = result.last, last.isWhitespace { result = result.dropLast() }
        return result
    }
}
