extension Span<UInt8> {
    /// Whether two spans have the same bytes.
    ///
    /// It does not stop at the first difference, so that it compares many bytes at a time; arrays compare each by
    /// itself. Keys whose hashes are equal rarely differ.
    func hasSameBytes(as other: Span<UInt8>) -> Bool {
        guard count == other.count else { return false }
        var difference: UInt8 = 0
        for index in indices { difference |= self[index] ^ other[index] }
        return difference == 0
    }
}

extension String? {
    /// Whether two texts have the same bytes; equal strings can have different ones.
    func hasSameBytes(as other: String?) -> Bool {
        guard let self, let other else { return (self == nil) == (other == nil) }
        return self.utf8Span.span.hasSameBytes(as: other.utf8Span.span)
    }
}
