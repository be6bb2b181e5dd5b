extension StaticString {
    /// The text for a C function without a copy, which any other string would need.
    var cString: UnsafePointer<CChar> {
        UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
    }
}
