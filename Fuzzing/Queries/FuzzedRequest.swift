import HTTP

extension Request {
    /// The request that a fuzzer describes in lines: the target, and then, as far as there are more lines,
    /// `Accept-Encoding`, `Accept`, `If-None-Match` and the method.
    ///
    /// `nil` if the target has bytes that no server passes on, or is longer than a server allows.
    init?(fuzzed bytes: UnsafeBufferPointer<UInt8>) {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 4, omittingEmptySubsequences: false)
        guard let target = lines.first, !target.isEmpty, target.count <= 8192,
            target.allSatisfy({ $0 > 0x20 && $0 != 0x7f })
        else { return nil }
        let fields = lines.dropFirst().map { $0.isEmpty ? nil : String(decoding: $0, as: UTF8.self) }
        func field(_ index: Int) -> String? { index < fields.count ? fields[index] : nil }
        self.init(
            method: field(3).map(Method.init(rawValue:)) ?? .get,
            target: Array(target),
            accept: field(1),
            acceptEncoding: field(0),
            ifNoneMatch: field(2)
        )
    }
}
