/// The parts of a line of a log. A line is written for each request, so no part makes a string of its own.
extension [UInt8] {
    mutating func append(_ text: String) {
        append(contentsOf: text.utf8)
    }

    /// Appends a number that is not negative.
    mutating func append(decimal number: Int) {
        var divisor = 1
        while number / divisor >= 10 { divisor *= 10 }
        while divisor > 0 {
            append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
            divisor /= 10
        }
    }

    /// Appends the path of a target as a client sent it, without the source in it (`/v1/custom/~{data}.svg`), which is
    /// private and long, and without bytes that could end the line or a string in it.
    mutating func append(path: [UInt8]) {
        let path = path.span
        var isSource = false
        var previous: UInt8 = 0
        for index in path.indices {
            let byte = path[index]
            if isSource {
                guard byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") else { continue }
                isSource = false
            }
            append(byte.isPrintable ? byte : UInt8(ascii: "?"))
            if byte == UInt8(ascii: "~"), previous == UInt8(ascii: "/") {
                append(UInt8(ascii: "*"))
                isSource = true
            }
            previous = byte
        }
    }
}

extension UInt8 {
    fileprivate var isPrintable: Bool {
        0x21...0x7E ~= self && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
    }
}
