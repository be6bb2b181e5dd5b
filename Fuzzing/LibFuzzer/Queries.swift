import FuzzedQueries

private nonisolated(unsafe) let fuzzing = QueryFuzzing()

/// The function that libFuzzer calls with each input, on one thread.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // An input with the result -1 is not added to the corpus.
    fuzzing.run(UnsafeBufferPointer(start: bytes, count: count)) ? 0 : -1
}
