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

    /// The number as people write it: `12`, `0.5`.
    var shortDescription: String {
        self == rounded() && magnitude < 1e15 ? String(Int(self)) : description
    }
}
