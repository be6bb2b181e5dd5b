/// The reason why percent-encoded bytes are not text.
package enum PercentDecodingError: Error, Hashable, Sendable {
    /// A percent sign without two hexadecimal digits.
    case invalidPercentEncoding
    /// Not UTF-8: a stray byte, an overlong form, a surrogate, or beyond U+10FFFF.
    case invalidUTF8
    /// A character that XML cannot contain: C0 except tab and line feed, U+FFFE, U+FFFF.
    case forbiddenCharacter(Unicode.Scalar)
}
