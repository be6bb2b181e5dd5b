/// Which part of a request target is not text, and why.
package enum RequestTargetError: Error, Hashable, Sendable {
    case path(TextFault)
    /// A name or value in the query; a name that is not text is given as it was sent.
    case parameter(name: String, TextFault)
}

/// Why percent-encoded bytes are not text.
package enum TextFault: Error, Hashable, Sendable {
    /// A percent sign without two hexadecimal digits.
    case invalidPercentEncoding
    /// Not UTF-8: a stray byte, an overlong form, a surrogate, or beyond U+10FFFF.
    case invalidUTF8
    /// A character that XML cannot hold: C0 other than tab and line feed, U+FFFE, U+FFFF.
    case forbiddenCharacter(Unicode.Scalar)
}
