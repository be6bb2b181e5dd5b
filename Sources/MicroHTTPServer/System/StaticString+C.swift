import Glibc

extension StaticString {
    /// The text for a C function without a copy, which any other string would need.
    var cString: UnsafePointer<CChar> {
        UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
    }

    /// Whether a C string has the same bytes.
    func equals(_ text: UnsafePointer<CChar>) -> Bool {
        strcmp(cString, text) == 0
    }
}
