extension Double {
    /// The number that a plain decimal text means: digits, a sign, a point; no exponent, no hex.
    init?(decimal text: String) {
        let isPlain = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
                UInt8(ascii: "+"):
                true
            default: false
            }
        }
        // Swift wants a digit before the point, people do not.
        let padded = text.hasPrefix(".") ? "0" + text : text
        guard isPlain, text.utf8.count <= 32, let number = Double(padded), number.isFinite else {
            return nil
        }
        self = number
    }

    /// The number as people write it: `12`, `0.5`; with a point and no exponent.
    package var shortDescription: String {
        if self == rounded(), magnitude < 1e15 { return String(Int(self)) }
        guard magnitude < 1e-4 else { return description }
        // Swift would write an exponent, which is no plain decimal.
        let billionths = String(Int((magnitude * 1e9).rounded()))
        guard billionths != "0" else { return "0" }
        let digits = String(repeating: "0", count: 9 - billionths.count) + billionths
        return (self < 0 ? "-0." : "0.") + digits[...].trimmingZeros
    }
}

extension Substring {
    /// The digits without zeros at their end.
    fileprivate var trimmingZeros: Substring {
        lastIndex { $0 != "0" }.map { self[...$0] } ?? ""
    }
}
