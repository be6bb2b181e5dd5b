/// An error of a store.
package enum StoreError: Error, Hashable, Sendable {
    /// The sources would take more bytes together than the store may have, or than its disk has.
    case full
    /// The store can be read, but not written.
    case readOnly
    /// Another process locks the store, or its server is slow: the call may succeed later.
    case busy
    /// The file or the server cannot be reached; with the words of the library.
    case unavailable(String)
    /// The store does not contain what was stored; with the words of the library.
    case corrupt(String)
    /// A newer version of the program has changed the store.
    case newerSchema(Int)
}
