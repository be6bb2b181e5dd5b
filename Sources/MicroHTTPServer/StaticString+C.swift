extension StaticString {
    /// The text for a C function, which gets a copy of its own of any other string.
    var cString: UnsafePointer<CChar> {
        UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
    }
}
