/// The elements of a field such as `gzip, *;q=0.5`, each with its weight (RFC 9110 §5.6.1, §12.4.2).
struct WeightedList: Sequence, IteratorProtocol {
    struct Element {
        /// The value without its parameters.
        let value: ArraySlice<UInt8>
        /// The parameter `q` in thousandths; 1,000 if it is missing or invalid.
        let weight: Int

        /// Whether the value is a name in lowercase, without regard to case.
        func matches(_ name: String) -> Bool {
            value.elementsEqual(name.utf8) { $0.lowercased == $1 }
        }

        /// Whether the value begins with a prefix in lowercase, without regard to case.
        func hasPrefix(_ prefix: String) -> Bool {
            value.starts(with: prefix.utf8) { $0.lowercased == $1 }
        }
    }

    private var rest: ArraySlice<UInt8>

    init(_ field: String) {
        rest = [UInt8](field.utf8)[...]
    }

    mutating func next() -> Element? {
        while !rest.isEmpty {
            let element = rest.prefix { $0 != UInt8(ascii: ",") }
            rest = rest[element.endIndex...].dropFirst()
            let value = element.prefix { $0 != UInt8(ascii: ";") }.trimmed()
            guard value.isEmpty else {
                return Element(value: value, weight: weight(among: element[value.endIndex...]))
            }
        }
        return nil
    }
}

/// The weight among the parameters of an element.
private func weight(among parameters: ArraySlice<UInt8>) -> Int {
    var rest = parameters
    while let semicolon = rest.firstIndex(of: UInt8(ascii: ";")) {
        rest = rest[semicolon...].dropFirst()
        let parameter = rest.prefix { $0 != UInt8(ascii: ";") }.trimmed()
        guard parameter.starts(with: "q=".utf8, by: { $0.lowercased == $1 }) else { continue }
        return thousandths(parameter.dropFirst(2)) ?? 1000
    }
    return 1000
}

/// The number of thousandths in `0.5` or `1`; `nil` if the digits are not a weight.
private func thousandths(_ digits: ArraySlice<UInt8>) -> Int? {
    var result = 0
    var factor = 1000
    for (place, byte) in digits.enumerated() {
        switch (place, byte) {
        case (0, UInt8(ascii: "0")...UInt8(ascii: "1")), (2...4, UInt8(ascii: "0")...UInt8(ascii: "9")):
            result += Int(byte - UInt8(ascii: "0")) * factor
            factor /= 10
        case (1, UInt8(ascii: ".")): continue
        default: return nil
        }
    }
    return digits.isEmpty || result > 1000 ? nil : result
}
