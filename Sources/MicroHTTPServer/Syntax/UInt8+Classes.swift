extension UInt8 {
    /// Whether the byte may be part of a method or of the name of a field: a letter, a digit or one of
    /// `!#$%&'*+-.^_`|~` (RFC 9110 §5.6.2).
    var isTokenCharacter: Bool {
        // A bit for each byte: a table would be checked for its initialization at each access.
        let lower: UInt64 = 0x03FF_6CFA_0000_0000
        let upper: UInt64 = 0x57FF_FFFF_C7FF_FFFE
        return self < 128 && (self < 64 ? lower : upper) >> UInt64(self & 63) & 1 == 1
    }

    /// Whether the byte may be part of a value; those above ASCII may, whatever their meaning (RFC 9110 §5.5).
    var isFieldValueCharacter: Bool { self >= 0x20 && self != 0x7F || self == UInt8(ascii: "\t") }

    /// Whether the byte may be part of a target; bytes above ASCII are an error of the path or of the query.
    var isTargetCharacter: Bool { self > 0x20 && self != 0x7F }

    var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
