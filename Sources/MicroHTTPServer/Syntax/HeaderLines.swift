/// The complete lines of a header that arrives; each ends with CR and LF.
struct HeaderLines: Sequence, IteratorProtocol {
    private var rest: Slice<UnsafeRawBufferPointer>

    init(_ bytes: UnsafeRawBufferPointer) {
        rest = bytes[...]
    }

    /// The next line; `nil` in place of its range if it ends with LF alone (RFC 9112 §2.2).
    mutating func next() -> Range<Int>?? {
        guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let line = rest[..<end]
        rest = rest[(end + 1)...]
        return line.last == UInt8(ascii: "\r") ? line.startIndex..<(end - 1) : .some(nil)
    }
}
